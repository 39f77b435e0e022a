import type { AnyGame, GameEvent } from "./core/game.js";
import { degreeOf, hintedMoves, isByMemory, outcomeOf, type Ply, type Session } from "./core/session.js";
import { messagesOf, narrate } from "./message-registry.js";
import { degreeInWords, hintedInWords } from "./narration/en/words.js";

/** The lines of one move. */
export interface LogEntry {
  /** The move's number, from 1. */
  readonly number: number;
  readonly word: string;
  /** The move's events in words, a line each. */
  readonly lines: readonly string[];
}

// A cache: a long game is not narrated again with every move.
const linesByPly = new WeakMap<Ply, readonly string[]>();

function linesOfPly(gameId: string, ply: Ply): readonly string[] {
  const lines = linesByPly.get(ply) ?? ply.events.map((event) => narrate(gameId, event));
  linesByPly.set(ply, lines);
  return lines;
}

/** The lines of the last move at the time it is made, cards that lie face down afterwards included; later use {@link openLines}. */
export function lastLines({ game, now }: Session): readonly string[] {
  return linesOfPly(game.id, now);
}

/** The lines of the last move that may be shown later: by memory, none about face-down cards (TK-32). */
export function openLines(session: Session): readonly string[] {
  return visibleLinesIn(session)(session.now);
}

/**
 * The log of a game in the order of its moves, without those taken back and, by memory, lines about face-down cards (TK-32).
 * @param most the number of latest moves to return
 */
export function logOf(session: Session, most = Number.POSITIVE_INFINITY): readonly LogEntry[] {
  const lines = visibleLinesIn(session);
  const entries: LogEntry[] = [];
  for (let ply = session.now; ply.before && entries.length < most; ply = ply.before)
    entries.push({ number: ply.number, word: ply.word, lines: lines(ply) });
  return entries.reverse();
}

/** The lines of a ply that may be shown in the present position. */
function visibleLinesIn(session: Session): (ply: Ply) => readonly string[] {
  const { game, now } = session;
  if (!isByMemory(session)) return (ply) => linesOfPly(game.id, ply);
  const isOpen = openIn(game, now.state);
  return (ply) => linesOfPly(game.id, ply).filter((_, index) => isOpen(ply.events[index]));
}

/** Whether an event names no card of the pack that is hidden now. */
function openIn(game: AnyGame, state: unknown): (event: GameEvent | undefined) => boolean {
  const view = game.view(state);
  const open = new Set([...wordsIn(view), ...(game.openOutOfPlay?.(view) ?? [])]);
  const hidden = new Set(game.pack.parts.flat().filter((code) => !open.has(code)));
  return (event) => !wordsIn(event).some((word) => hidden.has(word));
}

/** All texts in plain data, codes of cards included. */
function wordsIn(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}

export function logLines(log: readonly LogEntry[]): readonly string[] {
  return log.flatMap(({ lines }) => lines);
}

/** The story's line about help in an assisted game (C-10); undefined for other games and stories. */
export function helpLine(session: Session): string | undefined {
  return degreeOf(session) === "assisted" ? messagesOf(session.game.id).assisted : undefined;
}

/** Which help a game had (C-10), and how many of its moves hints made. */
export function helpInGame(session: Session): string {
  const { help, now } = session;
  const { atTheEnd } = degreeInWords(degreeOf(session), help);
  const hinted = hintedInWords(hintedMoves(session)?.length ?? 0, now.number);
  return hinted === "" ? atTheEnd : `${atTheEnd} ${hinted}`;
}

/**
 * The lines of a game's log, the line about help last.
 * @param most the number of latest moves to return
 */
export function linesOf(session: Session, most?: number): readonly string[] {
  const help = helpLine(session);
  return [...logLines(logOf(session, most)), ...(help === undefined ? [] : [help])];
}

/** The end of the story; undefined while the game goes on. */
export function endingOf(session: Session): string | undefined {
  const outcome = outcomeOf(session);
  if (outcome.status === "playing") return undefined;
  const { endings } = messagesOf(session.game.id);
  const ending = session.resigned ? "resigned" : outcome.status;
  const words = endings[ending];
  if (!words) throw new Error(`no words for a game that is ${ending}`);
  return words(outcome, degreeOf(session));
}
