import { seededRandom } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import type { Agents } from "../agents.js";
import { randomPlayer } from "../players/player.js";
import { atOnce } from "../search/resumable-search.js";
import type { AnySolver } from "../solver.js";
import { studyOf } from "./record.js";
import { headOf, type Study, THOUGHTFUL, USUAL_MEMORY } from "./study.js";
import { studyDeal } from "./study-deal.js";

const game = gameOf("four-kingdoms");

/** A solver that plays the first legal move so many times, and has spent its budget then. */
function solverOf(moves: number, hasPoints: boolean): AnySolver {
  return {
    version: 1,
    hasPoints,
    answer(state, limits) {
      const line: unknown[] = [];
      let now = state;
      for (; line.length < moves; now = game.play(now, line.at(-1)).state) line.push(game.legalMoves(now)[0]);
      const nodes = Math.min(limits.nodes, 77);
      return atOnce({
        variation: line,
        proved: false,
        nodes,
        states: limits.memory / 2 ** 20,
        stop: "nodes",
      });
    },
  };
}

function agentsOf(hasPoints: boolean): Agents {
  return { solver: solverOf(2, hasPoints), players: [randomPlayer] };
}

const random: Study = {
  ...{ game: game.id, variant: "standard", player: "random", budget: 0, memory: USUAL_MEMORY },
  ...{ version: "1.2.3", moves: false },
};
const thoughtful: Study = { ...random, player: THOUGHTFUL, budget: 50, memory: 64 };

describe("studyDeal", () => {
  test("of a player: how the game ended, the same every time, another with another deal", () => {
    const record = studyDeal(random, game, agentsOf(false), 11982);
    expect(record).toMatchObject({ game: game.id, deal: "FK-11982-6", player: "random", nodes: 0 });
    expect(["won", "lost"]).toContain("status" in record && record.status);
    expect(studyDeal(random, game, agentsOf(false), 11982)).toEqual(record);
    const lengths = new Set(
      [1, 2, 3, 4, 5, 6].map((number) => studyDeal(random, game, agentsOf(false), number).length),
    );
    expect(lengths.size).toBeGreaterThan(1);
  });

  test("a player's chance is not the chance that shuffled the deal", () => {
    const seen: number[] = [];
    const watched: Agents = {
      ...agentsOf(false),
      players: [
        {
          ...randomPlayer,
          advise(position, chance, nodes) {
            if (seen.length < 5) seen.push(chance(2 ** 32));
            return randomPlayer.advise(position, chance, nodes);
          },
        },
      ],
    };
    studyDeal(random, game, watched, 5);
    const shuffling = seededRandom(5);
    expect(seen).not.toEqual([1, 2, 3, 4, 5].map(() => shuffling(2 ** 32)));
  });

  test("of the solver: with its budgets, and the moves only where they are wanted", () => {
    const record = studyDeal(thoughtful, game, agentsOf(false), 11982);
    expect(record).toEqual({
      ...headOf(thoughtful, "FK-11982-6"),
      ...{ verdict: "unknown", length: 0, nodes: 50, states: 64, stop: "nodes" },
    });
    const points = studyDeal({ ...thoughtful, moves: true }, game, agentsOf(true), 11982);
    expect(points).toMatchObject({ length: 2, moves: ["deal", "deal"], best: { exact: false } });
  });

  test("a record tells its study", () => {
    for (const study of [random, thoughtful, { ...thoughtful, moves: true, memory: USUAL_MEMORY }]) {
      expect(studyOf(studyDeal(study, game, agentsOf(true), 3))).toEqual(study);
    }
  });
});
