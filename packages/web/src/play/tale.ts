import { degreeOf, messagesOf, narrate, outcomeOf, type Session } from "@tetrarch/engine";

type Ply = Session["now"];

/** Told once, for as long as the ply can be come back to: a long game is not told anew with every move. */
const told = new WeakMap<Ply, readonly string[]>();

function linesOf(gameId: string, ply: Ply): readonly string[] {
  const lines = told.get(ply) ?? ply.events.map((event) => narrate(gameId, event));
  told.set(ply, lines);
  return lines;
}

/** What the last move led to, a line an event. */
export function lastTold({ game, now }: Session): readonly string[] {
  return linesOf(game.id, now);
}

/** All that has happened since the deal, a line an event. */
export function taleOf({ game, now }: Session): readonly string[] {
  const lines: (readonly string[])[] = [];
  for (let ply: Ply | undefined = now; ply; ply = ply.before) lines.push(linesOf(game.id, ply));
  return lines.reverse().flat();
}

/** How the story ends; empty while it goes on. */
export function endingOf(session: Session): string {
  const outcome = outcomeOf(session);
  const { endings } = messagesOf(session.game.id);
  const degree = degreeOf(session);
  if (session.resigned) return endings.resigned(outcome, degree);
  return outcome.status === "playing" ? "" : endings[outcome.status](outcome, degree);
}
