import {
  type Analysis,
  evaluatorVersionOf,
  GRADING_VERSION,
  isDone,
  type PlyAnalysis,
} from "@tetrarch/solver/analysis";
import { describe, expect, test } from "vitest";
import { mergeAnalysis, resumableAnalysis } from "./analyses.js";

const GAME = "kings-keys";
const NOW = evaluatorVersionOf(GAME) ?? 0;
const MOVES = [{ word: "a", win: 0.3, error: 0 }];

function analysis(
  more: Partial<Analysis>,
  version = NOW,
  ply: Partial<PlyAnalysis> = { kinds: [] },
): Analysis {
  const plies = [{ ply: 0, played: "a", win: 0.3, moves: MOVES, grade: "good", ...ply } as const];
  const by = { player: "evaluator", version, nodes: 0, sigma: 0, grading: GRADING_VERSION };
  return { game: GAME, variant: "standard", by, plies, final: true, ...more };
}

const done = analysis({});
const half = analysis({ final: false });
const { grading: _, ...byOfBefore } = done.by;
/** As analyses were stored before grades had a version. */
const ungraded = { ...done, by: byOfBefore };

describe.each([
  ["by an earlier judge", analysis({}, NOW - 1)],
  ["graded by bounds of before", ungraded],
  ["from before there were kinds of decision", analysis({}, NOW, {})],
])("an analysis %s", (_, old) => {
  test("is made anew: left half-way it goes on where it was, and until it is done the old one counts", () => {
    expect(resumableAnalysis(old)).toEqual({ ...old, final: false });
    const left = mergeAnalysis(old, half);
    expect(left).toEqual({ ...old, anew: half });
    expect(resumableAnalysis(left)).toEqual(half);
    const further = analysis({ final: false, dealt: "won" });
    expect(resumableAnalysis(mergeAnalysis(left, further))).toEqual(further);
    const after = mergeAnalysis(left, done);
    expect(after).toEqual(done);
    expect(resumableAnalysis(after)).toEqual(done);
  });
});

test("one that is done stays where another tab is but half-way, or has an earlier judge", () => {
  expect(mergeAnalysis(done, half)).toBe(done);
  for (const earlier of [analysis({}, NOW - 1), ungraded]) expect(mergeAnalysis(done, earlier)).toBe(done);
  const later = analysis({}, NOW + 1);
  expect(isDone(later)).toBe(true);
  expect(mergeAnalysis(later, done)).toBe(later);
  expect(mergeAnalysis(done, later)).toBe(later);
});
