import { type AnyGame, type OwnSet, ownSetOf } from "@tetrarch/engine";
import type { Hint, HintAsked, HousePlayer } from "@tetrarch/play";
import type { Difficulty, Limits, Progress, Solution } from "@tetrarch/solver";
import type { Analysis, OwnPuzzle } from "@tetrarch/solver/analysis";
import type { AnalysisPart } from "./analysis-parts.js";

/** Which game a question is about. */
export interface AskedGame {
  readonly game: string;
  /** The card set of the player's own that it is played with, as a file has it; undefined for the usual one. */
  readonly cards?: OwnSet["set"] | undefined;
}

/** A game as it is named to the worker. */
export function askedGame(game: AnyGame): AskedGame {
  return { game: game.id, cards: ownSetOf(game)?.set };
}

/** What the page asks of the worker that thinks. Positions go as engine text, as they are more than a view. */
export type Question = AskedGame & Asked;

type Asked =
  /** Thoughtful: can this position be won, all being known? */
  | { readonly type: "solve"; readonly state: string; readonly limits: Limits }
  /** A deal that is proved winnable, and as difficult as wanted. */
  | {
      readonly type: "winnable";
      readonly variant: string;
      /** Any, when there is none. */
      readonly difficulty?: Difficulty | undefined;
      readonly seed: number;
    }
  /** Fair: what would a player do who sees only this? */
  | ({ readonly type: "hint" } & HintAsked)
  /** Fair: what does a player of the house make of a deal? It sees what a person would see. */
  | {
      readonly type: "play";
      readonly variant: string;
      readonly deal: string;
      readonly player: HousePlayer;
      readonly seed: number;
    }
  /** Thoughtful and fair: what was each move of a finished game worth? */
  | {
      readonly type: "analyse";
      /** The whole game. */
      readonly transcript: string;
      /** How far it had come when it was left, if it was begun before. */
      readonly kept?: Analysis | undefined;
    }
  /** Thoughtful: is there a puzzle on the way to where a game was lost? */
  | {
      readonly type: "puzzle";
      readonly game: string;
      /** The whole game, and the number of moves before the one that lost it. */
      readonly transcript: string;
      readonly lostAt: number;
    }
  /** Fair: how many of some numbered deals does a sensible player win with a card set of one's own? */
  | {
      readonly type: "balance";
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

/** How many deals were played, and won. */
export interface Balance {
  readonly played: number;
  readonly won: number;
}

export type Answer =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "solution"; readonly solution: Solution }
  | { readonly type: "deal"; readonly deal: FoundDeal }
  | { readonly type: "hint"; readonly hint: Hint }
  | { readonly type: "balance"; readonly balance: Balance }
  /** The words of all moves of a game; one that is not over then was resigned. */
  | { readonly type: "played"; readonly words: readonly string[] }
  /** What is new in an analysis that goes on. */
  | { readonly type: "part"; readonly part: AnalysisPart }
  /** What is new in an analysis that has come to its end. */
  | { readonly type: "analysed"; readonly part: AnalysisPart }
  /** Undefined where there is none. */
  | { readonly type: "puzzle"; readonly puzzle: OwnPuzzle | undefined }
  /** The question was taken back. */
  | { readonly type: "cancelled" }
  /** It could not be thought about, for a fault of the program. */
  | { readonly type: "failed"; readonly reason: string }
  /** Nobody here can answer that. */
  | { readonly type: "none" };

/** What the page sends to the worker. Questions have numbers, each its own. */
export type Order =
  | {
      readonly type: "ask";
      readonly number: number;
      /** Whether it comes before all that is not. */
      readonly isUrgent: boolean;
      readonly question: Question;
    }
  | { readonly type: "cancel"; readonly number: number };

/** What the worker sends to the page: any number of times progress, then an answer. */
export interface Reply {
  /** Of the question. */
  readonly number: number;
  readonly answer: Answer;
}
