import type { AnyGame, Random } from "@tetrarch/engine";
import { atOnce, type ResumableSearch } from "../search/resumable-search.js";

/** All that a fair player gets to see: what the rules show, and which moves they allow in it. */
export interface Observation<View, Move> {
  readonly view: View;
  /** Never empty. */
  readonly legal: readonly Move[];
}

export interface MoveValue<Move> {
  readonly move: Move;
  /** The chance to win, 0 to 1. */
  readonly value: number;
  /** The standard error of `value`; 0 from a player that does not try moves out. */
  readonly error: number;
  /** How often it was tried; 0 from a player that evaluates positions. */
  readonly visits: number;
  /** The expected points, where points count without a win: Tomb of Four Kings and The King's Keys. */
  readonly points?: number;
}

export interface Advice<Move> {
  readonly move: Move;
  /** The moves weighed, best first, `move` the first of them; none from a player that does not weigh moves. */
  readonly moves: readonly MoveValue<Move>[];
  /** How many cards trials turned up before the net's expectation counted; undefined where they were played to the end. */
  readonly cards?: number;
  /** What the thought took: moves played in trial games and positions reached by solvers. */
  readonly nodes: number;
  /** The rule of thumb that chose it, from a player that has such rules. */
  readonly reason?: string;
  /** The moves that the player means to make, `move` the first, from one that plans; worked out when they are wanted. */
  readonly plan?: (() => readonly Move[]) | undefined;
  /** Nothing can come of the position any more, though there are moves: a game played out ends here. */
  readonly resigns?: boolean;
}

/** A fair player: its advice depends only on the view, the legal moves, the chance handed in and the budget. */
export interface Player<View, Move> {
  readonly name: string;
  /** Raised with every change after which the player may choose otherwise: games of two versions are never counted together. */
  readonly version: number;
  /** The numbers that the player has learnt, as text; absent where all its rules were written by hand. */
  readonly learnt?: string;
  /** The budget of a move when nothing else is said; 0 for a player that does not search. */
  readonly nodesAMove: number;
  /** @param nodes about how many nodes the thought may take; players that do not search ignore it */
  advise(observed: Observation<View, Move>, random: Random, nodes: number): ResumableSearch<Advice<Move>>;
}

/** A player whose types are its own affair. */
export type AnyPlayer = Player<unknown, unknown>;

/** The seed with which a player advises for hints and for analyses: what was hinted is never marked as a mistake of its own. */
export const ADVICE_SEED = 1;

/** What the player observes of a position. The view is made on demand: not every player looks. */
export function observe(game: AnyGame, state: unknown): Observation<unknown, unknown> {
  let view: unknown;
  return {
    legal: game.legalMoves(state),
    get view() {
      view ??= game.view(state);
      return view;
    },
  };
}

/** Any legal move, each as likely as the others. */
export const randomPlayer: AnyPlayer = {
  name: "random",
  version: 1,
  nodesAMove: 0,
  advise: ({ legal }, random) => atOnce({ move: legal[random(legal.length)], moves: [], nodes: 0 }),
};
