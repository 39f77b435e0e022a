import {
  type Degree,
  degreeOf,
  formatCardSetLabel,
  formatVariant,
  outcomeOf,
  playedWords,
  type Random,
  type Score,
  type Session,
  type Status,
} from "@tetrarch/engine";
import type { DealOrigin } from "../deals/deal-origin.js";

/**
 * How a game ended (C-6, C-8): `won`, `lost`, `resigned`, or a status that only its game ends in (`Game.ownEndings`). A plain
 * string, as games are added without a change here; `readGameRecord` takes none but those of the registered games.
 */
export type GameEnd = Status;

/** When a game was played. */
export interface PlayedAt {
  /** Milliseconds since 1970. Undefined where it is not known: a save alone does not tell it. */
  readonly startedAt?: number | undefined;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** How many milliseconds were spent on it, breaks left out; undefined where it is not known. */
  readonly playedFor?: number | undefined;
}

/** What a game alone does not tell of how it was played. */
export interface Circumstances extends PlayedAt {
  /** How its deal was come by; undefined where it is not known, as in records of format 1. */
  readonly origin?: DealOrigin | undefined;
}

/** A finished game without its moves: what lists and statistics need. */
export interface FinishedGame extends Circumstances {
  /** Drawn when the game began (`freshGameId`): tells it from every other game of its deal. */
  readonly id: string;
  /** The game's id: which solitaire it is. */
  readonly game: string;
  /** `standard`, or options joined by `+`. */
  readonly variant: string;
  /** The deal code, or the full card list when the deal came as one. */
  readonly deal: string;
  /** Name and version of the card set, for games that have card sets (C-12). */
  readonly cardSet?: string | undefined;
  readonly end: GameEnd;
  readonly score: Score;
  /** How much it proves (C-10). */
  readonly degree: Degree;
}

/** The version in which records are written. */
export const RECORD_FORMAT = 2;

/**
 * A finished game, as plain data for histories, statistics, series and links. It replays to the game it tells of; `readGameRecord`
 * reads it back and makes sure of that.
 */
export interface GameRecord extends FinishedGame {
  /** The version of this form. The first did not tell how the deal was come by. */
  readonly format: typeof RECORD_FORMAT;
  /** The words of all moves, first to last; those taken back are not among them. */
  readonly words: readonly string[];
}

/** The record of a finished game; undefined while it is in play. */
export function recordOf(
  session: Session,
  id: string,
  { startedAt, endedAt, playedFor, origin }: Circumstances,
): GameRecord | undefined {
  const end = endOf(session);
  if (!end) return undefined;
  const { game, variant, deal } = session;
  return {
    format: RECORD_FORMAT,
    id,
    game: game.id,
    variant: formatVariant(variant),
    deal,
    ...(game.cardSet && { cardSet: formatCardSetLabel(game.cardSet) }),
    words: playedWords(session),
    end,
    score: outcomeOf(session).score,
    degree: degreeOf(session),
    ...(startedAt !== undefined && { startedAt }),
    endedAt,
    ...(playedFor !== undefined && { playedFor }),
    ...(origin !== undefined && { origin }),
  };
}

/** How a game has ended; undefined while it is in play. */
export function endOf(session: Session): GameEnd | undefined {
  if (session.resigned) return "resigned";
  const { status } = outcomeOf(session);
  return status === "playing" ? undefined : status;
}

/** What ids of games look like: 128 bits in small hexadecimal digits. */
export const GAME_ID = /^[0-9a-f]{32}$/;

const PARTS = 4;

/** Draws the id of a game that begins: 128 random bits, so that no other game has it. */
export function freshGameId(random: Random): string {
  const part = () =>
    random(2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return Array.from({ length: PARTS }, part).join("");
}

/** What tells finished games apart. The same id in games of different deals would be a slip, and makes them no less two. */
export function identityOfFinished({
  game,
  variant,
  deal,
  cardSet = "",
  id,
}: Pick<FinishedGame, "game" | "variant" | "deal" | "cardSet" | "id">): string {
  return [game, variant, cardSet, deal, id].join("\n");
}

/**
 * Of two records of the same game, the one that counts: the one that ended first. A game that is taken back after its end
 * and played to another end has counted already.
 */
export function foremost(one: GameRecord, other: GameRecord): GameRecord {
  if (one.endedAt !== other.endedAt) return one.endedAt < other.endedAt ? one : other;
  // Whichever is met first must not matter.
  return textOf(one) <= textOf(other) ? one : other;
}

/** All of a record, the same for the same record however it was made. */
function textOf(record: GameRecord): string {
  return JSON.stringify(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Newest first; where two ended in the same millisecond, always in the same order. */
export function byEnd(one: FinishedGame, other: FinishedGame): number {
  if (one.endedAt !== other.endedAt) return other.endedAt - one.endedAt;
  const [first, second] = [identityOfFinished(one), identityOfFinished(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}
