import {
  type FindGame,
  formatSave,
  isStarted,
  ok,
  outcomeOf,
  type Problem,
  parseSave,
  problem,
  type Result,
} from "@tetrarch/engine";
import * as v from "valibot";
import { type DealOrigin, parseDealOrigin } from "../deals/open-deal.js";
import { type FinishedGame, GAME_ID } from "../session/game-record.js";
import { type Kind, later, moment, reading, solitaire } from "./kind.js";

/** A game in play, which goes on wherever its file is imported. Its deal is in it: its line tells the hidden cards. */
export interface GameInPlay {
  /** The solitaire's id. */
  readonly game: string;
  /** The save text. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** What its record will need; undefined in games of earlier versions. */
  readonly attempt?: SavedAttempt | undefined;
  /** How its deal was come by; undefined where it is not known. */
  readonly origin?: DealOrigin | undefined;
}

/** One attempt at a deal, as far as it has come. */
export interface SavedAttempt {
  /** The id that the finished game will have. */
  readonly id: string;
  readonly startedAt?: number | undefined;
  readonly playedFor?: number | undefined;
  /** Whether it has come to an end once, which counts, and was taken back. */
  readonly isRecorded?: boolean | undefined;
}

/** The longest game that is replayed, in characters: some 20,000 moves, as in a record of a finished game. */
const LONGEST_TEXT = 200_000;

const IN_PLAY = v.strictObject({
  game: solitaire,
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  savedAt: moment,
  attempt: v.optional(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(GAME_ID)),
      startedAt: v.optional(moment),
      playedFor: v.optional(moment),
      isRecorded: v.optional(v.boolean()),
    }),
  ),
  // One that only a newer version knows is left out.
  origin: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.transform((noted) => parseDealOrigin(noted)),
    ),
  ),
});

export const gamesInPlay: Kind<GameInPlay, "inPlay"> = {
  field: "inPlay",
  version: 1,
  read: reading(IN_PLAY, "inPlay", "it is no game in play"),
  check({ game, text: written, savedAt, attempt, origin }, findGame) {
    const text = replayed(game, written, findGame);
    return text.ok
      ? ok({ game, text: text.value, savedAt, ...(attempt && { attempt }), ...(origin && { origin }) })
      : text;
  },
  key: ({ game, text, attempt }) => attempt?.id ?? `${game} ${text}`,
  merge: (a, b) => later(a, b, ({ savedAt }) => savedAt),
};

/** The text of a game that can be played on, as it would be saved now. */
function replayed(id: string, text: string, findGame: FindGame): Result<string, Problem> {
  const session = parseSave(text, (named, cardSet) =>
    named === id ? findGame(named, cardSet) : problem("unknown-game", "text: it is another game's"),
  );
  if (!session.ok) return session;
  return isStarted(session.value) && outcomeOf(session.value).status === "playing"
    ? ok(formatSave(session.value))
    : problem("bad-record", "text: it is no game in play");
}

/** Whether finished games have an end of a game in play that counts. One that was taken back after its end is played on. */
export function hasEnded({ attempt }: GameInPlay, finished: Iterable<Pick<FinishedGame, "id">>): boolean {
  if (attempt === undefined || attempt.isRecorded === true) return false;
  return [...finished].some(({ id }) => id === attempt.id);
}
