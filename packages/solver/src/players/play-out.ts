import type { AnyGame, Outcome, Random, Score } from "@tetrarch/engine";
import type { Progress, ResumableSearch } from "../search/resumable-search.js";
import { type AnyPlayer, observe } from "./player.js";

/** The moves after which a player must resign: cards can be moved to and fro for ever. */
export const MOST_PLAYED_MOVES = 2000;

export interface PlayOutResult {
  readonly outcome: Outcome;
  /** The words of all moves, first to last. */
  readonly words: readonly string[];
  readonly moves: number;
  readonly nodes: number;
}

/** Lets a player play a position to its end, or until it resigns; at `MOST_PLAYED_MOVES` it must. */
export function* playingOut(
  game: AnyGame,
  start: unknown,
  player: AnyPlayer,
  random: Random,
  nodesAMove: number,
): ResumableSearch<PlayOutResult> {
  let state = start;
  let nodes = 0;
  const words: string[] = [];
  while (words.length < MOST_PLAYED_MOVES) {
    const observed = observe(game, state);
    if (observed.legal.length === 0) break;
    const running = player.advise(observed, random, nodesAMove);
    let step = running.next();
    while (!step.done) {
      const progress: Progress = { nodes: nodes + step.value.nodes, states: step.value.states };
      yield progress;
      step = running.next();
    }
    const advice = step.value;
    nodes += advice.nodes;
    if (advice.resigns) break;
    words.push(game.formatMove(advice.move));
    state = game.play(state, advice.move).state;
  }
  const outcome = game.outcome(state);
  const ended = outcome.status !== "playing";
  const counted: Outcome = ended ? outcome : { status: "lost", score: game.resignedScore(state) };
  return { outcome: counted, words, moves: words.length, nodes };
}

/** The share of the greatest score, 0 to 1; 0 in a game without scores. */
export function scoreShare({ value, max }: Score): number {
  return max === 0 ? 0 : value / max;
}
