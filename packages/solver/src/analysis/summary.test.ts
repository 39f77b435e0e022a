import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceIn } from "./analysing.js";
import type { Analysis, PlyAnalysis } from "./analysis.js";
import { inTenths, resultParts, summaryOf } from "./summary.js";

it("splits what the moves cost: the player's own, those of hints, and a resignation", () => {
  const account = { mean: 0.5, deal: 0, luck: 0, choice: -0.5, misjudged: 0, result: 0 };
  expect(resultParts(account, 0.3, -0.15)).toMatchObject({ own: -50, byHints: -150, resigning: -300 });
  expect(resultParts(account)).toMatchObject({ own: -500, byHints: undefined, resigning: 0 });
});

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
    by: { player: "nobody", version: 1, nodes: 0, sigma: 0.1 },
    plies,
    account,
    final: true,
  });

  it("names the ply with half of the luck or more, of the kind that it was in sum, and all marked moves but a resignation", () => {
    const plies = [
      ply(0, { luck: 0.3, grade: "blunder", loss: 0.05 }),
      ply(1, { luck: -0.11, grade: "mistake", loss: 0.03 }),
      ply(2, { luck: -0.39, grade: "unclear", loss: 0.2, verdict: "won" }),
      ply(3, { played: "resign", grade: "blunder", loss: 0.3 }),
    ];
    expect(summaryOf({ ...analysis(plies), dealt: "won", lostAt: 3 })).toEqual({
      moves: 3,
      result: 0,
      faults: plies.slice(0, 2),
      luck: -0.2,
      cost: 0,
      costOfHints: 0,
      luckiest: plies[2],
      isRough: false,
      isOpen: false,
      givenUp: 0.31,
      isNeverAtStake: false,
      dealt: "won",
      resigned: "won",
      fatal: undefined,
    });
    const scattered = [ply(0, { luck: -0.08 }), ply(1, { luck: -0.08 }), ply(2, { luck: -0.04 })];
    expect(summaryOf(analysis(scattered))?.luckiest).toBeUndefined();
    // One roll that turned the game is no guess, however rough the rest is; the value of a card turned up is.
    const rough = { ...account, luck: -0.2, choice: -0.11, misjudged: -0.4 };
    const turn = ply(3, { luck: -0.16, chance: "roll" });
    const found = summaryOf({ ...analysis([...scattered, turn]), account: rough });
    expect([found?.isRough, found?.luckiest]).toEqual([true, turn]);
    const card = ply(4, { luck: -0.3, chance: "turn" });
    const withCard = (misjudged: number) =>
      summaryOf({ ...analysis([...scattered, turn, card]), account: { ...rough, misjudged } })?.luckiest;
    expect([withCard(-0.4), withCard(0)]).toEqual([turn, card]);
    const cardOnly = summaryOf({ ...analysis([...scattered, card]), account: rough });
    expect([cardOnly?.isRough, cardOnly?.luckiest]).toEqual([true, undefined]);
  });

  it.each([
    // A won game: the moves cost 17 %, and the estimates were off by 25.9 %.
    [{ luck: 0.6, choice: -0.17, misjudged: 0.259 }, true],
    [{ luck: 0.1, choice: -0.3, misjudged: -0.16 }, true],
    [{ luck: -0.2, choice: -0.11, misjudged: 0.09 }, false],
    [{ luck: 0.6, choice: -0.01, misjudged: 0.1 }, false],
    [{ luck: 0, choice: -0.001, misjudged: 0.04 }, false],
  ])("is rough where the estimates were off by too much: %o", (parts, isRough) => {
    const found = summaryOf({ ...analysis([ply(0, {})]), account: { ...account, ...parts } });
    expect(found?.isRough).toBe(isRough);
    if (isRough) expect([found?.luck, found?.cost]).toEqual([0, 0]);
  });

  it("adds up what the moves cost but for a resignation, and what some of them gave away", () => {
    const plies = [
      ply(0, { win: 0.5, luck: 0.1, misjudged: 0 }),
      ply(1, { win: 0.4, luck: 0, misjudged: 0.02 }),
      ply(2, { win: 0.35, luck: 0, misjudged: 0, played: "resign" }),
    ];
    const game = { ...analysis(plies), account: { ...account, luck: 0.1, choice: -0.62, misjudged: 0.02 } };
    expect(summaryOf(game)?.cost).toBeCloseTo(0.27);
    const apart = summaryOf(game, [1]);
    expect([apart?.cost, apart?.costOfHints].map((part) => part?.toFixed(2))).toEqual(["0.07", "0.20"]);
    expect([[1], [2], [1, 2, 3], []].map((numbers) => Number(choiceIn(game, numbers).toFixed(2)))).toEqual([
      -0.2, -0.07, -0.62, 0,
    ]);
  });

  it("blames no luck that is little, or no more than the estimates were off by", () => {
    const luckOf = (luck: number, misjudged: number) =>
      summaryOf({ ...analysis([ply(0, {})]), account: { ...account, luck, choice: -0.2, misjudged } })?.luck;
    expect([luckOf(-0.01, 0), luckOf(-0.03, 0.04), luckOf(-0.05, 0.04)]).toEqual([0, 0, -0.05]);
  });

  it("was never at stake where every position was as good as won and is proved so", () => {
    const plies = [
      ply(0, { win: 1, verdict: "won" }),
      ply(1, { win: 1, played: "resign", grade: "blunder" }),
    ];
    const isNever = (...made: readonly PlyAnalysis[]) =>
      summaryOf({ ...analysis(made), dealt: "won" })?.isNeverAtStake;
    expect(isNever(...plies)).toBe(true);
    expect(isNever(ply(0, { win: 1, verdict: "unproven" }), ...plies.slice(1))).toBe(false);
    expect(isNever(ply(0, { win: 0.9, verdict: "won" }), ...plies.slice(1))).toBe(false);
  });

  it("is nothing before all of it is judged", () => {
    const { account: _, ...unfinished } = analysis([ply(0, {})]);
    expect(summaryOf(unfinished)).toBeUndefined();
  });
});
