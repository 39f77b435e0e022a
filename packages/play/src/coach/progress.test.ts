import { expect, it } from "vitest";
import { type ProgressGame, progressByKind, shareOf } from "./progress.js";

/** Games of ten decisions of two kinds each, of which so many are mistakes of the first. */
function gamesWith(mistakes: readonly number[]): readonly ProgressGame[] {
  return mistakes.map((count) => ({
    decisions: Array.from({ length: 10 }, (_, index) => ({
      kinds: ["first", "second"],
      mistake: index < count ? "first" : undefined,
    })),
  }));
}

it("says that a kind of mistake becomes rarer or more frequent only where it is clear", () => {
  const changeOf = (mistakes: readonly number[]) => progressByKind(gamesWith(mistakes))[0]?.change;
  expect(changeOf([5, 5, 5, 5, 1, 1, 1, 1])).toBe("rarer");
  expect(changeOf([1, 1, 1, 1, 5, 5, 5, 5])).toBe("more-often");
  expect(changeOf([3, 2, 3, 2, 2, 2, 3, 2])).toBe("unclear");
});

it("counts every decision once, in periods of about as many, and leaves out what is too little", () => {
  const [first, ...others] = progressByKind(gamesWith([5, 4, 3, 2, 1, 0, 0, 0]));
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: "first", total: { decisions: 80, mistakes: 15 } });
  expect(first?.periods.map(({ decisions }) => decisions)).toEqual(Array(8).fill(10));
  expect(first?.periods.map(shareOf)).toEqual([0.5, 0.4, 0.3, 0.2, 0.1, 0, 0, 0]);
  expect([first?.before.mistakes, first?.after.mistakes]).toEqual([14, 1]);
  expect(progressByKind(gamesWith([5, 5, 5]))).toEqual([]);
  expect(progressByKind(gamesWith([1, 1, 1, 1]))).toEqual([]);
});
