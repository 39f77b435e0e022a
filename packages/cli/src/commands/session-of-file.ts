import { findGameAmong, type OwnSet, ok, parseSave, type Result, type Session } from "@tetrarch/engine";
import { readCardSetFile } from "../files/card-set-file.js";
import { nameOf, readText } from "../files/read-text.js";
import { type Fault, fault } from "../report.js";
import type { Outside } from "./outside.js";

export interface CardSetOption {
  /** A file with a card set of the player's own. */
  readonly cardSet?: string;
}

/** The card sets that games may have been played with, besides the built-in one. FILE may be standard input if the card set is not. */
export async function ownSets(
  path: string,
  { cardSet }: CardSetOption,
  { stdin }: Outside,
): Promise<Result<readonly OwnSet[], Fault>> {
  if (path === "-" && cardSet === "-") {
    return fault("usage", "only one of FILE and --card-set can be standard input");
  }
  if (cardSet === undefined) return ok([]);
  const own = await readCardSetFile(cardSet, stdin);
  return own.ok ? ok([own.value]) : own;
}

/** The game of a transcript (C-8), or a game as it is kept. Faults name the file. */
export async function sessionOfFile(
  path: string,
  sets: readonly OwnSet[],
  { stdin }: Outside,
): Promise<Result<Session, Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const replayed = parseSave(text.value, findGameAmong(sets));
  return replayed.ok ? replayed : fault(replayed.error.code, `${nameOf(path)}: ${replayed.error.message}`);
}
