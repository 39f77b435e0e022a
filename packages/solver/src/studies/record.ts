import { type Score, STANDARD, type Status } from "@tetrarch/engine";
import type { Stop } from "../search/budget.js";
import type { Verdict } from "../solver.js";
import { type Study, type StudyHead, THOUGHTFUL, USUAL_MEMORY } from "./study.js";

/** What the solver found of a deal: as the engine protocol's `solve` has it, with the length of the variation. */
export interface SolvedResult {
  readonly verdict: Verdict;
  /** How many moves lead to the win or to `best`. */
  readonly length: number;
  /** These moves, in a study that writes them down. */
  readonly moves?: readonly string[];
  /** Only in games of points. */
  readonly best?: { readonly status: Status; readonly score: Score; readonly exact: boolean };
  readonly nodes: number;
  readonly states: number;
  readonly stop?: Stop;
}

/** How a fair player's game of a deal ended. */
export interface PlayedResult {
  readonly status: Status;
  readonly score: Score;
  /** How many moves were played. */
  readonly length: number;
  readonly nodes: number;
  /** What the cards and rolls brought, in chances to win by the game's evaluator, with a mean of 0; only in a study that writes it down. */
  readonly luck?: number;
  /** The version of that evaluator. */
  readonly luckBy?: number;
}

/** The result of trying a deal, without what it took: the same for many deals. */
export type DealOutcome =
  | Pick<SolvedResult, "verdict" | "best" | "stop">
  | Pick<PlayedResult, "status" | "score">;

/** A line of a study's file: all there is to know of one deal. */
export type StudyRecord = StudyHead &
  (SolvedResult | PlayedResult) & {
    /** How long it took, on the clock of the wall; only in a study that writes it down. No two runs have the same. */
    readonly milliseconds?: number;
  };

function isSolved(record: StudyRecord): record is StudyHead & SolvedResult {
  return record.player === THOUGHTFUL;
}

export function studyOf(record: StudyRecord): Study {
  const { game, variant = STANDARD, player, playerVersion, weights, budget } = record;
  const { memory = USUAL_MEMORY, version } = record;
  return {
    game,
    variant,
    player,
    ...(playerVersion === undefined ? {} : { playerVersion }),
    ...(weights === undefined ? {} : { weights }),
    ...{
      budget,
      memory,
      version,
      moves: "moves" in record,
      ...("luckBy" in record && { luckBy: record.luckBy }),
    },
  };
}

export function outcomeIn(record: StudyRecord): DealOutcome {
  if (!isSolved(record)) return { status: record.status, score: record.score };
  const { verdict, best, stop } = record;
  return { verdict, ...(best ? { best } : {}), ...(stop ? { stop } : {}) };
}

/** The effort class of a deal: k where it took 2^k − 1 to 2^(k+1) − 2 nodes. */
export function effortOf(nodes: number): number {
  return Math.floor(Math.log2(nodes + 1));
}
