import {
  type Degree,
  degreeOf,
  formatCardSetLabel,
  formatVariant,
  outcomeOf,
  playedWords,
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
  /** How its deal was come by; undefined where nobody noted it, as in records of format 1. */
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
