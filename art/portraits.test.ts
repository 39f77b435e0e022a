import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PORTRAITS } from "./pictures.js";
import * as inks from "./portraits/inks.js";

const ALL = Object.entries(PORTRAITS);
const weightOf = (svg: string) => gzipSync(svg).length;

test("a picture weighs at most 4 kB compressed, all of them at most 120 kB", () => {
  for (const [name, svg] of ALL) expect(weightOf(svg), name).toBeLessThanOrEqual(4096);
  expect(ALL.reduce((sum, [, svg]) => sum + weightOf(svg), 0)).toBeLessThanOrEqual(120 * 1024);
  expect(new Set(ALL.map(([, svg]) => svg)).size).toBe(ALL.length);
});

test("few inks: a picture holds at most ten, all of them from its list, and nothing that the page's policy forbids", () => {
  const known = new Set(Object.values(inks).map(String));
  for (const [name, svg] of ALL) {
    const used = new Set(svg.match(/#[0-9a-f]{6}/g));
    expect(
      [...used].filter((ink) => !known.has(ink)),
      name,
    ).toEqual([]);
    expect(used.size, name).toBeLessThanOrEqual(10);
    expect(svg).not.toMatch(/style=|data:|href|undefined|NaN/);
  }
});
