import {
  endStatuses,
  type FindGame,
  formatCardSetLabel,
  ok,
  outcomeOf,
  type Problem,
  playWord,
  problem,
  quote,
  type Result,
  resign,
  type Session,
  startSession,
} from "@tetrarch/engine";
import * as v from "valibot";
import { originNamed } from "../deals/deal-origin.js";
import { ofDegree } from "../honesty/honesty.js";
import { endOf, GAME_ID, type GameRecord, RECORD_FORMAT } from "./game-record.js";

/** Milliseconds, as far as JavaScript's dates go. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/**
 * Games that come to an end take some hundred moves, and making 20,000 by hand takes hours. Cards can be moved to and fro
 * without end, though, and every line of an import is replayed.
 */
const MOST_WORDS = 20_000;
const LONGEST_WORD = 40;

const FIRST_FORMAT = {
  format: v.literal(1),
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  game: text(100),
  variant: text(200),
  deal: text(5000),
  cardSet: v.optional(text(200)),
  words: v.pipe(v.array(text(LONGEST_WORD)), v.maxLength(MOST_WORDS)),
  end: v.picklist([...endStatuses, "resigned"]),
  score: v.strictObject({ value: v.number(), max: v.number(), text: text(100) }),
  degree: v.picklist(["first", "known", "assisted"]),
  startedAt: v.optional(moment),
  endedAt: moment,
  playedFor: v.optional(moment),
};

/** A record of either format, told in the present one. */
const RECORD = v.variant("format", [
  v.pipe(
    v.strictObject(FIRST_FORMAT),
    v.transform((record) => ({ ...record, format: RECORD_FORMAT }) as const),
  ),
  v.strictObject({
    ...FIRST_FORMAT,
    format: v.literal(RECORD_FORMAT),
    // One that only a newer version knows costs nothing but itself.
    origin: v.optional(
      v.pipe(
        text(100),
        v.transform((noted) => originNamed(noted)),
      ),
    ),
  }),
]);

/** A record that was read back, and the finished game it tells of. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly session: Session;
}

/**
 * Reads a record from a store or a file, where anything may have happened to it: its shape is checked, and the
 * game is played again to its end, which has to be the one that the record claims. Errors are `bad-record`, and those of
 * `findGame`; they name the place.
 */
export function readGameRecord(stored: unknown, findGame: FindGame): Result<ReadRecord, Problem> {
  const parsed = parseGameRecord(stored);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const ended = replayed(record, findGame);
  if (!ended.ok) return ended;
  const end = endOf(ended.value);
  if (end !== record.end)
    return wrong("end", `it is ${record.end}, but the replay gives ${end ?? "a game in play"}`);
  const { score } = outcomeOf(ended.value);
  if (
    score.text !== record.score.text ||
    score.value !== record.score.value ||
    score.max !== record.score.max
  )
    return wrong("score", `it is ${quote(record.score.text)}, but the replay gives ${quote(score.text)}`);
  return ok({ record, session: ended.value });
}

/** Checks the shape of a record alone, for a store that only this program writes. Errors are `bad-record`. */
export function parseGameRecord(stored: unknown): Result<GameRecord, Problem> {
  const parsed = v.safeParse(RECORD, stored);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const { expected, received } = issue;
  // Texts come in quotation marks; numbers and kinds of values do not.
  const shown = received.startsWith('"') ? quote(received.slice(1, -1)) : received;
  return wrong(v.getDotPath(issue) ?? "", `expected ${expected ?? "another value"} but received ${shown}`);
}

function replayed(record: GameRecord, findGame: FindGame): Result<Session, Problem> {
  const started = startOf(record, findGame);
  if (!started.ok) return started;
  let session = started.value;
  for (const [index, word] of record.words.entries()) {
    const played = playWord(session, word);
    if (!played.ok) return wrong(`words.${index}`, played.error.message);
    session = played.value;
  }
  if (record.end !== "resigned") return ok(session);
  const resigned = resign(session);
  return resigned.ok ? resigned : wrong("end", resigned.error.message);
}

/** The game at its start, of the degree that the record claims. */
function startOf(record: GameRecord, findGame: FindGame): Result<Session, Problem> {
  const game = findGame(record.game, record.cardSet);
  if (!game.ok) return game;
  const set = game.value.cardSet && formatCardSetLabel(game.value.cardSet);
  if (set !== record.cardSet)
    return wrong("cardSet", `it is ${labelled(record.cardSet)}, but the game has ${labelled(set)}`);
  const started = startSession(game.value, record.deal, record.variant);
  if (!started.ok)
    return wrong(started.error.code === "bad-variant" ? "variant" : "deal", started.error.message);
  // A game is known again by its deal as it is written.
  const { deal } = started.value;
  if (deal !== record.deal)
    return wrong("deal", `it is written ${quote(record.deal)} instead of ${quote(deal)}`);
  return ok(ofDegree(started.value, record.degree));
}

function labelled(cardSet: string | undefined): string {
  return cardSet === undefined ? "none" : quote(cardSet);
}

/** Places of ours. A place may also be a name that the record made up. */
const PLAIN_PLACE = /^[a-zA-Z0-9.]{1,40}$/;

function wrong(place: string, reason: string) {
  if (place === "") return problem("bad-record", reason);
  return problem("bad-record", `${PLAIN_PLACE.test(place) ? place : quote(place)}: ${reason}`);
}
