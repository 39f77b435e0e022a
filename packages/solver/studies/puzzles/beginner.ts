import { type AnyGame, type Random, seededRandom } from "@tetrarch/engine";
import { type AnyPlayer, observe, runToEnd } from "../../src/index.js";

/** A beginner takes any move one time in so many, and else what the sensible player would take. */
const WANDERING = 3;
/** No game of a beginner's is followed longer. */
const MOST_MOVES = 400;

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
  const reached: Reached[] = [{ state: start, words: [] }];
  while (reached.length <= MOST_MOVES) {
    const { state, words } = reached[reached.length - 1] as Reached;
    const move = chosen(game, sensible, state, random);
    if (move === undefined) break;
    reached.push({ state: game.play(state, move).state, words: [...words, game.formatMove(move)] });
  }
  return reached;
}

/** Undefined when nothing can be played, or the sensible player gives up. */
function chosen(game: AnyGame, sensible: AnyPlayer, state: unknown, random: Random): unknown {
  const observed = observe(game, state);
  const { legal } = observed;
  if (legal.length === 0) return undefined;
  if (random(WANDERING) === 0) return legal[random(legal.length)];
  const { move, resigns } = runToEnd(sensible.advise(observed, random, 0));
  return resigns ? undefined : move;
}
