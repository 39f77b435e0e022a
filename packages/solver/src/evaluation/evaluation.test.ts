import { expect, it } from "vitest";
import { curveOf } from "./evaluation.js";

const CURVES = {
  open: [
    [0.2, 0.1],
    [0.6, 0.5],
  ],
} as const;

it("a curve goes straight from knot to knot, and what is settled stays settled", () => {
  const curve = curveOf(CURVES, "open");
  const predicted = [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1];
  const observed = [0, 0.05, 0.1, 0.3, 0.5, 0.75, 1];
  for (const [index, each] of predicted.entries())
    expect(curve(each)).toBeCloseTo(observed[index] as number, 12);
  expect(curve(0)).toBe(0);
  expect(curve(1)).toBe(1);
});

it("moments that have no curve are taken at their word", () => {
  const curve = curveOf(CURVES, "unheard of");
  for (const predicted of [0, 0.123, 0.5, 1]) expect(curve(predicted)).toBe(predicted);
});
