import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { even, mirrored, THINNEST } from "./cards/shapes.js";
import { PACKS } from "./pictures.js";

const COURTS = [..."JQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
/** In bytes, compressed. */
const MOST = { court: 4096, pack: 120 * 1024 };
/** Where the rank and the suit of a card stand, in its upper left corner, with a little room. */
const INDEX = { right: 102, bottom: 61 };

const weigh = (text: string) => gzipSync(text).length;
const coloursOf = (svg: string) => new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(String));

/** Where the steps of all paths of the figure's upper half begin and end, and what bends them, on the card. */
function pointsOf(svg: string): readonly (readonly [x: number, y: number])[] {
  const figure = svg.slice(svg.indexOf('<g id="h"'), svg.indexOf("<use"));
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

test("half a shape becomes a whole one, the same on both sides", () => {
  expect(even("M0 -5L10 -5C10 0 5 5 0 9")).toBe("M0 -5L10 -5C10 0 5 5 0 9C-5 5 -10 0 -10 -5L0 -5Z");
  expect(even("M0 0Q4 2 6 8")).toBe("M0 0Q4 2 6 8L-6 8Q-4 2 0 0Z");
  expect(mirrored("M1 2L3 -4Z")).toBe("M-1 2L-3 -4Z");
});

test("every pack has twelve courts, an ornament for its aces and its back, all of them small", () => {
  for (const [game, pictures] of Object.entries(PACKS)) {
    expect(Object.keys(pictures), game).toEqual(expect.arrayContaining([...COURTS, "A"]));
    for (const code of COURTS)
      expect(weigh(pictures[code] ?? ""), `${game} ${code}`).toBeLessThanOrEqual(MOST.court);
    const back = readFileSync(
      fileURLToPath(new URL(`../packages/web/src/games/${game}/back.svg`, import.meta.url)),
      "utf8",
    );
    const all = [...Object.values(pictures), back].reduce((sum, picture) => sum + weigh(picture), 0);
    expect(all, game).toBeLessThanOrEqual(MOST.pack);
  }
  expect(PACKS["tomb-of-four-kings"]).toHaveProperty("JK");
});

test("nothing is thinner than a sixtieth of the card, and no court has more than four inks on its paper", () => {
  let strokes = 0;
  for (const [game, pictures] of Object.entries(PACKS)) {
    for (const [code, picture] of Object.entries(pictures)) {
      for (const [, width] of picture.matchAll(/stroke-width="([\d.]+)"/g)) {
        expect(Number(width), `${game} ${code}`).toBeGreaterThanOrEqual(THINNEST);
        strokes++;
      }
      if (COURTS.includes(code)) expect(coloursOf(picture).size, `${game} ${code}`).toBeLessThanOrEqual(5);
    }
  }
  expect(THINNEST).toBe(240 / 60);
  expect(strokes).toBeGreaterThan(300);
});

test("courts differ by their shapes, and those shapes are the same in every pack", () => {
  const [first = [], ...others] = Object.values(PACKS).map((pictures) =>
    COURTS.map((code) => pictures[code]?.replaceAll(/(?:fill|stroke)="#[0-9a-f]{6}"/g, "")),
  );
  expect(new Set(first).size).toBe(COURTS.length);
  expect(others).toEqual([first, first]);
});

test("nothing of a court lies on its rank and suit, nor beyond the card", () => {
  let points = 0;
  for (const code of COURTS) {
    for (const [x, y] of pointsOf(PACKS["four-kingdoms"]?.[code] ?? "")) {
      expect(x < INDEX.right && y < INDEX.bottom, `${code} at ${x}, ${y}`).toBe(false);
      expect(x <= 240 && y >= 0, `${code} at ${x}, ${y}`).toBe(true);
      points++;
    }
  }
  expect(points).toBeGreaterThan(2000);
});
