import { type AnyGame, numberedDeal, type Random, randomDealNumber, type Variant } from "@tetrarch/engine";
import { type Difficulty, difficultyOf, measuringEase } from "./difficulty.js";
import { greedyOf, type Knowledge } from "./knowledge.js";
import type { Limits } from "./search/limits.js";
import type { ResumableSearch } from "./search/resumable-search.js";
import { type Solution, solving } from "./solver.js";

/** What is known of whether a deal can be won; how difficult it is when it can. */
export interface Judged {
  readonly solution: Solution;
  /** Only of a deal that is proved winnable. */
  readonly difficulty?: Difficulty;
}

/** What is wanted of a deal. */
export interface Wish {
  readonly variant: Variant;
  /** Any, when there is none. */
  readonly difficulty?: Difficulty | undefined;
  /** For each deal. */
  readonly limits: Limits;
  /** How many deals to look at before giving up. */
  readonly mostDeals: number;
}

/** A deal that is proved winnable. */
export interface WinnableDeal {
  readonly number: number;
  readonly judged: Judged;
  /** How many deals were looked at, this one included. */
  readonly tried: number;
}

/** Whether a position can be won, everything being known, and how difficult that is for a person. */
export function* judging(
  game: AnyGame,
  knowledge: Knowledge,
  start: unknown,
  limits: Limits,
): ResumableSearch<Judged> {
  const solution = yield* solving(game, knowledge.solver, start, limits);
  if (solution.verdict !== "won") return { solution };
  const trials = yield* measuringEase(game, greedyOf(knowledge), start);
  return { solution, difficulty: difficultyOf(game, trials) };
}

/** Looks at random deals for one that is proved winnable, and as difficult as wanted; undefined when none was found. */
export function* findingWinnable(
  game: AnyGame,
  knowledge: Knowledge,
  random: Random,
  wish: Wish,
): ResumableSearch<WinnableDeal | undefined> {
  for (let tried = 1; tried <= wish.mostDeals; tried++) {
    const number = randomDealNumber(random);
    const start = game.setup(numberedDeal(game.pack, number), wish.variant);
    const judged = yield* judging(game, knowledge, start, wish.limits);
    if (judged.difficulty === undefined) continue;
    if (wish.difficulty === undefined || wish.difficulty === judged.difficulty)
      return { number, judged, tried };
  }
  return undefined;
}
