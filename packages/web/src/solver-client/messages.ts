import { type AnyGame, type OwnSet, ownSetOf } from "@tetrarch/engine";
import type { Hint, HintQuestion, HousePlayer } from "@tetrarch/play";
import type { Balance, BalancePlayer, Difficulty, Limits, Progress, Solution } from "@tetrarch/solver";
import type { Analysis, FieldRow, OwnPuzzle } from "@tetrarch/solver/analysis";
import type { AnalysisPart } from "./analysis-parts.js";

/** The game that a question is about. */
export interface GameQuestion {
  readonly game: string;
  /** The player's own card set, as its file has it; undefined for the usual cards. */
  readonly cards?: OwnSet["set"] | undefined;
}

/** How a question names a game. */
export function gameQuestion(game: AnyGame): GameQuestion {
  return { game: game.id, cards: ownSetOf(game)?.set };
}

/** A question to the worker. Positions are engine text, as they hold more than a view. */
export type Question = GameQuestion & Task;

type Task =
  /** Thoughtful: can this position be won with all cards known? */
  | { readonly type: "solve"; readonly state: string; readonly limits: Limits }
  /** A deal that is proved winnable, and as difficult as wanted. */
  | {
      readonly type: "winnable";
      readonly variant: string;
      /** Any, when there is none. */
      readonly difficulty?: Difficulty | undefined;
      readonly seed: number;
    }
  /** Fair: what would a player do who sees only this view? */
  | ({ readonly type: "hint" } & HintQuestion)
  /** Fair: how does a program play this deal? It sees what a person sees. */
  | {
      readonly type: "play";
      readonly variant: string;
      readonly deal: string;
      readonly player: HousePlayer;
      readonly seed: number;
    }
  /** Fair: how does one level of the game's field play this deal? */
  | { readonly type: "field"; readonly variant: string; readonly deal: string; readonly level: string }
  /** Thoughtful and fair: what was each move of a finished game worth? */
  | {
      readonly type: "analyse";
      /** The whole game. */
      readonly transcript: string;
      /** The analysis as it was left, if it was begun before. */
      readonly kept?: Analysis | undefined;
    }
  /** Thoughtful: is there a puzzle before the move that lost a game? */
  | {
      readonly type: "puzzle";
      readonly game: string;
      /** The whole game, and the number of moves before the one that lost it. */
      readonly transcript: string;
      readonly lostAt: number;
    }
  /** How many of these numbered deals are won with the player's own card set? */
  | {
      readonly type: "balance";
      readonly player: BalancePlayer;
      /** The number of the first deal, and how many there are. */
      readonly first: number;
      readonly deals: number;
    };

/** A deal that is proved winnable. */
export interface FoundDeal {
  readonly number: number;
  readonly difficulty: Difficulty;
  /** How many deals were looked at. */
  readonly tried: number;
}

export type Answer =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "solution"; readonly solution: Solution }
  | { readonly type: "deal"; readonly deal: FoundDeal }
  | { readonly type: "hint"; readonly hint: Hint }
  | { readonly type: "balance"; readonly balance: Balance }
  /** The words of all moves of a game; one that is not over then was resigned. */
  | { readonly type: "played"; readonly words: readonly string[] }
  | { readonly type: "field-row"; readonly row: FieldRow }
  /** The changes of an analysis in progress. */
  | { readonly type: "part"; readonly part: AnalysisPart }
  /** The changes of an analysis that is complete. */
  | { readonly type: "analysed"; readonly part: AnalysisPart }
  /** Undefined where the game holds no puzzle. */
  | { readonly type: "puzzle"; readonly puzzle: OwnPuzzle | undefined }
  /** The question was cancelled. */
  | { readonly type: "cancelled" }
  /** The worker failed: a bug. */
  | { readonly type: "failed"; readonly reason: string }
  /** There is no answer: the game has no such solver or player. */
  | { readonly type: "none" };

/** What the page sends to the worker. Questions have numbers, each its own. */
export type Order =
  | {
      readonly type: "ask";
      readonly number: number;
      /** Whether it goes before all questions that are not urgent. */
      readonly isUrgent: boolean;
      readonly question: Question;
    }
  | { readonly type: "cancel"; readonly number: number };

/** What the worker sends to the page: progress any number of times, then an answer. */
export interface Reply {
  /** The question's. */
  readonly number: number;
  readonly answer: Answer;
}
