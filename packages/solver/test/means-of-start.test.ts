import { formatVariant, numberedDeal, parseVariant } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { runToEnd } from "../src/index.js";
import { moveEvaluatorOf } from "../src/registry.js";

const game = gameOf("four-gods");
const VARIANTS = ["standard", "crossed-paths", "rescue", "crossed-paths+rescue"];

it.each(VARIANTS)("μ of the Four Gods, %s, is f of the start, which is the same in every deal", (name) => {
  const variant = parseVariant(game.options, name);
  const evaluator = moveEvaluatorOf(game);
  if (!variant.ok || !evaluator) throw new Error(`nobody judges ${name}`);
  const mean = evaluator.measures.means[formatVariant(variant.value)] as number;
  for (const deal of [1, 2]) {
    const start = game.setup(numberedDeal(game.pack, deal), variant.value);
    const { win } = runToEnd(evaluator.evaluatingView(game.view(start), 0));
    expect(Math.abs(win - mean)).toBeLessThan(1e-5);
  }
});
