import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { even, laid, mirrored, THINNEST } from "./cards/shapes.js";
import { SIGNS } from "./cards/signs.js";
import { STYLE } from "./cards/styles/four-kingdoms.js";
import { PACKS } from "./pictures.js";

const SUITS = ["C", "D", "H", "S"] as const;
const ofRanks = (ranks: string) => [...ranks].flatMap((rank) => SUITS.map((suit) => rank + suit));
const COURTS = ofRanks("JQK");
/** Of Four Kingdoms: dragons, wizards, courts. */
const FIGURES = [...ofRanks("AT"), ...COURTS];
const KINGDOMS = PACKS["four-kingdoms"] ?? {};
/** In bytes, compressed. */
const MOST = { picture: 4096, pack: 120 * 1024 };
/** Where the rank and the suit of a card stand, in its upper left corner, with a little room. */
const INDEX = { right: 102, bottom: 61 };

/** Where large letters and sign end, and how much lower an ace's picture stands below them: `CardFace.svelte`. */
const BOLD = { letters: 107, lower: 54 };

const weigh = (text: string) => gzipSync(text).length;
/** The shade and the side of faces in the dusk, which the packs with skin have besides. */
const DUSK = Object.values(STYLE.cloth).flatMap(({ shade, dusk }) => [shade, dusk]);
const withoutDusk = (svg: string) =>
  DUSK.reduce<string>((text, ink) => text.replaceAll(new RegExp(`<path fill="${ink}"[^>]*>`, "g"), ""), svg);
const coloursOf = (svg: string) => new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(String));

/** Where the steps of all paths of a figure (its upper half, if it has two) begin and end, and what bends them, on the card. */
function pointsOf(svg: string): readonly (readonly [x: number, y: number])[] {
  const figure = svg.slice(
    Math.max(0, svg.indexOf('<g id="h"')),
    svg.includes("<use") ? svg.indexOf("<use") : undefined,
  );
  return [...figure.matchAll(/<g transform="translate\((\S+) (\S+)\)">(.*?)<\/g>/g)].flatMap(
    ([, left = "", top = "", paths = ""]) =>
      [...paths.matchAll(/[MLQC]([^MLQCa"]*)/g)].flatMap(([, text = ""]) => {
        const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
        return numbers.flatMap((x, index) =>
          index % 2 === 0 ? [[x + Number(left), (numbers[index + 1] ?? 0) + Number(top)] as const] : [],
        );
      }),
  );
}

/** The points of a path as seen from its first one, its farthest coordinate at 1. */
function outlineOf(path: string): readonly number[] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const seen = numbers.map((value, index) => value - (numbers[index % 2] ?? 0));
  const farthest = Math.max(...seen.map(Math.abs));
  return seen.map((value) => value / farthest);
}

/** How often a suit's sign stands in a picture, in whatever size. */
function signsIn(svg: string, suit: (typeof SUITS)[number]): number {
  const sign = outlineOf(SIGNS[suit].at(-1)?.path ?? "");
  return [...svg.matchAll(/ d="([^"]+)"/g)].filter(([, path = ""]) => {
    const outline = outlineOf(path);
    return (
      outline.length === sign.length &&
      outline.every((value, index) => Math.abs(value - (sign[index] ?? 0)) < 0.02)
    );
  }).length;
}

test("half a shape becomes a whole one, the same on both sides", () => {
  expect(even("M0 -5L10 -5C10 0 5 5 0 9")).toBe("M0 -5L10 -5C10 0 5 5 0 9C-5 5 -10 0 -10 -5L0 -5Z");
  expect(even("M0 0Q4 2 6 8")).toBe("M0 0Q4 2 6 8L-6 8Q-4 2 0 0Z");
  expect(mirrored("M1 2L3 -4Z")).toBe("M-1 2L-3 -4Z");
});

test("pieces are made larger, turned and moved, arcs with their flags; a cut keeps its width", () => {
  const part = [{ ink: "gold", path: "M1 0Q2 0 3 4a2 2 0 1 1 4 0Z", stroke: 5 }] as const;
  const path = "M10 22Q10 24 2 26a4 4 0 1 1 0 8Z";
  expect(laid(part, { x: 10, y: 20, scale: 2, turn: 0.25 })).toEqual([{ ink: "gold", path, stroke: 5 }]);
});

