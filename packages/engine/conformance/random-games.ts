import { value } from "../../../testing/value.js";
import { numberedDeal } from "../src/core/deal-code.js";
import type { AnyGame } from "../src/core/game.js";
import { seededRandom } from "../src/core/random.js";
import { parseVariant, variantsOf } from "../src/core/variant.js";

/** Random games that move cards to and fro may never end: they are cut here unless a test says otherwise. */
const MOST_PLIES = 400;

/** One position of a random game, and the move about to be played there; none at the end. */
export interface Step {
  readonly ply: number;
  readonly state: unknown;
  readonly moves: readonly unknown[];
  readonly chosen: number;
}

/** Every game in every variant, by name, for `describe.each`. */
export function gamesAndVariants(games: readonly AnyGame[]) {
  return games.flatMap((game) =>
    variantsOf(game.options).map((variant) => ({ name: `${game.id} ${variant}`, game, variant })),
  );
}

export function startOf(game: AnyGame, variant: string, dealNumber: number): unknown {
  const options = value(parseVariant(game.options, variant));
  return game.setup(numberedDeal(game.pack, dealNumber), options);
}

/** Plays a numbered deal at random, to its end or a number of plies. */
export function* randomGame(
  game: AnyGame,
  variant: string,
  dealNumber: number,
  most: number = MOST_PLIES,
): Generator<Step> {
  const choose = seededRandom(dealNumber * 2 + 1);
  let state = startOf(game, variant, dealNumber);
  for (let ply = 0; ; ply++) {
    const moves = game.legalMoves(state);
    const over = moves.length === 0 || ply === most;
    const chosen = over ? -1 : choose(moves.length);
    yield { ply, state, moves, chosen };
    if (over) return;
    state = game.play(state, moves[chosen]).state;
  }
}
