import {
  endStatuses,
  type FindGame,
  formatCardSetLabel,
  ok,
  outcomeOf,
  type Problem,
  parseHelp,
  parseHinted,
  playWord,
  problem,
  quote,
  type Result,
  resign,
  type Session,
  startSession,
} from "@tetrarch/engine";
import * as v from "valibot";
import { parseDealOrigin } from "../deals/open-deal.js";
import { ofDegree } from "../honesty/honesty.js";
import { id, moment } from "../schemas.js";
import { endOf, type GameRecord, RECORD_FORMAT } from "./game-record.js";
import { endedStuck } from "./no-progress.js";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A bound for imports, which are replayed. Games take some hundred moves, but cards can be moved to and fro without end. */
const MOST_WORDS = 20_000;
const LONGEST_WORD = 40;

const FIRST_FORMAT = {
  format: v.literal(1),
  id,
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

/** A record of either format, read as the present one. */
const RECORD = v.variant("format", [
  v.pipe(
    v.strictObject(FIRST_FORMAT),
    v.transform((record) => ({ ...record, format: RECORD_FORMAT }) as const),
  ),
  v.strictObject({
    ...FIRST_FORMAT,
    format: v.literal(RECORD_FORMAT),
    stuck: v.optional(v.boolean()),
    // Help of a kind that only a newer version knows reads as undefined.
    help: v.optional(v.pipe(v.unknown(), v.transform(parseHelp))),
    hinted: v.optional(v.pipe(v.unknown(), v.transform(parseHinted))),
    // An origin of a newer version reads as undefined.
    origin: v.optional(
      v.pipe(
        text(100),
        v.transform((noted) => parseDealOrigin(noted)),
      ),
    ),
  }),
]);

/** A record that was read, and its finished game. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly session: Session;
}

/**
 * Reads a record from a store or a file: checks its shape, replays the game, and compares its end with the record.
 * Errors are `bad-record`, naming the place, and those of `findGame`.
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
  const { hinted } = record;
  const session = hinted ? { ...ended.value, hinted } : ended.value;
  const { score } = outcomeOf(session);
  if (
    score.text !== record.score.text ||
    score.value !== record.score.value ||
    score.max !== record.score.max
  )
    return wrong("score", `it is ${quote(record.score.text)}, but the replay gives ${quote(score.text)}`);
  if (record.stuck && !endedStuck(session))
    return wrong("stuck", "it is true, but the replay does not end without progress");
  return ok({ record, session });
}

/** Checks the shape of a record alone. Errors are `bad-record`. */
export function parseGameRecord(stored: unknown): Result<GameRecord, Problem> {
  const parsed = v.safeParse(RECORD, stored);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const { expected, received } = issue;
  // Valibot gives texts in quotation marks, but not numbers and types.
  const shown = received.startsWith('"') ? quote(received.slice(1, -1)) : received;
  return wrong(v.getDotPath(issue) ?? "", `expected ${expected ?? "another value"} but received ${shown}`);
}

function replayed(record: GameRecord, findGame: FindGame): Result<Session, Problem> {
  const start = startOf(record, findGame);
  if (!start.ok) return start;
  let session = start.value;
  for (const [index, word] of record.words.entries()) {
    const played = playWord(session, word);
    if (!played.ok) return wrong(`words.${index}`, played.error.message);
    session = played.value;
  }
  if (record.end !== "resigned") return ok(session);
  const resigned = resign(session);
  return resigned.ok ? resigned : wrong("end", resigned.error.message);
}

/** The game at its start, with the record's degree. */
function startOf(record: GameRecord, findGame: FindGame): Result<Session, Problem> {
  const game = findGame(record.game, record.cardSet);
  if (!game.ok) return game;
  const set = game.value.cardSet && formatCardSetLabel(game.value.cardSet);
  if (set !== record.cardSet)
    return wrong("cardSet", `it is ${labelled(record.cardSet)}, but the game has ${labelled(set)}`);
  const started = startSession(game.value, record.deal, record.variant);
  if (!started.ok)
    return wrong(started.error.code === "bad-variant" ? "variant" : "deal", started.error.message);
  // Keys of games hold the deal's text.
  const { deal } = started.value;
  if (deal !== record.deal)
    return wrong("deal", `it is written ${quote(record.deal)} instead of ${quote(deal)}`);
  return ok(ofDegree(started.value, record.degree, record.help));
}

function labelled(cardSet: string | undefined): string {
  return cardSet === undefined ? "none" : quote(cardSet);
}

/** A path of this schema; a record may have invented other names. */
const PLAIN_PLACE = /^[a-zA-Z0-9.]{1,40}$/;

function wrong(place: string, reason: string) {
  if (place === "") return problem("bad-record", reason);
  return problem("bad-record", `${PLAIN_PLACE.test(place) ? place : quote(place)}: ${reason}`);
}
