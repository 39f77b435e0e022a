import { type AnyGame, numberedDeal, type Random, randomDealNumber, type Variant } from "@tetrarch/engine";
import { type GradedAgents, greedyOf } from "./agents.js";
import { type Difficulty, difficultyOf, measuringEase } from "./difficulty.js";
import type { Limits } from "./search/budget.js";
import type { ResumableSearch } from "./search/resumable-search.js";
import { type Solution, solving } from "./solver.js";

/** What is known of whether a deal can be won; how difficult it is when it can. */
export interface DealAssessment {
  readonly solution: Solution;
  /** Only of a deal that is proved winnable. */
  readonly difficulty?: Difficulty;
}

/** How many deals page, terminal and protocol look at before they give up. */
export const MOST_DEALS = 1000;
/** What they spend on each: a deal that takes more is no deal to wait for. */
export const WINNABLE_LIMITS: Limits = { nodes: 1_000_000, memory: 2 ** 27 };

export interface DealCriteria {
  readonly variant: Variant;
  /** Any, when there is none. */
  readonly difficulty?: Difficulty | undefined;
  /** For each deal. */
  readonly limits?: Limits;
  /** How many deals to look at before giving up. */
  readonly mostDeals?: number;
}

export interface WinnableDeal {
  readonly number: number;
  readonly assessment: DealAssessment;
  /** How many deals were looked at, this one included. */
  readonly tried: number;
}

/** Whether a position can be won, everything being known, and how difficult that is for a person. */
export function* assessing(
  game: AnyGame,
  agents: GradedAgents,
  start: unknown,
  limits: Limits,
): ResumableSearch<DealAssessment> {
  const solution = yield* solving(game, agents.solver, start, limits);
  if (solution.verdict !== "won") return { solution };
  const trials = yield* measuringEase(game, greedyOf(agents), start);
  return { solution, difficulty: difficultyOf(agents.easeBounds, trials) };
}

/** Looks at random deals for one that is proved winnable, and as difficult as wanted; undefined when none was found. */
export function* findingWinnable(
  game: AnyGame,
  agents: GradedAgents,
  random: Random,
  { variant, difficulty, limits = WINNABLE_LIMITS, mostDeals = MOST_DEALS }: DealCriteria,
): ResumableSearch<WinnableDeal | undefined> {
  for (let tried = 1; tried <= mostDeals; tried++) {
    const number = randomDealNumber(random);
    const start = game.setup(numberedDeal(game.pack, number), variant);
    const assessment = yield* assessing(game, agents, start, limits);
    if (assessment.solution.stop === "time") return undefined;
    if (assessment.difficulty === undefined) continue;
    if (difficulty === undefined || difficulty === assessment.difficulty)
      return { number, assessment, tried };
  }
  return undefined;
}
