import {
  type Degree,
  degreeOf,
  formatCardSetLabel,
  formatVariant,
  type HelpCounts,
  hintedMoves,
  outcomeOf,
  playedWords,
  type Random,
  type Score,
  type Session,
  type Status,
} from "@tetrarch/engine";
import type { DealOrigin } from "../deals/open-deal.js";
import { textOfContent } from "../text-of-content.js";
import { endedStuck } from "./no-progress.js";

/** How a game ended (C-6, C-8): `won`, `lost`, `resigned`, or a status of the game's own (`Game.ownEndings`). */
export type GameEnd = Status;

/** When a game was played. */
export interface PlayedAt {
  /** Milliseconds since 1970; undefined where it is not known. */
  readonly startedAt?: number | undefined;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** Milliseconds of play without breaks; undefined where it is not known. */
  readonly playedFor?: number | undefined;
}

/** When a game was played, and where its deal came from. */
export interface Circumstances extends PlayedAt {
  /** Where the deal came from; undefined where it is not known, as in records of format 1. */
  readonly origin?: DealOrigin | undefined;
}

/** A finished game without its moves, for lists and statistics. */
export interface FinishedGame extends Circumstances {
  /** Drawn when the game began (`freshGameId`). */
  readonly id: string;
  /** The solitaire's id. */
  readonly game: string;
  /** `standard`, or options joined by `+`. */
  readonly variant: string;
  /** The deal code, or the full card list when the deal came as one. */
  readonly deal: string;
  /** Name and version of the card set, for games that have card sets (C-12). */
  readonly cardSet?: string | undefined;
  readonly end: GameEnd;
  /** Whether its player resigned because no progress was possible (C-6); undefined for no, or where that is unknown. */
  readonly stuck?: boolean | undefined;
  readonly score: Score;
  /** Its degree (C-10). */
  readonly degree: Degree;
  /** Which help a game with help had (C-10); undefined where that is unknown. */
  readonly help?: HelpCounts | undefined;
}

/** The version in which records are written. */
export const RECORD_FORMAT = 2;

/** A finished game as plain data. `readGameRecord` reads it back and replays it. */
export interface GameRecord extends FinishedGame {
  /** The version of this form. The first had no origin of the deal. */
  readonly format: typeof RECORD_FORMAT;
  /** The words of all moves in their order, without those taken back. */
  readonly words: readonly string[];
  /** The numbers of the moves that hints made, from 1; undefined without hints, or where that is unknown. */
  readonly hinted?: readonly number[] | undefined;
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
  const hinted = hintedMoves(session);
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
    ...(endedStuck(session) && { stuck: true }),
    ...(session.help !== undefined && { help: session.help }),
    ...(hinted && { hinted }),
    ...(origin !== undefined && { origin }),
  };
}

/** How a game has ended; undefined while it is in play. */
export function endOf(session: Session): GameEnd | undefined {
  if (session.resigned) return "resigned";
  const { status } = outcomeOf(session);
  return status === "playing" ? undefined : status;
}

/** How a finished game's end is called: `resigned` only where something was given up, else `stuck`. */
export function shownEnd({ end, stuck }: Pick<FinishedGame, "end" | "stuck">): string {
  return stuck ? "stuck" : end;
}

/** The same of a session; undefined while it is in play. */
export function shownEndOf(session: Session): string | undefined {
  const end = endOf(session);
  return end && shownEnd({ end, stuck: endedStuck(session) });
}

/** The form of games' ids: 128 bits in small hexadecimal digits. */
export const GAME_ID = /^[0-9a-f]{32}$/;

const PARTS = 4;

/** Draws the id of a new game: 128 random bits. */
export function freshGameId(random: Random): string {
  const part = () =>
    random(2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return Array.from({ length: PARTS }, part).join("");
}

/** The key of a finished game. Games of different deals differ, even if they have one id by mistake. */
export function identityOfFinished({
  game,
  variant,
  deal,
  cardSet = "",
  id,
}: Pick<FinishedGame, "game" | "variant" | "deal" | "cardSet" | "id">): string {
  return [game, variant, cardSet, deal, id].join("\n");
}

/** Picks the record that counts of two of the same game: the one that ended first, before moves were taken back. */
export function firstEnded(a: GameRecord, b: GameRecord): GameRecord {
  if (a.endedAt !== b.endedAt) return a.endedAt < b.endedAt ? a : b;
  // The order of the arguments must not matter.
  return textOfContent(a) <= textOfContent(b) ? a : b;
}

/** Compares finished games: newest first, then by their keys. */
export function byEnd(a: FinishedGame, b: FinishedGame): number {
  if (a.endedAt !== b.endedAt) return b.endedAt - a.endedAt;
  const [keyOfA, keyOfB] = [identityOfFinished(a), identityOfFinished(b)];
  return keyOfA === keyOfB ? 0 : keyOfA < keyOfB ? -1 : 1;
}
