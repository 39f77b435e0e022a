import { gzipSync } from "node:zlib";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PORTRAITS } from "../../../build/portraits/index.js";
import * as inks from "../../../build/portraits/inks.js";
import { CARDS } from "./card-numbers.js";
import { likeness } from "./likeness.js";

const KINDS = ["friend", "foe", "weapon", "trap"] as const;
const ALL = KINDS.flatMap((kind) => Object.entries(PORTRAITS[kind]));
const weightOf = (svg: string) => gzipSync(svg).length;

test("FG-0: every card of the built-in set has a picture of its own, and no picture is without its card", () => {
  for (const { kind, name } of CARDS.values()) expect(Object.keys(PORTRAITS[kind])).toContain(name);
  expect(ALL).toHaveLength(CARDS.size);
  expect(new Set(ALL.map(([, svg]) => svg)).size).toBe(CARDS.size);
});

test("a picture weighs at most 4 kB compressed, all of them at most 120 kB", () => {
  for (const [name, svg] of ALL) expect(weightOf(svg), name).toBeLessThanOrEqual(4096);
  const whole = ALL.reduce((sum, [, svg]) => sum + weightOf(svg), 0);
  expect(whole).toBeLessThanOrEqual(120 * 1024);
});

test("few inks: a picture holds at most ten, all of them the press's, and nothing that the page's policy forbids", () => {
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

test("FG-0: a card of a player's own set has a picture of its kind, by its name alone", () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.string({ unit: "grapheme" }), (kind, name) => {
      const drawn = Object.keys(PORTRAITS[kind]);
      expect(drawn).toContain(likeness(name, drawn));
      expect(likeness(name, drawn)).toBe(likeness(name, [...drawn]));
    }),
  );
  const friends = Object.keys(PORTRAITS.friend);
  const own = Array.from({ length: 200 }, (_, index) => likeness(`Somebody ${index}`, friends));
  expect(new Set(own).size).toBe(friends.length);
  expect(likeness("Biscuit", friends)).toBe("Biscuit");
  expect(builtInCardSet.friends.some(({ name }) => name === "Biscuit")).toBe(true);
});
