import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { gameOf } from "../../../../../testing/game-of.js";
import { ADVICE_SEED, type AnyPlayer, observe } from "../../players/player.js";
import { runToEnd } from "../../search/resumable-search.js";
import { adviserPlayer } from "./adviser.js";
import { plannerPlayer } from "./players.js";

const game = gameOf("napoleons-tomb");

/** How often a plan leaves a card that can go home, played from the first redeal to the win. */
function leftIn(state: unknown, plan: readonly unknown[]): number {
  let left = 0;
  for (const move of plan) {
    const legal = game.legalMoves(state).map((each) => game.formatMove(each));
    const word = game.formatMove(move);
    expect(legal).toContain(word);
    if (!word.endsWith("-f") && legal.some((each) => each.endsWith("-f"))) left++;
    state = game.play(state, move).state;
  }
  expect(game.outcome(state).status).toBe("won");
  return left;
}

it("a hint's plan wins, and leaves a card that can go home less often than that of the player", () => {
  const [adviser, planner] = [adviserPlayer(game), plannerPlayer(game)] as [AnyPlayer, AnyPlayer];
  const left = { adviser: 0, planner: 0 };
  const last = 1 + countOf(40, 3);
  for (let deal = 2; deal <= last; deal++) {
    let state: unknown = game.setup(numberedDeal(game.pack, deal), []);
    for (let word: string | undefined = ""; word !== "redeal"; ) {
      const { move } = runToEnd(adviser.advise(observe(game, state), seededRandom(ADVICE_SEED), 0));
      word = game.legalMoves(state).some((each) => game.formatMove(each) === "redeal")
        ? "redeal"
        : game.formatMove(move);
      state = game.play(state, game.parseMove(word)).state;
    }
    const planOf = (player: AnyPlayer) =>
      runToEnd(player.advise(observe(game, state), seededRandom(ADVICE_SEED), player.nodesAMove)).plan?.() ??
      [];
    left.adviser += leftIn(state, planOf(adviser));
    left.planner += leftIn(state, planOf(planner));
  }
  expect(left.planner).toBeGreaterThan(2 * left.adviser);
  tellChecks(last - 1, "plans of hints of Napoleon's Tomb");
});
