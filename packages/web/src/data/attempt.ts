import { isStarted, type Session } from "@tetrarch/engine";
import { type DealOrigin, freshGameId, GAME_ID, parseDealOrigin, type SavedAttempt } from "@tetrarch/play";
import { freshRandom } from "../ui/random.js";
import { isObject } from "./database.js";

/** A player who does nothing for so long has left: that time does not count, in milliseconds. */
const BREAK = 3 * 60_000;

/** Watches a game as it is played: when it began, and how much time is spent on it. */
export class AttemptWatch {
  #attempt: SavedAttempt | undefined;
  #origin: DealOrigin | undefined;
  /** When something was done last; undefined where that was not here. */
  #actedAt: number | undefined;

  /** Undefined as long as nothing has been done with the deal. */
  get attempt(): SavedAttempt | undefined {
    return this.#attempt;
  }

  /** How the deal on the table was come by; undefined where it is not known. */
  get origin(): DealOrigin | undefined {
    return this.#origin;
  }

  /** A game is taken up as it was kept in a record, to which anything may have happened. */
  takeUp(session: Session, record: unknown): void {
    this.#actedAt = undefined;
    this.#origin = isObject(record) ? parseDealOrigin(record.origin) : undefined;
    // Of a game that was begun before such things were kept it stays unknown when that was.
    this.#attempt = isStarted(session) ? (attemptIn(record) ?? { id: freshGameId(freshRandom) }) : undefined;
  }

  /** Another deal lies on the table. */
  layDown(origin: DealOrigin | undefined): void {
    this.#origin = origin;
    this.#attempt = undefined;
    this.#actedAt = undefined;
  }

  /** Something was done now, in milliseconds since 1970. */
  note(session: Session, now: number): void {
    if (!isStarted(session)) return;
    this.#attempt ??= { id: freshGameId(freshRandom), startedAt: now, playedFor: 0 };
    const { playedFor } = this.#attempt;
    const spent = now - (this.#actedAt ?? now);
    this.#actedAt = now;
    if (playedFor !== undefined && spent > 0 && spent < BREAK)
      this.#attempt = { ...this.#attempt, playedFor: playedFor + spent };
  }

  /** It has come to its end. */
  end(): void {
    if (this.#attempt) this.#attempt = { ...this.#attempt, isRecorded: true };
  }
}

/** What of an attempt can be read in a saved game. */
export function attemptIn(record: unknown): SavedAttempt | undefined {
  if (!isObject(record) || !isObject(record.attempt)) return undefined;
  const { id, startedAt, playedFor, isRecorded } = record.attempt;
  if (typeof id !== "string" || !GAME_ID.test(id)) return undefined;
  return {
    id,
    ...(isTime(startedAt) && { startedAt }),
    ...(isTime(playedFor) && { playedFor }),
    ...(isRecorded === true && { isRecorded }),
  };
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
