import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { calibrationOf } from "./calibration.js";

describe("calibration", () => {
  it("counts bins of equal size, the least forecasts first", () => {
    const { bins, error, skill } = calibrationOf(
      [
        { chance: 0.75, observed: 1, game: 1 },
        { chance: 0.25, observed: 0, game: 1 },
        { chance: 0.75, observed: 0, game: 2 },
        { chance: 0.25, observed: 0, game: 3 },
      ],
      2,
    );
    expect(bins).toEqual([
      { count: 2, forecast: 0.25, observed: 0, error: 0 },
      { count: 2, forecast: 0.75, observed: 0.5, error: Math.sqrt(1 / 8) },
    ]);
    expect(error).toBe(0.25);
    // Squared errors 1/16 + 1/16 + 9/16 + 1/16, those of the base rate 4 × 3/16.
    expect(skill).toBe(1 - 12 / 16 / (4 * (3 / 16)));
  });

  it("finds no skill in the base rate, all of it in a prophet, and little error where chances are true", () => {
    const random = seededRandom(1);
    const chances = Array.from({ length: 30_000 }, () => random(1001) / 1000);
    const forecasts = chances.map((chance, game) => ({
      chance,
      observed: Number(random(1000) < 1000 * chance),
      game,
    }));
    const { error, chance, skill, bins } = calibrationOf(forecasts);
    expect(bins).toHaveLength(15);
    expect(error).toBeLessThan(0.015);
    // Each bin scatters by some 1 %, and its size is eight tenths of that on average.
    expect(chance).toBeGreaterThan(0.005);
    expect(chance).toBeLessThan(0.009);
    expect(skill).toBeGreaterThan(0.3); // a third, on average
    expect(skill).toBeLessThan(0.37);
    expect(calibrationOf(forecasts.map((each) => ({ ...each, chance: each.observed }))).skill).toBe(1);
    const rate = forecasts.filter(({ observed }) => observed === 1).length / forecasts.length;
    expect(calibrationOf(forecasts.map((each) => ({ ...each, chance: rate }))).skill).toBeCloseTo(0, 10);
  });

  it("counts games, not forecasts: what is said ten times of a game is said once", () => {
    const random = seededRandom(2);
    const once = Array.from({ length: 3000 }, (_, game) => ({ chance: 0.5, observed: random(2), game }));
    const often = once.flatMap((each) => new Array<typeof each>(10).fill(each));
    expect(calibrationOf(often, 1).chance).toBeCloseTo(calibrationOf(once, 1).chance, 10);
  });
});
