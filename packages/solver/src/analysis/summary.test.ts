import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Analysis, PlyAnalysis } from "./analysis.js";
import { inTenths, summaryOf } from "./summary.js";

describe("an account in tenths of a point", () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });

  it("adds up, and no part is a tenth of a point off", () => {
    fc.assert(
      fc.property(part, part, part, part, fc.constantFrom(0, 1), (deal, luck, choice, misjudged, result) => {
        const account = {
          mean: result - deal - luck - choice - misjudged,
          deal,
          luck,
          choice,
          misjudged,
          result,
        };
        const tenths = inTenths(account);
        expect(tenths.mean + tenths.deal + tenths.luck + tenths.choice + tenths.misjudged).toBe(
          tenths.result,
        );
        for (const name of ["mean", "deal", "luck", "choice", "misjudged"] as const)
          expect(Math.abs(tenths[name] - 1000 * account[name])).toBeLessThan(1.001);
      }),
    );
  });
});

describe("what a game comes to", () => {
  const account = { mean: 0.4, result: 0, deal: -0.09, luck: -0.2, choice: -0.11, misjudged: 0 };
  const ply = (number: number, more: Partial<PlyAnalysis>): PlyAnalysis => ({
    ply: number,
    played: "a",
    win: 0.31,
    moves: [],
    grade: "good",
    scale: "win",
    ...more,
  });
  const analysis = (plies: readonly PlyAnalysis[]): Analysis => ({
    game: "none",
    variant: "standard",
    by: { player: "nobody", version: 1, nodes: 0, sigma: 0 },
    plies,
    account,
    final: true,
  });

  it("names the ply of most luck of the kind that it was in sum, and the marked move that cost most", () => {
    const plies = [
      ply(0, { luck: 0.3, grade: "blunder", loss: 0.05 }),
      ply(1, { luck: -0.11, grade: "mistake", loss: 0.03 }),
      ply(2, { luck: -0.39, grade: "unclear", loss: 0.2 }),
    ];
    expect(summaryOf(analysis(plies))).toEqual({
      began: 0.31,
      luck: -0.2,
      luckiest: { ply: plies[2], isMost: true, isAll: false },
      given: 0.11,
      rest: 0,
      unsureOf: [],
      costliest: { ply: plies[0], isMost: false, isAll: false },
    });
  });

  it("tells a move that gave away all but what is too little to be named", () => {
    const isAll = (loss: number) =>
      summaryOf(analysis([ply(0, { grade: "blunder", loss })]))?.costliest?.isAll;
    expect([0.09, 0.106, 0.11, 0.114, 0.13].map(isAll)).toEqual([false, true, true, true, false]);
  });

  it("names none that weighs less than half a point, or whose loss is counted in points of the game", () => {
    const plies = [ply(0, { luck: -0.004, grade: "blunder", loss: 3, scale: "points" })];
    const { luckiest, costliest } = summaryOf(analysis(plies)) ?? {};
    expect([luckiest, costliest]).toEqual([undefined, undefined]);
  });

  it.each([
    // The game of issue 26: 18 % + 78 % − 23 % + 26.5 % make the win.
    [{ luck: 0.78, choice: -0.23, misjudged: 0.265 }, ["choices"]],
    [{ luck: 0.1, choice: -0.3, misjudged: -0.1 }, ["luck"]],
    [{ luck: -0.1, choice: -0.05, misjudged: -0.15 }, ["luck", "choices"]],
    [{ luck: -0.2, choice: -0.11, misjudged: 0.1 }, []],
    [{ luck: 0, choice: -0.001, misjudged: 0.3 }, []],
  ])("is unsure of what the rest is as large as: %o", (parts, unsureOf) => {
    const whole = { ...analysis([ply(0, {})]), account: { ...account, ...parts } };
    expect(summaryOf(whole)).toMatchObject({ rest: parts.misjudged, unsureOf });
  });

  it("is nothing before all of it is judged", () => {
    const { account: _, ...unfinished } = analysis([ply(0, {})]);
    expect(summaryOf(unfinished)).toBeUndefined();
  });
});
