import { expect, test } from "vitest";
import { indexHigh, indexWide } from "../fan.js";
import { SUIT_SHAPES } from "./glyphs.js";
import { outlinesOf, placedPath } from "./outlines.js";

const RANKS = [..."A23456789TJQK"];
const SUITS = [..."CDHS"];
/** What stands on a card besides its two indexes. */
const PIPS: Readonly<Record<string, number>> = { A: 1, T: 10, J: 0, Q: 0, K: 0 };
const [WIDTH, HEIGHT] = [240, 336];

/** Every point of a path, the ends of arcs among them. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  return [...path.matchAll(/([MLCA])([^MLCAZ]*)/g)].flatMap(([, letter, text = ""]) => {
    const numbers = text
      .trim()
      .split(/\s+/)
      .map(Number)
      .slice(letter === "A" ? 5 : 0);
    return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
  });
}

test("a path is made larger, moved, and turned upside down with its arcs' flags as they were", () => {
  const path = "M10 20L30 -40C1 2 3 4 5 6A5 6 0 1 0 50 60Z";
  expect(placedPath(path, { scale: 2, x: 100, y: 200 })).toBe(
    "M120 240L160 120C102 204 106 208 110 212A10 12 0 1 0 200 320Z",
  );
  expect(placedPath(path, { scale: -1, x: 0, y: 0 })).toBe(
    "M-10 -20L-30 40C-1 -2 -3 -4 -5 -6A5 6 0 1 0 -50 -60Z",
  );
});

test("every card has its pips and two indexes, all of them on the card", () => {
  let cards = 0;
  for (const rank of RANKS) {
    for (const suit of SUITS) {
      const { suits, ranks, stroke } = outlinesOf(rank + suit, false);
      const shapes = (SUIT_SHAPES[suit] ?? "").match(/M/g)?.length ?? 0;
      expect(suits.match(/M/g)?.length, rank + suit).toBe(((PIPS[rank] ?? Number(rank)) + 2) * shapes);
      for (const [x, y] of [...pointsOf(suits), ...pointsOf(ranks)]) {
        expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, `${rank}${suit} at ${x}, ${y}`).toBe(true);
      }
      expect(stroke).toBeCloseTo((130 * 42) / 800 / (42 / 800 / (50 / 1120)));
      cards++;
    }
  }
  expect(cards).toBe(52);
});

test("a card turned upside down looks the same, but for the pips of an odd one", () => {
  for (const code of ["2C", "4D", "TH", "QS", "9D"]) {
    const { suits, ranks } = outlinesOf(code, false);
    const centre = (path: string) => {
      const points = pointsOf(path);
      return [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);
    };
    expect(centre(ranks)[0]).toBeCloseTo(WIDTH / 2);
    expect(centre(ranks)[1]).toBeCloseTo(HEIGHT / 2);
    if (code !== "9D") expect(centre(suits)[1]).toBeCloseTo(HEIGHT / 2);
  }
});

test("a bold card has one index and one large sign, a court its index alone", () => {
  expect(outlinesOf("7D", true).suits.match(/M/g)).toHaveLength(2);
  expect(outlinesOf("QD", true).suits.match(/M/g)).toHaveLength(1);
});

test("an ace or ten with a figure has its index alone, as courts have", () => {
  for (const code of ["AS", "TH"]) {
    expect(outlinesOf(code, true, true)).toEqual({ ...outlinesOf(code, true), suits: expect.any(String) });
    expect(outlinesOf(code, true, true).suits.match(/M/g)).toHaveLength(1);
    expect(outlinesOf(code, false, true).suits.match(/M/g)).toHaveLength(2);
  }
});

test("the signs of a card keep apart from each other", () => {
  const APART = 7;
  let pairs = 0;
  for (const rank of RANKS) {
    for (const suit of SUITS) {
      const boxes = outlinesOf(rank + suit, false)
        .suits.split(/(?=M)/)
        .map((path) => {
          const [xs, ys] = [0, 1].map((axis) => pointsOf(path).map((point) => point[axis] ?? 0)) as [
            number[],
            number[],
          ];
          return {
            left: Math.min(...xs),
            right: Math.max(...xs),
            top: Math.min(...ys),
            bottom: Math.max(...ys),
          };
        });
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const across = Math.max(one.left - other.right, other.left - one.right);
          const down = Math.max(one.top - other.bottom, other.top - one.bottom);
          expect(Math.max(across, down), rank + suit).toBeGreaterThan(APART);
          pairs++;
        }
      }
    }
  }
  expect(pairs).toBeGreaterThan(700);
});

test("what a fan leaves of a covered card shows its whole index and suit", () => {
  // Fans close up by a tenth before cards are hidden.
  const TIGHT = 0.9;
  for (const rank of RANKS) {
    for (const suit of SUITS) {
      for (const bold of [false, true]) {
        const { suits, ranks, stroke } = outlinesOf(rank + suit, bold);
        const sign = pointsOf(suits.split(/(?=M)/)[0] ?? "");
        const letters = pointsOf(ranks).filter(([, y]) => y < HEIGHT / 2);
        const right = Math.max(...sign.map(([x]) => x), ...letters.map(([x]) => x + stroke / 2));
        const bottom = Math.max(...sign.map(([, y]) => y), ...letters.map(([, y]) => y + stroke / 2));
        expect(right, `${rank}${suit} ${bold}`).toBeLessThan(indexWide(WIDTH, bold) * TIGHT);
        expect(bottom, `${rank}${suit} ${bold}`).toBeLessThan(indexHigh(HEIGHT, bold) * TIGHT);
      }
    }
  }
});
