import { type AnalysedPly, type Analysis, judgeVersionOf } from "@tetrarch/solver/analysis";
import { describe, expect, test } from "vitest";
import { goingOnFrom, isDone, keptWith } from "./anew.js";

const GAME = "kings-keys";
const NOW = judgeVersionOf(GAME) ?? 0;
const MOVES = [{ word: "a", win: 0.3, error: 0 }];

function analysis(
  more: Partial<Analysis>,
  version = NOW,
  ply: Partial<AnalysedPly> = { kinds: [] },
): Analysis {
  const plies = [{ ply: 0, played: "a", win: 0.3, moves: MOVES, grade: "good", ...ply } as const];
  const by = { player: "evaluator", version, nodes: 0, sigma: 0 };
  return { game: GAME, variant: "standard", by, plies, final: true, ...more };
}

const done = analysis({});
const half = analysis({ final: false });

describe.each([
  ["by an earlier judge", analysis({}, NOW - 1)],
  ["from before there were kinds of decision", analysis({}, NOW, {})],
])("an analysis %s", (_, old) => {
  test("is made anew: left half-way it goes on where it was, and until it is done the old one counts", () => {
    expect(goingOnFrom(old)).toEqual({ ...old, final: false });
    const left = keptWith(old, half);
    expect(left).toEqual({ ...old, anew: half });
    expect(goingOnFrom(left)).toEqual(half);
    const further = analysis({ final: false, dealt: "won" });
    expect(goingOnFrom(keptWith(left, further))).toEqual(further);
    const after = keptWith(left, done);
    expect(after).toEqual(done);
    expect(goingOnFrom(after)).toEqual(done);
  });
});

test("one that is done stays where another tab is but half-way, or has an earlier judge", () => {
  expect(keptWith(done, half)).toBe(done);
  expect(keptWith(done, analysis({}, NOW - 1))).toBe(done);
  const later = analysis({}, NOW + 1);
  expect(isDone(later)).toBe(true);
  expect(keptWith(later, done)).toBe(later);
  expect(keptWith(done, later)).toBe(later);
});
