import { expect, it } from "vitest";
import { meanInterval } from "./mean-interval.js";

it("is the mean with its textbook interval", () => {
  const { mean, margin, variance } = meanInterval([1, 2, 3, 4]);
  expect([mean, variance]).toEqual([2.5, 5 / 3]);
  expect(margin).toBeCloseTo(1.959964 * Math.sqrt(5 / 3 / 4), 12);
});
