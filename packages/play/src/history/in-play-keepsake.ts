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
import { type DealOrigin, originNamed } from "../deals/deal-origin.js";
import { GAME_ID } from "../records/game-id.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** A game in play: it goes on wherever it is brought. Its deal is in it, so whoever reads the line knows the hidden cards. */
export interface GameInPlay {
  /** The solitaire's id. */
  readonly game: string;
  /** The save text. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** What its record will need; undefined in games of earlier versions. */
  readonly attempt?: KeptAttempt | undefined;
  /** How its deal was come by; undefined where nobody noted it. */
  readonly origin?: DealOrigin | undefined;
}

/** One go at a deal, as far as it has come. */
export interface KeptAttempt {
  /** The id that the finished game will have. */
  readonly id: string;
  readonly startedAt?: number | undefined;
  readonly playedFor?: number | undefined;
  /** Whether it has come to an end once, which counts, and was taken back. */
  readonly isRecorded?: boolean | undefined;
}

export interface InPlayKeepsake {
  readonly kind: "in-play";
  readonly inPlay: GameInPlay;
}

/** The longest game that is replayed, in characters: some 20,000 moves, as in a record of a finished game. */
const LONGEST_TEXT = 200_000;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

const LINE = v.strictObject({
  kind: v.literal("in-play"),
  inPlay: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(100)),
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
    origin: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
});

export const IN_PLAY_KEEPSAKE: KeepsakeKind<InPlayKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return problem("bad-record", `${v.getDotPath(issue) ?? "inPlay"}: it is no game in play`);
    }
    const { game, text: written, savedAt, attempt, origin: noted } = parsed.output.inPlay;
    const text = replayed(game, written, findGame);
    if (!text.ok) return text;
    const origin = originNamed(noted);
    const kept = { game, text: text.value, savedAt, ...(attempt && { attempt }), ...(origin && { origin }) };
    return ok({ kind: "in-play", inPlay: kept });
  },
  identity: ({ inPlay: { game, text, attempt } }) => attempt?.id ?? `${game} ${text}`,
  together: (one, other) => (isLater(other.inPlay, one.inPlay) ? other : one),
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

function isLater(one: GameInPlay, other: GameInPlay): boolean {
  if (one.savedAt !== other.savedAt) return one.savedAt > other.savedAt;
  return JSON.stringify(one) > JSON.stringify(other);
}
