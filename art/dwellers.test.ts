import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as inks from "./dwellers/inks.js";
import { WAYS } from "./dwellers/ways.js";
import { DWELLERS } from "./pictures.js";

const ALL = Object.entries(DWELLERS);
const DRAWN = [...ALL, ...Object.entries(WAYS)];

test("each of the 27 that wait in the tomb has a picture of its own of at most 1.2 kB compressed", () => {
  const kinds = ["monster", "trap", "door"];
  const expected = kinds.flatMap((kind) => Array.from({ length: 9 }, (_, index) => `${kind}-${index + 2}`));
  expect(ALL.map(([name]) => name)).toEqual(expected);
  expect(new Set(ALL.map(([, svg]) => svg)).size).toBe(expected.length);
  for (const [name, svg] of DRAWN) expect(gzipSync(svg).length, name).toBeLessThanOrEqual(1229);
});

test("all inks are from the list, each shape of a name has it to itself, and no line is thinner than a sixtieth", () => {
  const known = new Set(Object.values(inks).map(String));
  for (const [name, svg] of DRAWN) {
    expect(
      (svg.match(/#[0-9a-f]{6}/g) ?? []).filter((ink) => !known.has(ink)),
      name,
    ).toEqual([]);
    const ids = svg.match(/ id="[^"]*"/g) ?? [];
    expect(new Set(ids).size, name).toBe(ids.length);
    for (const [, width] of svg.matchAll(/stroke-width="([^"]*)"/g))
      expect(Number(width), name).toBeGreaterThan(160 / 60);
    expect(svg, name).not.toMatch(/undefined|NaN|%/);
  }
});
