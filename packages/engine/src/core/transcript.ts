import { type AnyGame, formatCardSetLabel } from "./game.js";
import { formatHelp, parseHelpLine, parseHinted } from "./help.js";
import { isTooLong, ok, type Problem, problem, quote, type Result, tooLong } from "./result.js";
import {
  degreeOf,
  dishonest,
  onKnownDeal,
  outcomeOf,
  playedWords,
  playWord,
  resign,
  type Session,
  startSession,
  undo,
} from "./session.js";
import { formatVariant, STANDARD } from "./variant.js";

const LINE_WIDTH = 78;

const KEYS = ["Game", "Variant", "Deal", "CardSet", "Honest", "Result"] as const;
/** The name of a header. */
export type TranscriptKey = (typeof KEYS)[number];

/** The headers and moves of a transcript (C-8), not yet replayed. */
export interface TranscriptParts {
  readonly headers: ReadonlyMap<TranscriptKey, string>;
  readonly moves: readonly { readonly word: string; readonly line: number }[];
}

/** Finds the game that a transcript names, with its card set where the game has one. */
export type FindGame = (id: string, cardSet: string | undefined) => Result<AnyGame, Problem>;

/** The whole game as text (C-8): save format, share format and proof format. `Honest` is yes only for a first play (C-10). */
export function formatTranscript(session: Session): string {
  const { game, variant } = session;
  const lines = [header("Game", game.id)];
  if (variant.length > 0) lines.push(header("Variant", formatVariant(variant)));
  lines.push(header("Deal", session.deal));
  if (game.cardSet) lines.push(header("CardSet", formatCardSetLabel(game.cardSet)));
  lines.push(header("Honest", degreeOf(session) === "first" ? "yes" : "no"));
  lines.push(header("Result", resultOf(session)));
  lines.push("", ...wrapped(playedWords(session)));
  return `${lines.join("\n")}\n`;
}

function header(key: TranscriptKey, value: string): string {
  return `[${key} "${value.replace(/[\\"]/g, "\\$&")}"]`;
}

function resultOf(session: Session): string {
  if (session.resigned) return "resigned";
  const { status } = outcomeOf(session);
  return status === "playing" ? "*" : status;
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** Takes a transcript apart. Errors are `bad-transcript`, naming the line, and `too-large`. */
export function parseTranscript(text: string): Result<TranscriptParts, Problem> {
  if (isTooLong(text)) return tooLong("the transcript");
  const lines = text.split(/\r?\n/);
  const headers = new Map<TranscriptKey, string>();
  let index = 0;
  for (; index < lines.length; index++) {
    const line = (lines[index] as string).trim();
    if (line === "") break;
    if (line.startsWith(";")) continue;
    const read = parseHeader(line, index + 1);
    if (!read.ok) return read;
    const { key, value } = read.value;
    if (headers.has(key)) return problem("bad-transcript", `line ${index + 1}: ${key} is there twice`);
    headers.set(key, value);
  }
  const moves: { word: string; line: number }[] = [];
  for (; index < lines.length; index++) {
    const line = lines[index] as string;
    const comment = line.indexOf(";");
    const words = (comment < 0 ? line : line.slice(0, comment)).split(/\s+/);
    for (const word of words) if (word !== "") moves.push({ word, line: index + 1 });
  }
  return ok({ headers, moves });
}

const HEADER = /^\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\]\s*(?:;.*)?$/;

function parseHeader(line: string, number: number): Result<{ key: TranscriptKey; value: string }, Problem> {
  const match = HEADER.exec(line);
  if (!match) {
    return problem(
      "bad-transcript",
      `line ${number}: ${quote(line)} is not a header: expected [Key "value"]`,
    );
  }
  const key = KEYS.find((known) => known === match[1]);
  if (!key) {
    return problem(
      "bad-transcript",
      `line ${number}: ${quote(match[1] ?? "")} is not one of ${KEYS.join(", ")}`,
    );
  }
  return ok({ key, value: (match[2] ?? "").replace(/\\(.)/g, "$1") });
}

/**
 * Replays a transcript through the rules (C-8). `Game` and `Deal` must be there, and `CardSet` where the game has
 * one; without `Honest` the game is not called honest; `Result` must agree with the replay. Errors are
 * `bad-transcript`, naming the header or the line and number of the move, and `too-large`.
 */
export function replayTranscript(text: string, findGame: FindGame): Result<Session, Problem> {
  const parts = parseTranscript(text);
  if (!parts.ok) return parts;
  const { headers, moves } = parts.value;
  const start = startOf(headers, findGame);
  if (!start.ok) return problem("bad-transcript", start.error.message);
  let session = start.value;
  for (const [index, { word, line }] of moves.entries()) {
    const played = playWord(session, word);
    if (!played.ok) {
      return problem("bad-transcript", `line ${line}, move ${index + 1}: ${played.error.message}`);
    }
    session = played.value;
  }
  return checkResult(session, headers.get("Result"));
}

