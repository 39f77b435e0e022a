import { describe, expect, test } from "vitest";
import type { StudyRecord } from "./record.js";
import { headOf, type Study, THOUGHTFUL, USUAL_MEMORY } from "./study.js";
import { StudyTally } from "./tally.js";
import { boundedWilson } from "./wilson.js";

const study: Study = {
  ...{
    game: "tomb-of-four-kings",
    variant: "standard",
    player: THOUGHTFUL,
    budget: 10,
    memory: USUAL_MEMORY,
  },
  ...{ version: "1.2.3", moves: false },
};

function solved(
  verdict: "won" | "lost" | "unknown",
  points: number,
  exact: boolean,
  nodes: number,
): StudyRecord {
  const status = verdict === "won" ? "won" : "escaped";
  const score = { value: points, max: 68, text: `${points}/68` };
  const head = headOf(study, "TK-11982-2");
  return { ...head, verdict, length: 1, best: { status, score, exact }, nodes, states: 1 };
}

describe("StudyTally", () => {
  test("counts verdicts, best results and nodes", () => {
    const tally = new StudyTally(study);
    for (const record of [
      solved("won", 68, true, 0),
      solved("won", 60, false, 1),
      solved("lost", 4, true, 2),
      solved("unknown", 4, false, 7),
    ]) {
      tally.add(record);
    }
    const { deals, won, lost, unknown, inexact, meanNodes, meanScore } = tally;
    expect({ deals, won, lost, unknown, inexact, meanNodes, meanScore }).toEqual({
      ...{ deals: 4, won: 2, lost: 1, unknown: 1, inexact: 2, meanNodes: 2.5, meanScore: 34 },
    });
    expect(tally.winRate).toEqual(boundedWilson(2, 1, 4));
    expect([...tally.scores]).toEqual([
      [68, 1],
      [60, 1],
      [4, 2],
    ]);
    expect([...tally.winningScores]).toEqual([
      [68, 1],
      [60, 1],
    ]);
    // 0; 1 and 2 nodes. The 7 nodes settled nothing.
    expect([...tally.nodesByPower]).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test("a player's games that are not won are lost, escaped ones too", () => {
    const player = { ...study, player: "greedy", budget: 0 };
    const tally = new StudyTally(player);
    for (const status of ["won", "escaped", "lost"] as const) {
      const score = { value: 10, max: 68, text: "10/68" };
      tally.add({ ...headOf(player, "TK-11982-2"), status, score, length: 5, nodes: 0 });
    }
    expect([tally.won, tally.lost, tally.unknown, tally.meanScore]).toEqual([1, 2, 0, 10]);
  });

  test("without scores there is no mean score", () => {
    const tally = new StudyTally(study);
    tally.add({ ...headOf(study, "TK-11982-2"), verdict: "lost", length: 0, nodes: 5, states: 5 });
    expect(tally.meanScore).toBeUndefined();
    expect(tally.scores.size).toBe(0);
  });
});
