import { games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../src/index.js";
import { moveEvaluatorOf, trainedModelOf } from "../src/registry.js";
import { positionsOnTheWay } from "./positions.js";

/** The chance to win, to the bit, in positions on the way of random games; they change with the weights and the curves, and with nothing else. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  "tomb-of-four-kings": ["3fc55e40f0c4a36f", "3fc077f57494f40f", "0", "3fc55e40f0c4a36f", "0"],
  "kings-keys": [
    "3fb98519673d00f6",
    "3fa6a4cd2984274a",
    "0",
    "3fd6bcf609bad3b2",
    "3fcc650c8fe56050",
    "3fcb925e0f5bb78a",
    "3fc1b5a3f9ac403c",
  ],
  "four-gods": [
    "3fe6b62e6590294a",
    "3fe53b17189ce7ab",
    "3fe32672d5cd493a",
    "0",
    "3fe6b62e6590294a",
    "3fe2fbbe1867b2b9",
    "0",
  ],
};

/** All bits of a number, as hexadecimal digits. */
function bits(value: number): string {
  const data = new DataView(new ArrayBuffer(8));
  data.setFloat64(0, value);
  return data.getBigUint64(0).toString(16);
}

describe.each(games.filter(({ id }) => PINNED[id]))("the evaluation of $id", (game) => {
  it("says what it said, to the bit", () => {
    const evaluator = moveEvaluatorOf(game);
    const said = [1, 2].flatMap((deal) =>
      positionsOnTheWay(game, deal, 4)
        .slice(0, 4)
        .map((state) => bits(runToEnd(evaluator.evaluatingView(game.view(state), 0)).win)),
    );
    expect(said).toEqual(PINNED[game.id]);
  });

  it("takes no more than 150 kB", () => {
    expect(trainedModelOf(game.id)?.weights.length).toBeLessThan(150_000);
  });
});
