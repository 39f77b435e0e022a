import { degreeOf, messagesOf, narrate, outcomeOf, type Ply, type Session } from "@tetrarch/engine";

/** How many of the latest lines are kept for looking back. */
export const MOST_LINES = 500;
const RETOLD_PLIES = 30;

/** What happened in a move, a line an event. */
export function tellPly(session: Session, ply: Ply): readonly string[] {
  return ply.events.map((event) => narrate(session.game.id, event));
}

/** How a game ended, in its story's words; undefined while it is in play. */
export function tellEnding(session: Session): string | undefined {
  const outcome = outcomeOf(session);
  if (outcome.status === "playing") return undefined;
  const { endings } = messagesOf(session.game.id);
  return endings[session.resigned ? "resigned" : outcome.status](outcome, degreeOf(session));
}

/** The story so far of a game taken up again: of its last moves. */
export function retell(session: Session): readonly string[] {
  const plies: Ply[] = [];
  for (let ply = session.now; ply.before && plies.length < RETOLD_PLIES; ply = ply.before) plies.push(ply);
  return plies.reverse().flatMap((ply) => tellPly(session, ply));
}

export function appended(lines: readonly string[], more: readonly string[]): readonly string[] {
  return [...lines, ...more].slice(-MOST_LINES);
}

/** `17/52 · 12 moves`: how a game stands, for titles and lists. */
export function standing(session: Session): string {
  const { score } = outcomeOf(session);
  return `${score.text} · ${session.now.number} ${session.now.number === 1 ? "move" : "moves"}`;
}
