import { type Card, TANIS_DIGGS } from "./cards.js";
import { crossedBy } from "./layout.js";
import type { Path, Side, State } from "./types.js";

/** The row the party has come to, from 1. */
export function rowOf(path: Path): number {
  return path.turned.length;
}

/** The number of a path's rows with the location's (FG-2, FG-22). */
export function rowsOf({ cards }: Path): number {
  return (cards.length + 1) / 2;
}

/** The place of a card of row 2 or a later one on its path (FG-1). */
export function placeOnPath(row: number, side: Side): number {
  return row * 2 - (side === "L" ? 3 : 2);
}

/** FG-3: the path on which the game begins. */
export function diggsPath(state: State): number {
  return state.paths.findIndex((path) => path.turned[0] === TANIS_DIGGS);
}

/** The card lying face up where the party has come to, dealt with or not. */
export function lastTurned(path: Path): Card {
  return path.turned[path.turned.length - 1] as Card;
}

/** FG-5: the last row's card has been dealt with and the artifact won. */
export function isFinished(path: Path): boolean {
  return path.cleared && path.turned.length === rowsOf(path);
}

export function artifactsWon(state: State): number {
  let count = 0;
  for (const path of state.paths) if (isFinished(path)) count++;
  return count;
}

/** Whether the path's card of a row has been dealt with and is gone. */
export function hasClearedRow(path: Path, row: number): boolean {
  return rowOf(path) > row || (rowOf(path) === row && path.cleared);
}

/** Whether a path's next choice waits for the path that it crosses in the next row (FG-21, FG-23). */
export function isWaiting(state: State, index: number): boolean {
  const path = state.paths[index] as Path;
  if (!path.cleared || isFinished(path)) return false;
  const other = crossedBy(state.layout, index, rowOf(path) + 1);
  return other >= 0 && !hasClearedRow(state.paths[other] as Path, rowOf(path));
}

/** FG-4: whether one of the two cards of the path's next row may and must be turned up. */
export function choiceDue(state: State, index: number): boolean {
  const path = state.paths[index] as Path;
  return path.cleared && !isFinished(path) && !isWaiting(state, index);
}

/** FG-4, FG-21: the path whose choice comes next, the lowest first; −1 when none is due. */
export function nextChoice(state: State): number {
  for (let index = 0; index < state.paths.length; index++) if (choiceDue(state, index)) return index;
  return -1;
}
