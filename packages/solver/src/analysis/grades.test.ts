import { describe, expect, it } from "vitest";
import type { Grade } from "./analysis.js";
import { gradeOf } from "./grades.js";

const NONE = { win: 0, points: 0 };

/** The grade of a move that takes a chance down, in per cent; several moves were legal and nothing is off. */
function graded(best: number, played: number, sigma = 0, error = 0): Grade {
  return gradeOf({
    best: { win: best / 100 },
    played: { win: played / 100, error },
    legal: 3,
    sigma: { win: sigma, points: 0 },
  }).grade;
}

describe("grades", () => {
  it.each([
    [10, 9.2, "good"],
    [10, 9.1, "inaccuracy"],
    [10, 7.7, "inaccuracy"],
    [10, 7.6, "mistake"],
    [10, 4.8, "mistake"],
    [10, 4.7, "blunder"],
    [26, 25.0, "good"],
    [26, 24.1, "inaccuracy"],
    [26, 20.6, "mistake"],
    [26, 13.6, "blunder"],
    [94, 91, "inaccuracy"],
    [94, 89, "mistake"],
    [94, 82, "blunder"],
    [99.9, 95.5, "inaccuracy"],
    [99.9, 99.5, "good"],
    [0.4, 0, "good"],
    [50, 50, "good"],
    [40, 60, "good"],
  ] as const)("from %s to %s per cent: %s", (best, played, grade) => {
    expect(graded(best, played)).toBe(grade);
  });

  it("mark nothing that is less than twice what it may be off, and say that it is unclear", () => {
    expect(graded(26, 13.6, 0.06)).toBe("blunder");
    expect(graded(26, 13.6, 0.063)).toBe("unclear");
    expect(graded(26, 13.6, 0.05, 0.05)).toBe("unclear");
    expect(graded(26, 25.8, 0.05)).toBe("good");
  });

  it("mark nothing that costs no more than what the judge misjudged in this very position", () => {
    const choice = { best: { win: 0.983 }, played: { win: 0.857, error: 0 }, legal: 3 };
    const grade = (misjudged: number) =>
      gradeOf({ ...choice, sigma: { win: 0.032, points: 0 }, misjudged }).grade;
    expect([grade(0.077), grade(0.126), grade(0.15)]).toEqual(["blunder", "unclear", "unclear"]);
  });

  it("need no estimate where the game is surely lost, unless nothing else is any better", () => {
    const choice = { legal: 2, sigma: { win: 0.05, points: 0 }, misjudged: 1, isSurelyLost: true };
    const lost = (best: number) =>
      gradeOf({ ...choice, best: { win: best }, played: { win: 0, error: 0.1 } }).grade;
    expect([0.3, 0.03, 0.01, 0].map(lost)).toEqual(["blunder", "mistake", "mistake", "good"]);
  });

  it("are nothing for a forced move", () => {
    const { grade } = gradeOf({
      best: { win: 1 },
      played: { win: 0, error: 0 },
      legal: 1,
      sigma: { win: 0, points: 0 },
    });
    expect(grade).toBe("forced");
  });

  it("go by points where the best move hardly ever wins and there are points to play for", () => {
    const choice = { legal: 2, sigma: { win: 0, points: 0 } };
    const { grade, scale, loss } = gradeOf({
      ...choice,
      best: { win: 0.009, points: 30 },
      played: { win: 0, points: 26, error: 0 },
    });
    expect([grade, scale, loss]).toEqual(["mistake", "points", 4]);
    expect(
      gradeOf({ ...choice, best: { win: 0.011, points: 30 }, played: { ...NONE, error: 0 } }).scale,
    ).toBe("win");
    expect(gradeOf({ ...choice, best: { win: 0 }, played: { win: 0, error: 0 } }).scale).toBe("win");
  });
});
