import { describe, expect, test } from "vitest";
import { fanned, latestOpen } from "./fan.js";

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

  test("with much less, the latest can be read, and the fan fills its room", () => {
    const found = steps(16, 110);
    expect(found.reduce((sum, step) => sum + step, 0)).toBeCloseTo(110, 0);
    expect(found.at(-1)).toBe(18);
    expect(found.filter((step) => step === 18)).toHaveLength(3);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(STEPS.close);
  });

  test("with next to none, it still keeps within its room", () => {
    expect(steps(31, 60).reduce((sum, step) => sum + step, 0)).toBeCloseTo(60, 0);
  });
});