function startOf(headers: ReadonlyMap<TranscriptKey, string>, findGame: FindGame): Result<Session, Problem> {
  const id = headers.get("Game");
  if (id === undefined) return problem("bad-transcript", "the header Game is missing");
  const deal = headers.get("Deal");
  if (deal === undefined) return problem("bad-transcript", "the header Deal is missing");
  const honest = headers.get("Honest") ?? "no";
  if (honest !== "yes" && honest !== "no") {
    return problem("bad-transcript", `Honest is ${quote(honest)}: expected yes or no`);
  }
  const cardSet = headers.get("CardSet");
  const game = findGame(id, cardSet);
  if (!game.ok) return game;
  if (game.value.cardSet && cardSet === undefined) {
    return problem("bad-transcript", `the header CardSet is missing: ${game.value.title} needs one`);
  }
  if (!game.value.cardSet && cardSet !== undefined) {
    return problem("bad-transcript", `CardSet: ${game.value.title} has no card sets`);
  }
  const started = startSession(game.value, deal, headers.get("Variant") ?? STANDARD);
  if (!started.ok) return started;
  return ok({ ...started.value, honest: honest === "yes" });
}

function checkResult(session: Session, result: string | undefined): Result<Session, Problem> {
  if (result === "resigned") {
    const resigned = resign(session);
    return resigned.ok
      ? resigned
      : problem("bad-transcript", "Result is resigned, but the game was over before");
  }
  const replayed = resultOf(session);
  if (result !== undefined && result !== replayed) {
    return problem("bad-transcript", `Result is ${quote(result)}, but the replay gives ${quote(replayed)}`);
  }
  return ok(session);
}

const KNOWN_DEAL = "; degree: known";
const TAKEN_BACK = "; taken back: ";
const HELP = "; help: ";
const HINTED = "; hinted: ";
const NONE = "none";

/**
 * The text of a saved game: its transcript (C-8), with comments for what a transcript has no place for. These are an
 * honest game on a known deal (C-10), the help that a game had, the numbers of moves that hints made, and the moves taken back,
 * next one first, so that a resumed game can redo them.
 */
export function formatSave(session: Session): string {
  const words: string[] = [];
  for (let undone = session.undone; undone; undone = undone.next) words.push(undone.ply.word);
  const degree = degreeOf(session) === "known" ? `${KNOWN_DEAL}\n` : "";
  const takenBack = words.length > 0 ? `${TAKEN_BACK}${words.join(" ")}\n` : "";
  const help = session.help ? `${HELP}${formatHelp(session.help)}\n` : "";
  const hinted = session.hinted ? `${HINTED}${session.hinted.join(" ") || NONE}\n` : "";
  return formatTranscript(session) + degree + help + hinted + takenBack;
}

/** Reads a saved game. Errors are those of `replayTranscript`. */
export function parseSave(text: string, findGame: FindGame): Result<Session, Problem> {
  const replayed = replayTranscript(text, findGame);
  if (!replayed.ok) return replayed;
  const lines = text.split(/\r?\n/);
  const commented = (comment: string) =>
    lines
      .find((line) => line.startsWith(comment))
      ?.slice(comment.length)
      .trim();
  const replayedAhead = withTakenBack(replayed.value, commented(TAKEN_BACK)?.split(/\s+/) ?? []);
  const session = lines.includes(KNOWN_DEAL) ? honestOnKnownDeal(replayedAhead) : replayedAhead;
  // Not counted again: the moves above were taken back before the game was saved.
  if (session.honest) return ok(session);
  const noted = commented(HINTED);
  const hinted = noted === NONE ? [] : parseHinted(noted?.split(/\s+/).map(Number));
  return ok({ ...dishonest(session, parseHelpLine(commented(HELP) ?? "")), ...(hinted && { hinted }) });
}

/** The header called it not honest; one that was is of the first degree, whatever a comment says. */
function honestOnKnownDeal(session: Session): Session {
  return session.honest || session.undone ? session : onKnownDeal({ ...session, honest: true });
}

/** The session with these moves to be played again; as it is, when they do not fit. */
function withTakenBack(session: Session, words: readonly string[]): Session {
  let ahead = session;
  for (const word of words) {
    const played = playWord(ahead, word);
    if (!played.ok) return session;
    ahead = played.value;
  }
  for (const _ of words) {
    const back = undo(ahead);
    if (!back.ok) return session;
    ahead = back.value;
  }
  return ahead;
}
