import type { Problem, Result, Session } from "@tetrarch/engine";
import { tableWith } from "../tables/registry.js";

/** What is said to an act in an exercise, and what is to be shown after it. */
export interface Reply {
  readonly lines: readonly string[];
  /**
   * What follows the lines. `position`: a new position, with its heading, piles and goal. `again`: the moves and the goal of
   * the same position, which is tried again. `moves`: the moves after one on the way to the goal. `next`: that the question
   * is answered, and how to go on. `nothing`: no more.
   */
  readonly shows: "position" | "again" | "moves" | "next" | "nothing";
}

/** A lesson, puzzles, or decisions asked again: one position after another, each with its goal. Knows no terminal. */
export interface Exercise {
  /** Whether no position is left, or none can be shown. */
  readonly done: boolean;
  /** What lies on the table; read only as long as it is not done. */
  readonly session: Session;
  /** `level 2 of 11`. */
  readonly name: string;
  /** What is to be known of a new position before its goal. */
  readonly about: readonly string[];
  readonly goal: string;
  /** The piles of the next move on the way to the goal, where that may be shown. */
  readonly lookAt: readonly string[];
  /** What the help command says line by line. */
  readonly help: readonly string[];
  /** What can be asked for besides moves. */
  readonly commands: Readonly<Record<string, () => Reply>>;
  /** The first position, or why there is none. */
  open(): Reply;
  /** Plays a move. Errors are those of moves, and `game-over` where no move is asked for. */
  play(word: string): Result<Reply, Problem>;
}

/** `Four Kingdoms, level 2 of 11`. */
export function headingOf({ session, name }: Exercise): string {
  return `${session.game.title}, ${name}`;
}

export function namesToLookAt({ session, lookAt }: Exercise): readonly string[] {
  return lookAt.map((pile) => tableWith(session.game).nameOf(pile));
}

export function answer(...lines: readonly string[]): Reply {
  return { lines, shows: "nothing" };
}
