import { type AnyGame, seededRandom } from "@tetrarch/engine";
import { playingOut, scoreShare } from "./players/play-out.js";
import { type AnyPlayer, randomPlayer } from "./players/player.js";
import { type Slips, slippingPlayer } from "./players/slipping-player.js";
import type { ResumableSearch } from "./search/resumable-search.js";

export type Difficulty = "easy" | "medium" | "hard";

/** From the easiest to the hardest. */
export const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];

/** What trial games said of a position. */
export interface MeasuredEase {
  readonly plays: number;
  readonly wins: number;
  /** 0 to 1: a win counts 1, any other game half the share of the score it reached. */
  readonly ease: number;
}

/** How many trial games are played, each with a seed of its own: the same for every deal. */
const PLAYS = 40;
/** In trial games one move in eight is any legal move. */
const WANDERING: Slips = { count: 1, of: 8 };

/**
 * The eases that part a game's first 300 winnable deals into thirds (`npm run research -- difficulty`).
 * They never change, so that a deal stays as difficult as it was. Variants use the same bounds.
 */
export type EaseBounds = readonly [hardBelow: number, easyFrom: number];

/**
 * Measures how difficult a winnable deal is: how often a fair player wins it who takes some moves at random.
 * Trial games are seeded, so the result is always the same.
 * @param sensible the game's greedy player
 */
export function* measuringEase(
  game: AnyGame,
  sensible: AnyPlayer,
  start: unknown,
): ResumableSearch<MeasuredEase> {
  const player = slippingPlayer(`wandering ${sensible.name}`, sensible, randomPlayer, WANDERING);
  let wins = 0;
  let worth = 0;
  let nodes = 0;
  for (let seed = 1; seed <= PLAYS; seed++) {
    const { outcome, moves } = yield* playingOut(game, start, player, seededRandom(seed), 0);
    if (outcome.status === "won") wins++;
    worth += outcome.status === "won" ? 1 : scoreShare(outcome.score) / 2;
    nodes += moves;
    yield { nodes, states: 0 };
  }
  return { plays: PLAYS, wins, ease: worth / PLAYS };
}

/** Which third of the winnable deals such an ease belongs to. */
export function difficultyOf([hardBelow, easyFrom]: EaseBounds, { ease }: MeasuredEase): Difficulty {
  return ease < hardBelow ? "hard" : ease < easyFrom ? "medium" : "easy";
}
