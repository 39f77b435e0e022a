import { existsSync } from "node:fs";
import {
  type AnyGame,
  type Deal,
  findGameAmong,
  formatDeal,
  looksLikeDealCode,
  type OwnSet,
  ok,
  parseSave,
  type Result,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { readCardSetFile } from "../content/games.js";
import { nameOf, readText } from "../files/read-text.js";
import { type Fault, fault } from "../report.js";
import { fileFaults, usageWords } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";
import { finishedGameNamed, mayNameGame } from "./history/stored-history.js";

export interface CardSetOption {
  /** A file with a card set of the player's own. */
  readonly cardSet?: string;
}

/** The card sets that games may have been played with, besides the built-in one. FILE may be standard input if the card set is not. */
export async function ownSets(
  path: string,
  { cardSet }: CardSetOption,
  { stdin }: CommandContext,
): Promise<Result<readonly OwnSet[], Fault>> {
  if (path === "-" && cardSet === "-") {
    return fault("usage", usageWords.oneStandardInput("FILE", "--card-set"));
  }
  if (cardSet === undefined) return ok([]);
  const own = await readCardSetFile(cardSet, stdin);
  return own.ok ? ok([own.value]) : own;
}

/**
 * The game of a transcript (C-8), a game as it is kept, or a finished one by its id or as `latest`: a file of that name
 * goes first. Faults name the file.
 */
export async function sessionOfFile(
  path: string,
  sets: readonly OwnSet[],
  { stdin, stores }: Pick<CommandContext, "stdin" | "stores">,
): Promise<Result<Session, Fault>> {
  if (mayNameGame(path) && !existsSync(path)) return finishedGameNamed(path, await stores());
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const replayed = parseSave(text.value, findGameAmong(sets));
  return replayed.ok
    ? replayed
    : fault(replayed.error.code, fileFaults.about(nameOf(path), replayed.error.message));
}

/**
 * The deals of a file, or of standard input for `-`: one a line, a code or a card list; what follows a `#` is a
 * comment. Faults name the file and the line.
 */
export async function readDealsFile(
  path: string,
  game: AnyGame,
  variant: string | undefined,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<readonly Session[], Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const sessions: Session[] = [];
  for (const [index, line] of text.value
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const deal = line.replace(/#.*/, "").trim();
    if (deal === "") continue;
    const session = startSession(game, deal, variant);
    if (!session.ok) {
      const { code, message } = session.error;
      return fault(code, code === "bad-deal" ? fileFaults.atLine(nameOf(path), index + 1, message) : message);
    }
    sessions.push(session.value);
  }
  return ok(sessions);
}

export function dealAsJson(game: AnyGame, read: { readonly deal: Deal; readonly text: string }): object {
  const { cards, rolls } = read.deal;
  return {
    game: game.id,
    ...(looksLikeDealCode(read.text) ? { code: read.text } : {}),
    deal: formatDeal(read.deal),
    cards,
    rolls,
  };
}
