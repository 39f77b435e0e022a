import {
  type AnyGame,
  degreeOf,
  type GameEvent,
  isByMemory,
  messagesOf,
  narrate,
  outcomeOf,
  type Ply,
  type Session,
} from "@tetrarch/engine";

/** What was said of one move. */
export interface LogEntry {
  /** The move's number, from 1. */
  readonly number: number;
  readonly word: string;
  /** What it led to, a line an event. */
  readonly lines: readonly string[];
}

/** The lines of each ply, kept while the ply can be reached: a long game is not narrated again with every move. */
const linesByPly = new WeakMap<Ply, readonly string[]>();

function linesOfPly(gameId: string, ply: Ply): readonly string[] {
  const lines = linesByPly.get(ply) ?? ply.events.map((event) => narrate(gameId, event));
  linesByPly.set(ply, lines);
  return lines;
}

/**
 * What the last move led to, a line an event; nothing at the start. It is told when it happens, and names what was turned up
 * then even where that lies face down afterwards; later there is {@link openLines}.
 */
export function lastLines({ game, now }: Session): readonly string[] {
  return linesOfPly(game.id, now);
}

/** What may still be told of the last move when the moment has passed: by memory, nothing of what lies face down (TK-32). */
export function openLines(session: Session): readonly string[] {
  return tellableIn(session)(session.now);
}

/**
 * The log of a game: what was said of its moves, first to last. Moves that were taken back are not in it, nor, by memory, is
 * what lies face down (TK-32): a line is told as long as every card that it is about lies open.
 * @param most how many of the latest moves are wanted
 */
export function logOf(session: Session, most = Number.POSITIVE_INFINITY): readonly LogEntry[] {
  const lines = tellableIn(session);
  const entries: LogEntry[] = [];
  for (let ply = session.now; ply.before && entries.length < most; ply = ply.before)
    entries.push({ number: ply.number, word: ply.word, lines: lines(ply) });
  return entries.reverse();
}

/** The lines of a ply that may be told as the game stands. */
function tellableIn(session: Session): (ply: Ply) => readonly string[] {
  const { game, now } = session;
  if (!isByMemory(session)) return (ply) => linesOfPly(game.id, ply);
  const isOpen = openIn(game, now.state);
  return (ply) => linesOfPly(game.id, ply).filter((_, index) => isOpen(ply.events[index]));
}

/** Whether an event is about no card of the pack that is hidden now. */
function openIn(game: AnyGame, state: unknown): (event: GameEvent | undefined) => boolean {
  const view = game.view(state);
  const open = new Set([...wordsIn(view), ...(game.openOutOfPlay?.(view) ?? [])]);
  const hidden = new Set(game.pack.parts.flat().filter((code) => !open.has(code)));
  return (event) => !wordsIn(event).some((word) => hidden.has(word));
}

/** Every text in plain data: of an event, the codes of its cards among them. */
function wordsIn(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}

/** The lines of a log, one after the other. */
export function logLines(log: readonly LogEntry[]): readonly string[] {
  return log.flatMap(({ lines }) => lines);
}

/** What the story tells of help, once the game is assisted (C-10); undefined where it is not, or the story tells nothing. */
export function helpLine(session: Session): string | undefined {
  return degreeOf(session) === "assisted" ? messagesOf(session.game.id).assisted : undefined;
}

/**
 * The log of a game as it is read, a line an event; what the story tells of help stands last, as it is true from then on.
 * @param most how many of the latest moves are wanted
 */
export function linesOf(session: Session, most?: number): readonly string[] {
  const help = helpLine(session);
  return [...logLines(logOf(session, most)), ...(help === undefined ? [] : [help])];
}

/** What stands over the end of a game by its degree (KK-6); undefined where the usual heading is right. */
export function endTitleByDegree(session: Session): string | undefined {
  const ending = session.resigned ? "resigned" : outcomeOf(session).status;
  return messagesOf(session.game.id).endTitle?.(ending, degreeOf(session));
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
