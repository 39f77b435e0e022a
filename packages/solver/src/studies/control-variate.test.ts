import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { meanBeside } from "./corrected-rate.js";

it("takes off what the numbers beside are off, all of it where the numbers follow them", () => {
  // 2x + 1, of x that should be 5 on average and are 2.
  const { mean, margin } = meanBeside([3, 5, 7], [{ values: [1, 2, 3], mean: 5 }]);
  expect(mean).toBeCloseTo(11, 12);
  expect(margin).toBeCloseTo(0, 12);
});

it("has a narrower interval than the plain mean, and the truth in it 19 times of 20", () => {
  const random = seededRandom(11);
  const SAMPLES = 400;
  let hits = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    // Thrown dice, and their sum with another die: 7 on average.
    const beside = Array.from({ length: 60 }, () => random(6) + 1);
    const numbers = beside.map((die) => die + random(6) + 1);
    const { mean, margin } = meanBeside(numbers, [{ values: beside, mean: 3.5 }]);
    expect(margin).toBeLessThan(meanBeside(numbers, []).margin);
    if (Math.abs(mean - 7) <= margin) hits++;
  }
  expect(hits / SAMPLES).toBeGreaterThan(0.91);
});
