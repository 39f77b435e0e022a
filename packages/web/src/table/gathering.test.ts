import { expect, test } from "vitest";
import { gatheringOf, type MovedCard, SWEEP } from "./flights.js";

const TIME = 100;

/** So many cards of a fan that go to the stock, which is fanned itself. */
function fanTo(stock: string, pile: string, x: number, count: number, from: number): readonly MovedCard[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `${pile} ${index}`,
    from: { x, y: index * 20, scale: 1, code: "7H", pile },
    to: { x: 900, y: (from + index) * 2, scale: 1, code: "7H", pile: stock },
  }));
}

const MOVED = [...fanTo("s", "w1", 0, 8, 0), ...fanTo("s", "w2", 100, 8, 8)];

test("cards of several piles that come together close up, are taken over in one sweep from the farthest on, and laid out", () => {
  const gathering = gatheringOf(MOVED, TIME);
  const stops = MOVED.map((card) => gathering?.(card) ?? []);
  const at = (time: number) =>
    stops.map((ways) => {
      const last = ways.filter(({ after }) => after <= time).at(-1);
      return `${last?.at.x} ${last?.at.y}`;
    });
  expect(new Set(at(TIME))).toEqual(new Set(["0 0", "100 0"]));
  const leaves = (index: number) => stops[index]?.[2]?.after ?? 0;
  // The sweep has come so far when it takes the second pile along.
  expect((leaves(8) - leaves(0)) / (TIME * SWEEP)).toBeCloseTo(100 / 900, 9);
  const arrival = TIME * (1 + SWEEP);
  expect(new Set(stops.map((ways) => ways[3]?.after))).toEqual(new Set([arrival]));
  expect(new Set(at(arrival))).toEqual(new Set(["900 0"]));
  const end = Math.max(...stops.map((ways) => ways.at(-1)?.after ?? 0));
  expect(at(end)).toEqual(MOVED.map(({ to }) => `${to.x} ${to.y}`));
  expect(new Set(stops.map((ways) => ways.at(-1)?.after))).toEqual(new Set([end]));
});

test("few cards, and cards that go to several piles, fly as ever", () => {
  expect(gatheringOf(fanTo("s", "w1", 0, 4, 0), TIME)).toBeUndefined();
  expect(gatheringOf([...MOVED, ...fanTo("t1", "w3", 200, 1, 0)], TIME)).toBeUndefined();
});
