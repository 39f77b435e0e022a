import { outcomeOf, type Session } from "@tetrarch/engine";
import { logLines, logOf } from "@tetrarch/play";

/** How many of the latest lines are kept for looking back. */
const MOST_LINES = 500;
const RETOLD_MOVES = 30;

/** The story so far of a game taken up again: of its last moves. */
export function retold(session: Session): readonly string[] {
  return logLines(logOf(session, RETOLD_MOVES));
}

export function appended(lines: readonly string[], more: readonly string[]): readonly string[] {
  return [...lines, ...more].slice(-MOST_LINES);
}

/** `17/52 · 12 moves`: how a game stands, for titles and lists. */
export function standing(session: Session): string {
  const { score } = outcomeOf(session);
  return `${score.text} · ${session.now.number} ${session.now.number === 1 ? "move" : "moves"}`;
}
