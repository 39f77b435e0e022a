import type { Analysis, PlyAnalysis } from "@tetrarch/solver/analysis";
import { expect, test } from "vitest";
import { AnalysisParts, withPart } from "./analysis-parts.js";

const by = { player: "nobody", version: 1, nodes: 0, sigma: 0.01 };

function seen(ply: number): PlyAnalysis {
  return { ply, played: "a", win: 0.5, moves: [] };
}

function analysis(plies: readonly PlyAnalysis[], final = false): Analysis {
  return { game: "none", variant: "standard", by, plies, final };
}

test("an analysis comes in parts, of which each has what is new, and is whole again", () => {
  const [one, two] = [seen(0), seen(1)];
  const weighed = { ...two, grade: "good" } as const;
  const stages = [
    analysis([one]),
    analysis([one, two]),
    analysis([one, weighed]),
    analysis([one, weighed], true),
  ];
  const parts = new AnalysisParts(() => 0);
  let joined: Analysis | undefined;
  const sizes = stages.map((stage) => {
    const part = parts.next(stage);
    joined = withPart(joined, structuredClone(part));
    expect(joined).toEqual(stage);
    return part.plies.length;
  });
  expect(sizes).toEqual([1, 1, 1, 0]);
});

test("a part is due when some time has gone by since the last", () => {
  let now = 0;
  const parts = new AnalysisParts(() => now);
  expect(parts.isDue).toBe(true);
  parts.next(analysis([]));
  now = 299;
  expect(parts.isDue).toBe(false);
  now = 300;
  expect(parts.isDue).toBe(true);
});

test("what was weighed before the page was left stays until it is weighed again", () => {
  const weighed = { ...seen(0), grade: "good" } as const;
  const kept = analysis([weighed]);
  const begun = withPart(kept, new AnalysisParts(() => 0).next(analysis([seen(0)])));
  expect(begun.plies).toEqual([weighed]);
  const better = { ...seen(0), grade: "blunder" } as const;
  expect(withPart(kept, new AnalysisParts(() => 0).next(analysis([better]))).plies).toEqual([better]);
});
