import { describe, expect, it } from "vitest";
import { pricedDifference } from "./priced-difference.js";

describe("the priced difference", () => {
  it("adds up what the deviations of a game are worth, each the mean of its tries", () => {
    const { difference, margin, scatter } = pricedDifference([[[1, 0], [1]], [], [[-1, -1, -1]]]);
    // Games of 1.5, 0 and −1: their mean is 1/6, their variance (1.5² + 1 − 3/36) / 2 = 19/12.
    expect(difference).toBeCloseTo(1 / 6, 12);
    expect(margin).toBeCloseTo(1.959964 * Math.sqrt(19 / 12 / 3), 10);
    expect(scatter).toBeNaN(); // a deviation tried once does not tell how it scatters
  });

  it("says how much of the margin is the scatter of the tries", () => {
    // The mean of 1 and 0 has the variance 0.25, in one game of three; the games are 0.5, 0 and −1.
    const { scatter } = pricedDifference([[[1, 0]], [[0, 0]], [[-1, -1]]]);
    expect(scatter).toBeCloseTo(0.25 / 3 / ((1.25 - 0.25 / 3) / 2), 12);
  });

  it("is 0 ± 0 where nothing deviates", () => {
    expect(pricedDifference([[], [], []])).toEqual({ difference: 0, margin: 0, scatter: 0 });
  });
});
