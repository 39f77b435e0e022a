import { type AnyGame, games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { netWithInputs } from "../bench/evaluations.js";
import type { AnyEvaluation } from "../src/evaluation/evaluation.js";
import { modelOf } from "../src/evaluation/model.js";
import { runToEnd } from "../src/index.js";
import { judgeOf } from "../src/judges.js";
import { agentsOf } from "../src/registry.js";
import { positionsOnTheWay } from "./positions.js";

/** The chance to win, to the bit, in positions on the way of random games; they change with the weights and the curves, and with nothing else. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  "tomb-of-four-kings": ["3fc50105defd4b88", "3fbf9925dda054a4", "0", "3fc50105defd4b88", "0"],
  "kings-keys": [
    "3fb131e410b1071e",
    "3f9e839269da2dfb",
    "0",
    "3fd332529a14bb6c",
    "3fc77b2e97d7a7ac",
    "3fc698b00c9fee2f",
    "3fb7fcef9da9d197",
  ],
  "four-gods": [
    "3fe57fd693bc4ccc",
    "3fe4880d22aa0a70",
    "3fe15f731e61355d",
    "0",
    "3fe57fd693bc4ccc",
    "3fe1a598ba095fec",
    "0",
  ],
};

const evaluated = games.flatMap((game): readonly (readonly [string, AnyGame, AnyEvaluation])[] => {
  const evaluation = agentsOf(game)?.evaluation;
  return evaluation ? [[game.id, game, evaluation]] : [];
});

/** All bits of a number, as hexadecimal digits. */
function bits(value: number): string {
  const data = new DataView(new ArrayBuffer(8));
  data.setFloat64(0, value);
  return data.getBigUint64(0).toString(16);
}

describe.each(evaluated)("the evaluation of %s", (id, game, evaluation) => {
  it("says what it said, to the bit", () => {
    const said = [1, 2].flatMap((deal) =>
      positionsOnTheWay(game, deal, 4)
        .slice(0, 4)
        .map((state) => bits(evaluation.worth(game.view(state)).win)),
    );
    expect(said).toEqual(PINNED[id]);
  });

  it("tells players the very chances by which games are looked back at", () => {
    const judge = judgeOf(game);
    for (const state of positionsOnTheWay(game, 3, 3)) {
      if (game.outcome(state).status !== "playing") continue;
      const view = game.view(state);
      const judged = judge && runToEnd(judge.judging(view, 0));
      expect(evaluation.worth(view)).toMatchObject({ ...judged });
    }
  });

  it("takes no more than 150 kB", () => {
    const { net } = netWithInputs(id);
    expect(modelOf(id, evaluation.version, net).weights.length).toBeLessThan(150_000);
  });
});
