import fc from "fast-check";
import { expect, it } from "vitest";
import type { PlyAnalysis } from "./analysis.js";
import { clearDecisionsOf, isAcceptedAnswer, kindsOfDecisions } from "./clear-decisions.js";

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const error = fc.double({ min: 0, max: 0.1, noNaN: true });

it("no accepted answer is worse than the blamed move, and the best is always accepted", () => {
  let accepted = 0;
  fc.assert(
    fc.property(chance, chance, error, error, error, (one, other, less, ownError, sigma) => {
      const [blamed, best] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(best - blamed > 0.05 && best - less >= 0);
      const moves = [
        { word: "best", win: best, error: 0 },
        { word: "tried", win: best - less, error: ownError },
        { word: "blamed", win: blamed, error: ownError },
      ];
      const [first, tried, played] = moves as [(typeof moves)[0], (typeof moves)[0], (typeof moves)[0]];
      const fault = {
        ply: 0,
        played: "blamed",
        win: best,
        moves,
        grade: "blunder",
        scale: "win",
        loss: best - blamed,
        lossError: Math.hypot(ownError, sigma),
      } as const;
      expect(isAcceptedAnswer(fault, first)).toBe(true);
      expect(isAcceptedAnswer(fault, played)).toBe(false);
      if (!isAcceptedAnswer(fault, tried)) return;
      accepted++;
      expect(tried.win).toBeGreaterThan(blamed);
    }),
  );
  expect(accepted).toBeGreaterThan(5);
});

const by = { player: "nobody", version: 1, nodes: 0, sigma: 0.03 };

/** A ply in which a move was made instead of a better one, graded by what it cost and its standard error. */
function mistake(loss: number, lossError: number, more: Partial<PlyAnalysis> = {}): PlyAnalysis {
  const moves = [
    { word: "best", win: 0.5, error: 0 },
    { word: "made", win: 0.5 - loss, error: 0 },
  ];
  const graded = {
    grade: "blunder",
    scale: "win",
    loss,
    lossError,
    kinds: ["stock-left"],
    lapse: "stock-left",
  } as const;
  return { ply: 0, played: "made", win: 0.5, moves, ...graded, ...more };
}

it("no mistake is asked that costs twice its standard error or less, points alone, or the game by giving up", () => {
  const decisions = (ply: PlyAnalysis) => clearDecisionsOf({ plies: [ply], by });
  expect(decisions(mistake(0.2, 0.05))).toMatchObject([
    { isMistake: true, kinds: ["stock-left"], loss: 0.2 },
  ]);
  expect(decisions(mistake(0.1, 0.05))).toEqual([]);
  expect(decisions(mistake(0.2, 0.05, { grade: "unclear" }))).toEqual([]);
  expect(decisions(mistake(0.2, 0.05, { scale: "points" }))).toEqual([]);
  expect(decisions(mistake(0.2, 0.05, { lapse: "gave-up" }))).toEqual([]);
  expect(kindsOfDecisions({ plies: [mistake(0.2, 0.05), mistake(0.1, 0.05, { ply: 1 })], by })).toEqual([
    { kinds: ["stock-left"], mistake: "stock-left" },
    { kinds: ["stock-left"], mistake: undefined },
  ]);
});

it("a decision made well is there to practise where another move would clearly have been a mistake", () => {
  const well = (worse: number) =>
    clearDecisionsOf({
      by,
      plies: [mistake(worse, 0.03, { played: "best", grade: "good", loss: 0, lapse: undefined as never })],
    });
  expect(well(0.2)).toMatchObject([{ isMistake: false, kinds: ["stock-left"], loss: 0.1 }]);
  expect(well(0.05)).toEqual([]);
});
