import { type Card, ROWS, TANIS_DIGGS } from "./cards.js";
import type { Path, Side, State } from "./types.js";

/** The row the party has come to: 1–7. */
export function rowOf(path: Path): number {
  return path.turned.length;
}

/** The place of a card of rows 2–7 on its path (FG-1). */
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

/** FG-5: row 7's card has been dealt with and the artifact won. */
export function isFinished(path: Path): boolean {
  return path.cleared && path.turned.length === ROWS;
}

/** The number of artifacts won, 0 to 4. */
export function artifactsWon(state: State): number {
  let count = 0;
  for (const path of state.paths) if (isFinished(path)) count++;
  return count;
}

/**
 * The crossings by row (FG-21): for each path, counted from 0, the path that it crosses. In row 4 paths 1 and 2
 * cross, and 3 and 4; in row 6 paths 2 and 3, and 4 and 1.
 */
export const CROSSINGS: Readonly<Record<number, readonly number[]>> = { 4: [1, 0, 3, 2], 6: [3, 2, 1, 0] };

/** FG-21: the path that this path crosses in a row; −1 when it crosses none there. */
export function crossedBy(state: State, index: number, row: number): number {
  return (state.crossed ? CROSSINGS[row]?.[index] : undefined) ?? -1;
}

/** Whether the path's card of a row has been dealt with and is gone. */
export function hasClearedRow(path: Path, row: number): boolean {
  return rowOf(path) > row || (rowOf(path) === row && path.cleared);
}

/** Whether a path's next choice waits for the path that it crosses in the next row (FG-21). */
export function isWaiting(state: State, index: number): boolean {
  const path = state.paths[index] as Path;
  if (!path.cleared || isFinished(path)) return false;
  const other = crossedBy(state, index, rowOf(path) + 1);
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
