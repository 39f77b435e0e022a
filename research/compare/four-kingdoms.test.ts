import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { type AnyPlayer, agentsOf, observe, runToEnd } from "../../packages/solver/src/index.js";
import { gameOf } from "../../testing/game-of.js";
import { netAlone } from "./four-kingdoms.js";

const game = gameOf("four-kingdoms");
const base = netAlone(game);
const evaluatingMoves = agentsOf(game)?.players.at(-1) as AnyPlayer;

function adviceOf(player: AnyPlayer, state: unknown) {
  return runToEnd(player.advise(observe(game, state), seededRandom(1), 1));
}

/** What comes of a move when the net plays on through the engine. */
function throughTheEngine(from: unknown, first: unknown) {
  let { state } = game.play(from, first);
  for (;;) {
    if (game.legalMoves(state).length === 0) return game.outcome(state).score.value;
    const { move, resigns } = adviceOf(base.player as AnyPlayer, state);
    if (resigns) return game.resignedScore(state).value;
    state = game.play(state, move).state;
  }
}

/** The positions of the net's own games with something to choose, and the moves that are weighed there. */
function* choices(deals: number) {
  for (let deal = 1; deal <= deals; deal++) {
    let state = game.setup(numberedDeal(game.pack, deal), []);
    while (game.legalMoves(state).length > 0) {
      const { moves } = adviceOf(evaluatingMoves, state);
      if (moves.length > 1) yield { deal, state, moves };
      const { move, resigns } = adviceOf(base.player as AnyPlayer, state);
      if (resigns) break;
      state = game.play(state, move).state;
    }
  }
}

it("the net alone plays on after a choice as it does through the engine", () => {
  let pairs = 0;
  let alike = 0;
  for (const { deal, state, moves } of choices(4)) {
    const [one, other] = moves;
    if (!one || !other) continue;
    const view = game.view(state);
    const [quick] = base.pairs(view, [one, other], 1, seededRandom(deal)) ?? [];
    const dealt = game.sample(view, seededRandom(deal));
    pairs++;
    if (quick && [one, other].every(({ move }, side) => throughTheEngine(dealt, move) === quick[side]?.score))
      alike++;
  }
  expect(pairs).toBeGreaterThan(20);
  // Of moves that the net holds for equal another may come first.
  expect(alike / pairs).toBeGreaterThan(0.9);
});

it("leaves to the engine what it does not weigh itself", () => {
  let [own, left] = [0, 0];
  for (const { state } of choices(1)) {
    for (const move of game.legalMoves(state)) {
      if (base.pairs(game.view(state), [{ move }, { move }], 1, seededRandom(1))) own++;
      else left++;
    }
  }
  expect(own).toBeGreaterThan(10);
  expect(left).toBeGreaterThan(0);
});
