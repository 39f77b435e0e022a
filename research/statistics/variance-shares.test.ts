import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { varianceShare } from "./variance-shares.js";

it("tells apart parts that know nothing of each other by their variances, and the shares add up to 1", () => {
  const random = seededRandom(4);
  const trials = 4000;
  const even = (width: number) => Array.from({ length: trials }, () => (width * random(1001)) / 1000);
  // Variances in the ratio 9 : 4 : 1; the last part evens out half of the second.
  const parts = [even(3), even(2), even(1)];
  const [, second = []] = parts;
  parts.push(second.map((each) => -each / 2));
  const sum = Array.from({ length: trials }, (_, index) =>
    parts.reduce((all, part) => all + (part[index] ?? 0), 0),
  );
  const shares = parts.map((part) => varianceShare(part, sum));
  const truths = [9, 2, 1, -1].map((each) => each / 11);
  for (const [index, { share, error }] of shares.entries()) {
    expect(Math.abs(share - (truths[index] ?? 0))).toBeLessThan(4 * error);
    expect(error).toBeLessThan(0.02);
  }
  expect(shares.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 10);
});

it("gives a sum of one part the whole, without doubt", () => {
  expect(varianceShare([1, 2, 5], [1, 2, 5])).toEqual({ share: 1, error: 0 });
});
