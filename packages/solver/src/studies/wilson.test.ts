import { describe, expect, it } from "vitest";
import { boundedWilson, pairedDifference, wilson } from "./wilson.js";

describe("the Wilson interval", () => {
  it("solves the equation it is defined by: each end is z standard errors of its own from the share", () => {
    const z = 1.959964;
    for (const [hits, trials] of [
      [1, 10],
      [5, 10],
      [37, 500],
      [512, 1000],
      [9_999, 10_000],
    ] as const) {
      const { rate, low, high } = wilson(hits, trials);
      expect(rate).toBe(hits / trials);
      for (const end of [low, high]) {
        expect(Math.abs(rate - end)).toBeCloseTo(z * Math.sqrt((end * (1 - end)) / trials), 10);
      }
      expect(low).toBeLessThan(rate);
      expect(high).toBeGreaterThan(rate);
    }
  });

  it("is the textbook's for 1 of 10", () => {
    const { low, high } = wilson(1, 10);
    expect(low).toBeCloseTo(0.0179, 4);
    expect(high).toBeCloseTo(0.4042, 4);
  });

  it("stays between 0 and 1 when nothing or everything is a hit", () => {
    const none = wilson(0, 50);
    expect(none).toMatchObject({ rate: 0, low: 0 });
    expect(none.high).toBeCloseTo(0.0713, 4);
    const all = wilson(50, 50);
    expect(all).toMatchObject({ rate: 1, high: 1 });
    expect(all.low).toBeCloseTo(1 - none.high, 12);
  });
});

describe("the Wilson interval with undecided trials", () => {
  it("is the plain one when all are decided", () => {
    const { rate, low, high } = wilson(30, 100);
    expect(boundedWilson(30, 0, 100)).toEqual({ least: rate, most: rate, low, high });
  });

  it("counts them as misses at the low end and as hits at the high end", () => {
    expect(boundedWilson(30, 5, 100)).toEqual({
      least: 0.3,
      most: 0.35,
      low: wilson(30, 100).low,
      high: wilson(35, 100).high,
    });
  });
});

describe("the paired difference", () => {
  it("is that of the two shares, and 0 ± 0 when no trial differs", () => {
    expect(pairedDifference(0, 0, 100)).toEqual({ difference: 0, margin: 0 });
    const { difference, margin } = pairedDifference(30, 10, 400);
    expect(difference).toBeCloseTo(0.05, 12);
    expect(margin).toBeCloseTo(1.959964 * Math.sqrt((0.1 - 0.0025) / 400), 12);
  });
});
