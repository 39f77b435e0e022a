import { messagesOf, narrate, outcomeOf, type Session } from "@tetrarch/engine";

/** What the last move led to, a line an event. */
export function lastTold({ game, now }: Session): readonly string[] {
  return now.events.map((event) => narrate(game.id, event));
}

/** All that has happened since the deal, a line an event. */
export function taleOf({ game, now }: Session): readonly string[] {
  const lines: string[][] = [];
  for (let ply: Session["now"] | undefined = now; ply; ply = ply.before) {
    lines.push(ply.events.map((event) => narrate(game.id, event)));
  }
  return lines.reverse().flat();
}

/** How the story ends; empty while it goes on. */
export function endingOf(session: Session): string {
  const outcome = outcomeOf(session);
  const { endings } = messagesOf(session.game.id);
  if (session.resigned) return endings.resigned(outcome, session.honest);
  return outcome.status === "playing" ? "" : endings[outcome.status](outcome, session.honest);
}
