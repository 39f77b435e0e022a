import { type AnyGame, type Random, seededRandom } from "@tetrarch/engine";
import { type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";
import { randomPlayer } from "../../packages/solver/src/players/player.js";
import { slippingPlayer } from "../../packages/solver/src/players/slipping-player.js";

/** No game of a beginner's is followed longer. */
const MOST_MOVES = 400;

/** A beginner takes any move one time in three, and else what the sensible player would take. */
export function beginnerPlayer(sensible: AnyPlayer): AnyPlayer {
  return slippingPlayer("beginner", sensible, randomPlayer, { count: 1, of: 3 });
}

/** A position of a game, and the words of the moves that led to it. */
export interface Reached {
  readonly state: unknown;
  readonly words: readonly string[];
}

/** The positions of a game that a beginner plays, the first one first: fair, and always the same. */
export function beginnersGame(
  game: AnyGame,
  sensible: AnyPlayer,
  start: unknown,
  seed: number,
): readonly Reached[] {
  const random = seededRandom(seed);
  const beginner = beginnerPlayer(sensible);
  const reached: Reached[] = [{ state: start, words: [] }];
  while (reached.length <= MOST_MOVES) {
    const { state, words } = reached[reached.length - 1] as Reached;
    const move = chosen(game, beginner, state, random);
    if (move === undefined) break;
    reached.push({ state: game.play(state, move).state, words: [...words, game.formatMove(move)] });
  }
  return reached;
}

/** Undefined when nothing can be played, or the player gives up. */
function chosen(game: AnyGame, player: AnyPlayer, state: unknown, random: Random): unknown {
  const observed = observe(game, state);
  if (observed.legal.length === 0) return undefined;
  const { move, resigns } = runToEnd(player.advise(observed, random, 0));
  return resigns ? undefined : move;
}
