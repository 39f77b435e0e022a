import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { countOf, tellChecks } from "../../testing/counts.js";
import { gameOf } from "../../testing/game-of.js";
import { beginnersGame } from "../common/beginner.js";
import { measuringOf } from "../judge/measuring.js";
import { clearMove } from "./clear-move.js";

/** The same game with its legal moves in another order. */
function shuffled(game: AnyGame, seed: number): AnyGame {
  const legalMoves = (state: unknown) => {
    const random = seededRandom(seed);
    return game
      .legalMoves(state)
      .map((move) => ({ move, at: random(1_000_000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ move }) => move);
  };
  return { ...game, legalMoves };
}

it("the best chance is found, or not, in whatever order the moves are legal", () => {
  const game = gameOf("four-gods");
  const agents = agentsOf(game);
  if (!agents) throw new Error("nobody plays it");
  const measuring = measuringOf(game, [], true);
  let clear = 0;
  let checks = 0;
  for (let deal = 1; deal <= countOf(400, 4); deal++) {
    const start = game.setup(numberedDeal(game.pack, 3_000_000 + deal), []);
    for (const { state } of beginnersGame(game, greedyOf(agents), start, deal)) {
      if (game.legalMoves(state).length < 2) continue;
      const found = clearMove(measuring, state);
      const other = clearMove({ ...measuring, game: shuffled(game, deal) }, state);
      const predicted = (one: typeof found) =>
        one && [[...one.best].sort(), new Map(one.moves.map(({ word, win }) => [word, win]))];
      expect(predicted(other)).toEqual(predicted(found));
      checks++;
      if (found) clear++;
    }
  }
  expect(clear).toBeGreaterThan(0);
  tellChecks(checks, "positions looked at for a best chance in two orders");
});
