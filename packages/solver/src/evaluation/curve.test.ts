import { expect, it } from "vitest";
import { curveOf } from "./curve.js";

const CURVES = {
  open: [
    [0.2, 0.1],
    [0.6, 0.5],
  ],
} as const;

it("a curve goes straight from knot to knot, and what is settled stays settled", () => {
  const curve = curveOf(CURVES, "open");
  const told = [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1];
  const came = [0, 0.05, 0.1, 0.3, 0.5, 0.75, 1];
  for (const [index, each] of told.entries()) expect(curve(each)).toBeCloseTo(came[index] as number, 12);
  expect(curve(0)).toBe(0);
  expect(curve(1)).toBe(1);
});

it("moments that have no curve are taken at their word", () => {
  const curve = curveOf(CURVES, "unheard of");
  for (const told of [0, 0.123, 0.5, 1]) expect(curve(told)).toBe(told);
});
