import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { calibrationOf } from "./calibration.js";

describe("calibration", () => {
  it("counts bins of equal size, the least forecasts first", () => {
    const { bins, error, skill } = calibrationOf(
      [
        { chance: 0.75, came: true },
        { chance: 0.25, came: false },
        { chance: 0.75, came: false },
        { chance: 0.25, came: false },
      ],
      2,
    );
    expect(bins).toEqual([
      { count: 2, forecast: 0.25, came: 0 },
      { count: 2, forecast: 0.75, came: 0.5 },
    ]);
    expect(error).toBe(0.25);
    // Squared errors 1/16 + 1/16 + 9/16 + 1/16, those of the base rate 4 × 3/16.
    expect(skill).toBe(1 - 12 / 16 / (4 * (3 / 16)));
  });

  it("finds no skill in the base rate, all of it in a prophet, and little error where chances are true", () => {
    const random = seededRandom(1);
    const chances = Array.from({ length: 30_000 }, () => random(1001) / 1000);
    const forecasts = chances.map((chance) => ({ chance, came: random(1000) < 1000 * chance }));
    const { error, skill, bins } = calibrationOf(forecasts);
    expect(bins).toHaveLength(15);
    expect(error).toBeLessThan(0.015);
    expect(skill).toBeGreaterThan(0.3); // a third, on average
    expect(skill).toBeLessThan(0.37);
    expect(calibrationOf(forecasts.map(({ came }) => ({ chance: came ? 1 : 0, came }))).skill).toBe(1);
    const rate = forecasts.filter(({ came }) => came).length / forecasts.length;
    expect(calibrationOf(forecasts.map(({ came }) => ({ chance: rate, came }))).skill).toBeCloseTo(0, 10);
  });
});
