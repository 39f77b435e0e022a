import { type AnyGame, formatVariant, games, numberedDeal, parseVariant } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { runToEnd } from "../src/index.js";
import { judgeOf } from "../src/judges.js";

const game = games.find(({ id }) => id === "four-gods") as AnyGame;
const VARIANTS = ["standard", "crossed-paths", "rescue", "crossed-paths+rescue"];

it.each(VARIANTS)("μ of the Four Gods, %s, is f of the start, which is the same in every deal", (name) => {
  const variant = parseVariant(game.options, name);
  const judge = judgeOf(game);
  if (!variant.ok || !judge) throw new Error(`nobody judges ${name}`);
  const mean = judge.measures.means[formatVariant(variant.value)] as number;
  for (const deal of [1, 2]) {
    const start = game.setup(numberedDeal(game.pack, deal), variant.value);
    const { win } = runToEnd(judge.judging(game.view(start), 0));
    expect(Math.abs(win - mean)).toBeLessThan(1e-5);
  }
});
