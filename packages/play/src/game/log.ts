import { degreeOf, messagesOf, narrate, outcomeOf, type Ply, type Session } from "@tetrarch/engine";

/** What was said of one move. */
export interface LogEntry {
  /** The move's number, from 1. */
  readonly number: number;
  readonly word: string;
  /** What it led to, a line an event. */
  readonly lines: readonly string[];
}

/** Told once, for as long as the ply can be come back to: a long game is not told anew with every move. */
const told = new WeakMap<Ply, readonly string[]>();

function linesOfPly(gameId: string, ply: Ply): readonly string[] {
  const lines = told.get(ply) ?? ply.events.map((event) => narrate(gameId, event));
  told.set(ply, lines);
  return lines;
}

/** What the last move led to, a line an event; nothing at the start. */
export function lastLines({ game, now }: Session): readonly string[] {
  return linesOfPly(game.id, now);
}

/**
 * The log of a game: what was said of its moves, first to last. Moves that were taken back are not in it.
 * @param most how many of the latest moves are wanted
 */
export function logOf({ game, now }: Session, most = Number.POSITIVE_INFINITY): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  for (let ply = now; ply.before && entries.length < most; ply = ply.before)
    entries.push({ number: ply.number, word: ply.word, lines: linesOfPly(game.id, ply) });
  return entries.reverse();
}

/** The lines of a log, one after the other. */
export function logLines(log: readonly LogEntry[]): readonly string[] {
  return log.flatMap(({ lines }) => lines);
}

/** How the story ends, in its own words; undefined while it goes on. */
export function endingOf(session: Session): string | undefined {
  const outcome = outcomeOf(session);
  if (outcome.status === "playing") return undefined;
  const { endings } = messagesOf(session.game.id);
  const ending = session.resigned ? "resigned" : outcome.status;
  const words = endings[ending];
  if (!words) throw new Error(`no words for a game that is ${ending}`);
  return words(outcome, degreeOf(session));
}
