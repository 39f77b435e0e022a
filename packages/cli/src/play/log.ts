import { isByMemory, outcomeOf, type Session } from "@tetrarch/engine";
import { openLines, taleOf } from "@tetrarch/play";
import type { Model } from "./model.js";

/** How many of the latest lines are kept for looking back. */
const MOST_LINES = 500;
const RETOLD_MOVES = 30;

/** The story so far of a game taken up again: of its last moves. */
export function retold(session: Session): readonly string[] {
  return taleOf(session, RETOLD_MOVES);
}

/**
 * The game when the player does the next thing: what the last move turned up has been read. By memory, nothing is told any
 * more of what lies face down by now (TK-32).
 */
export function turnedDown(model: Model): Model {
  const { session } = model.seat;
  if (!isByMemory(session) || session.now.number === 0) return model;
  return { ...model, log: retold(session), told: openLines(session) };
}

/** The log after an act. When a game by memory is over, everything may be told: told's last line is then how it ended. */
export function logAfter({ log, seat }: Model, session: Session, told: readonly string[]): readonly string[] {
  const isOpened = isByMemory(seat.session) && !isByMemory(session);
  return isOpened ? appended(retold(session), told.slice(-1)) : appended(log, told);
}

function appended(lines: readonly string[], more: readonly string[]): readonly string[] {
  return [...lines, ...more].slice(-MOST_LINES);
}

/** `17/52 · 12 moves`: how a game stands, for titles and lists. */
export function standing(session: Session): string {
  const { score } = outcomeOf(session);
  return `${score.text} · ${session.now.number} ${session.now.number === 1 ? "move" : "moves"}`;
}
