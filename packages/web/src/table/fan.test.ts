import { describe, expect, test } from "vitest";
import { fanned, fannedPlace, latestOpen } from "./fan.js";

const STEPS = { open: 20, close: 4 };

/** The steps between the cards of such a fan, to the hundredth. */
function steps(count: number, room: number): number[] {
  const step = latestOpen(count, room, STEPS);
  const spots = fanned(count, {
    from: { x: 0, y: 0 },
    step: (under) => ({ x: 0, y: step(under) }),
    room: { x: 0, y: room },
  });
  return spots.slice(1).map(({ y }, index) => Math.round((y - (spots[index]?.y ?? 0)) * 100) / 100);
}

describe("a fan whose latest cards stay open", () => {
  test("with room for all, all are open", () => {
    expect(steps(6, 100)).toEqual([20, 20, 20, 20, 20]);
  });

  test("with a little less, all come a little closer", () => {
    expect(steps(6, 90)).toEqual([18, 18, 18, 18, 18]);
  });

  test("with much less, the latest can be read, and of the others the edges are seen: nothing lies between", () => {
    const found = steps(16, 106);
    expect(found.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => STEPS.close));
    expect(found.slice(12)).toEqual([19.33, 19.33, 19.33]);
    expect(steps(16, 112).slice(12)).toEqual([20, 20, 20]);
  });

  test("with next to none, it still keeps within its room", () => {
    expect(steps(31, 60).reduce((sum, step) => sum + step, 0)).toBeCloseTo(60, 0);
  });
});

test("in a place narrower than a card all cards lie on its corner", () => {
  const area = { x: 1, y: 2, width: 10, height: 28 };
  const card = { width: 20, height: 28 };
  for (const count of [1, 2]) {
    const { spots } = fannedPlace("turn", count, area, card, () => ({ x: 12, y: 0 }));
    expect(spots).toEqual(Array.from({ length: count }, () => ({ x: 1, y: 2 })));
  }
});
