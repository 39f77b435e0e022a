import { type AnyGame, games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { netWithInputs } from "../bench/evaluations.js";
import type { AnyEvaluation } from "../src/evaluation/evaluation.js";
import { modelOf } from "../src/evaluation/model.js";
import { agentsOf } from "../src/registry.js";
import { positionsOnTheWay } from "./positions.js";

/** The chance to win, to the bit, in positions on the way of random games; they change with the weights and with nothing else. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  "tomb-of-four-kings": ["3fc2a7a996f18dd7", "3fbc541620d75ae7", "0", "3fc2a7a996f18dd7", "0"],
  "kings-keys": [
    "3fb9ae40ab36f009",
    "3fa6c95113338cba",
    "0",
    "3fd6a81f0ad8f9af",
    "3fcc90951903e3f4",
    "3fcbbcba015738d0",
    "3fc1d1edc32d810c",
  ],
  "four-gods": [
    "3fe59a747cc8e49e",
    "3fe3c0992f4e20e3",
    "3fe1d77122dd5589",
    "0",
    "3fe59a747cc8e49e",
    "3fe19fc0eca6bd9c",
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

  it("takes no more than 150 kB", () => {
    const { net } = netWithInputs(id);
    expect(modelOf(id, evaluation.version, net).weights.length).toBeLessThan(150_000);
  });
});