test("every pack has twelve courts, pictures for its aces and its back, all of them small", () => {
  expect(Object.keys(KINGDOMS).sort()).toEqual([...FIGURES].sort());
  for (const [game, pictures] of Object.entries(PACKS)) {
    expect(Object.keys(pictures), game).toEqual(expect.arrayContaining(COURTS));
    if (pictures !== KINGDOMS) expect(pictures, game).toHaveProperty("A");
    for (const [code, picture] of Object.entries(pictures))
      expect(weigh(picture), `${game} ${code}`).toBeLessThanOrEqual(MOST.picture);
    const back = readFileSync(
      fileURLToPath(new URL(`../packages/web/src/games/${game}/back.svg`, import.meta.url)),
      "utf8",
    );
    const all = [...Object.values(pictures), back].reduce((sum, picture) => sum + weigh(picture), 0);
    expect(all, game).toBeLessThanOrEqual(MOST.pack);
  }
  expect(PACKS["tomb-of-four-kings"]).toHaveProperty("JK");
});

test("nothing is thinner than a sixtieth of the card, and no figure has more than four inks on its paper and skin", () => {
  let strokes = 0;
  for (const [game, pictures] of Object.entries(PACKS)) {
    for (const [code, picture] of Object.entries(pictures)) {
      for (const [, width] of picture.matchAll(/stroke-width="([\d.]+)"/g)) {
        expect(Number(width), `${game} ${code}`).toBeGreaterThanOrEqual(THINNEST);
        strokes++;
      }
      const most = Object.values(STYLE.cloth).some(({ skin = "" }) => picture.includes(skin)) ? 6 : 5;
      if (FIGURES.includes(code))
        expect(coloursOf(withoutDusk(picture)).size, `${game} ${code}`).toBeLessThanOrEqual(most);
    }
  }
  expect(THINNEST).toBe(240 / 60);
  expect(strokes).toBeGreaterThan(300);
});

test("courts differ by their shapes, and those shapes are the same in every pack but for shade", () => {
  const [first = [], ...others] = Object.values(PACKS).map((pictures) =>
    COURTS.map((code) => withoutDusk(pictures[code] ?? "").replaceAll(/(?:fill|stroke)="#[0-9a-f]{6}"/g, "")),
  );
  expect(new Set(first).size).toBe(COURTS.length);
  expect(others).toEqual([first, first]);
});

test("dragons and wizards differ from suit to suit by their shapes, and bear their suit's sign", () => {
  const shapes = FIGURES.map((code) => KINGDOMS[code]?.replaceAll(/#[0-9a-f]{6}/g, ""));
  expect(new Set(shapes).size).toBe(FIGURES.length);
  for (const suit of SUITS) {
    expect(signsIn(KINGDOMS[`A${suit}`] ?? "", suit), `dragon of ${suit}`).toBe(1);
    // On the cloak as a court has it, and on what a wizard wears or holds.
    expect(signsIn(KINGDOMS[`T${suit}`] ?? "", suit), `wizard of ${suit}`).toBe(2);
  }
});

test("nothing of a figure lies on its rank and suit, nor beyond the card", () => {
  let points = 0;
  for (const code of FIGURES) {
    for (const [x, y] of pointsOf(KINGDOMS[code] ?? "")) {
      expect(x < INDEX.right && y < INDEX.bottom, `${code} at ${x}, ${y}`).toBe(false);
      expect(x <= 240 && y >= 0, `${code} at ${x}, ${y}`).toBe(true);
      points++;
    }
  }
  expect(points).toBeGreaterThan(5000);
});

test("a dragon keeps from both corners and from the edges, and stands below the large letters of a bold card", () => {
  for (const code of ofRanks("A")) {
    for (const [x, y] of pointsOf(KINGDOMS[code] ?? "")) {
      expect(x > 240 - INDEX.right && y > 336 - INDEX.bottom, `${code} at ${x}, ${y}`).toBe(false);
      expect(x >= 2 && x <= 238 && y <= 334, `${code} at ${x}, ${y}`).toBe(true);
      expect(y + BOLD.lower, `${code} at ${x}, ${y}`).toBeGreaterThanOrEqual(BOLD.letters);
    }
  }
});
