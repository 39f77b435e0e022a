import { type FindGame, type Problem, parseSave, problem, type Result, type Session } from "@tetrarch/engine";
import * as words from "../words/en/data.js";
import { isObject } from "./database.js";

/** What is there of a game in the browser. Anything may have happened to any of it. */
export interface StoredCopies {
  /** What the database has; undefined for nothing. */
  readonly record: unknown;
  /** The second copy of what it had; undefined for none. */
  readonly copy: unknown;
  /** Whether the browser has told that it has lost the whole database. */
  readonly isLost: boolean;
}

/** What is to be made of it. */
export interface Choice {
  /** The game that is played on; undefined when none can be. */
  readonly session: Session | undefined;
  /** Whether that is the second copy. */
  readonly isCopy: boolean;
  /** Why what the database has cannot be read; empty when it can, or has nothing. */
  readonly broken: string;
  /** What the player has to know; empty when all is as it should be. */
  readonly news: string;
}

/** The newer of a game's record and its second copy, as far as they can be read. @param game the solitaire's id */
export function choose(game: string, { record, copy, isLost }: StoredCopies, findGame: FindGame): Choice {
  const stored = record === undefined ? undefined : sessionIn(record, game, findGame);
  const copied = sessionIn(copy, game, findGame);
  const broken = stored && !stored.ok ? stored.error.message : "";
  if (copied.ok && (!stored?.ok || savedAtOf(copy) > savedAtOf(record))) {
    return { session: copied.value, isCopy: true, broken, news: newsOfCopy(stored !== undefined, broken) };
  }
  if (stored?.ok) return { session: stored.value, isCopy: false, broken, news: "" };
  return { session: undefined, isCopy: false, broken, news: newsOfNone(broken, isLost) };
}

function newsOfCopy(isStored: boolean, broken: string): string {
  if (broken !== "") return words.copyOfBroken(broken);
  return isStored ? words.copyIsNewer : words.copyOfLost;
}

function newsOfNone(broken: string, isLost: boolean): string {
  if (broken !== "") return words.newDealForBroken(broken);
  return isLost ? words.newDealForLost : "";
}

/** When a record was saved; 0 for what tells no time. */
export function savedAtOf(record: unknown): number {
  return isObject(record) && Number.isFinite(record.savedAt) ? (record.savedAt as number) : 0;
}

/** The save text in a record that anything may have happened to; undefined when it holds none, or not all of it. */
export function textIn(record: unknown): string | undefined {
  if (!isObject(record) || typeof record.text !== "string") return undefined;
  return "letters" in record && record.letters !== record.text.length ? undefined : record.text;
}

/** The game in a record that anything may have happened to. @param game the solitaire's id */
export function sessionIn(record: unknown, game: string, findGame: FindGame): Result<Session, Problem> {
  const text = textIn(record);
  if (text === undefined) return problem("bad-transcript", words.noWholeGame);
  return parseSave(text, (id, cardSet) =>
    id === game ? findGame(id, cardSet) : problem("unknown-game", words.otherGame),
  );
}
