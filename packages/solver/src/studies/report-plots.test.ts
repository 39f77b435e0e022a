import { describe, expect, it } from "vitest";
import type { PlayedResult, SolvedResult } from "./record.js";
import { reportPlots } from "./report-plots.js";
import { headOf, type Study } from "./study.js";
import { StudyTally } from "./tally.js";

const study: Study = {
  game: "kings-keys",
  variant: "standard",
  player: "thoughtful",
  budget: 1000,
  memory: 1024,
  version: "1.0.0",
  moves: false,
};

function tallied(of: Study, results: readonly (SolvedResult | PlayedResult)[]): StudyTally {
  const tally = new StudyTally(of);
  for (const result of results) tally.add({ ...headOf(of, "KK-1-0"), ...result });
  return tally;
}

const score = (value: number) => ({ value, max: 160, text: String(value) });
const size = { length: 1, states: 1 };
const thoughtful = tallied(study, [
  { verdict: "won", best: { status: "won", score: score(160), exact: true }, ...size, nodes: 5 },
  { verdict: "lost", best: { status: "lost", score: score(110), exact: true }, ...size, nodes: 900 },
  { verdict: "unknown", best: { status: "lost", score: score(90), exact: false }, ...size, nodes: 1000 },
]);
const greedy = tallied({ ...study, player: "greedy" }, [
  { status: "lost", score: score(40), length: 3, nodes: 0 },
]);

describe("a report's plots", () => {
  it("show rates, best results and nodes", () => {
    expect(reportPlots([thoughtful, greedy]).map(({ name }) => name)).toEqual([
      "win-rates",
      "best-kings-keys",
      "nodes",
    ]);
  });

  it("count undecided deals against both ends, and never as settled", () => {
    const [rates, , nodes] = reportPlots([thoughtful, greedy]);
    const { low, high } = thoughtful.winRate;
    expect(rates?.svg).toContain(`(${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`);
    const heights = /points="([^"]*)"/
      .exec(nodes?.svg ?? "")?.[1]
      ?.split(" ")
      .at(-1)
      ?.split(",")[1];
    // Two deals of three: two thirds of the way up from 360 to 60.
    expect(Number(heights)).toBeCloseTo(160, 0);
  });

  it("need no solver's study", () => {
    expect(reportPlots([greedy]).map(({ name }) => name)).toEqual(["win-rates"]);
  });
});
