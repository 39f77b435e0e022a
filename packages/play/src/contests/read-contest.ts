import { type FindGame, ok, type Problem, problem, type Result, readEdition } from "@tetrarch/engine";
import * as v from "valibot";
import { id, moment, readBySchema } from "../schemas.js";
import { parseGameRecord, readGameRecord } from "../session/read-game-record.js";
import { CHALLENGE_LENGTHS, cardsLabelOf, challengeDeals, challengeFor, findGameWith } from "./challenge.js";
import type { Contest, Contestant, Entry } from "./contest.js";
import { contestOfNames, MOST_CONTESTANTS, MOST_STAKE } from "./fresh-contest.js";
import { mergeContestants } from "./merge-contest.js";
import { comparedName, isComparedName, LONGEST_NAME } from "./names.js";
import { type GameVerdict, mergeVerdicts, VERDICTS } from "./verdicts.js";

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const nameKey = v.pipe(v.string(), v.check(isComparedName));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CONTESTANTS - 1));
const deal = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Math.max(...CHALLENGE_LENGTHS) - 1));

const RECORD = v.rawTransform(({ dataset, addIssue, NEVER }) => {
  const record = parseGameRecord(dataset.value);
  if (record.ok) return record.value;
  addIssue({ message: record.error.message });
  return NEVER;
});

/** A card set whose version has the mark of its cards. */
const CARDS = v.rawTransform(({ dataset, addIssue, NEVER }) => {
  const own = readEdition(dataset.value);
  if (own.ok) return own.value.set;
  addIssue({ message: own.error.message });
  return NEVER;
});

const ENTRY = v.variant("type", [
  v.strictObject({
    type: v.literal("played"),
    record: v.pipe(v.unknown(), RECORD),
    isOneOfTwo: v.optional(v.literal(true)),
    /** Of earlier versions, as is `refused`. */
    isAgreed: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal("refused"), record: v.pipe(v.unknown(), RECORD) }),
  v.strictObject({ type: v.literal("conceded") }),
  v.strictObject({ type: v.literal("absent") }),
]);

/** JSON has null for a deal that is not finished. */
const PLACE_FOR_ENTRY = v.pipe(
  v.nullish(ENTRY),
  v.transform((entry) => entry ?? undefined),
);

/** A contest of this version, or of one without numbers of turns and with verdicts in entries. */
const CONTEST = v.strictObject({
  format: v.literal(1),
  id,
  challenge: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(100)),
    variant: v.pipe(v.string(), v.maxLength(200)),
    length: v.picklist(CHALLENGE_LENGTHS),
    seed: id,
    ownShuffle: v.optional(v.literal(true)),
    /** Left out for the built-in cards, as in contests of earlier versions. */
    cards: v.optional(v.pipe(v.unknown(), CARDS)),
  }),
  madeAt: moment,
  terms: v.strictObject({
    stake: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STAKE)),
    unit: name,
    agreesToHelp: v.boolean(),
  }),
  contestants: v.pipe(
    v.array(
      v.strictObject({
        name,
        kind: v.picklist(["here", "away", "house", "past"]),
        player: v.optional(v.picklist(["greedy", "strongest"])),
        isExpected: v.optional(v.literal(true)),
        entries: v.array(PLACE_FOR_ENTRY),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_CONTESTANTS),
  ),
  /** Undefined in contests of earlier versions. */
  verdicts: v.optional(v.array(v.strictObject({ name: nameKey, game: deal, verdict: v.picklist(VERDICTS) }))),
  turn: v.optional(
    v.strictObject({
      contestant: place,
      game: deal,
      begunAt: moment,
      /** Undefined in contests of earlier versions, as is `before`. */
      number: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      before: v.optional(v.array(id)),
      onTable: v.optional(id),
    }),
  ),
});

type StoredContest = v.InferOutput<typeof CONTEST>;
type StoredEntry = StoredContest["contestants"][number]["entries"][number];

/** Reads a stored contest by its shape alone. Errors are `bad-series`. */
export function readContest(stored: unknown): Result<Contest, Problem> {
  const parsed = readBySchema(CONTEST, stored, "bad-series", "contest");
  if (!parsed.ok) return parsed;
  const { challenge, contestants } = parsed.value;
  const wrong = contestants.findIndex(({ entries }) => entries.length !== challenge.length);
  if (wrong >= 0) return problem("bad-series", `contestants.${wrong}: not one place for each deal`);
  return ok(upgradeContest(parsed.value));
}

/**
 * Checks an imported contest: its names, its deals, and every game by a replay. Errors are those of `challengeDeals` and
 * `readGameRecord`, and `bad-series`; they name the place.
 */
export function checkedContest(contest: Contest, findGame: FindGame): Result<Contest, Problem> {
  const { challenge, contestants, terms, turn } = contest;
  const made = contestOfNames(challenge, contestants, terms, contest);
  if (!made.ok) return made;
  const isTidy =
    made.value.terms.unit === terms.unit &&
    made.value.contestants.every(({ name }, place) => name === contestants[place]?.name);
  if (!isTidy) return problem("bad-series", "a name in it has signs that names do not have");
  // Only contestants on this device have turns.
  if (turn && (contestants[turn.contestant]?.kind !== "here" || turn.game >= challenge.length))
    return problem("bad-series", "turn: nobody can be at the table there");
  const cards = cardsLabelOf(challenge);
  const find = findGameWith(challenge, findGame);
  for (const [place, { name, entries }] of contestants.entries()) {
    const deals = challengeDeals(challengeFor(challenge, name), findGame);
    if (!deals.ok) return deals;
    for (const [game, entry] of entries.entries()) {
      if (!entry || !("record" in entry)) continue;
      const { record } = entry;
      const where = `contestants.${place}.entries.${game}`;
      const isOfDeal =
        record.game === challenge.game &&
        record.variant === challenge.variant &&
        record.deal === deals.value[game] &&
        (cards === undefined || record.cardSet === cards);
      if (!isOfDeal) return problem("bad-series", `${where}: it is a game of another deal`);
      const read = readGameRecord(record, find);
      if (!read.ok) return problem("bad-series", `${where}: ${read.error.message}`);
    }
  }
  return ok(contest);
}

/** Brings a stored contest into the present form; turns without numbers are numbered by their times. */
function upgradeContest({ verdicts, turn, ...stored }: StoredContest): Contest {
  const contestants = stored.contestants.map((contestant) => ({
    ...contestant,
    entries: contestant.entries.map(entryOf),
  }));
  const number =
    turn?.number ?? Math.max(1, playedHere(contestants) + (isOpenTurn(contestants, turn) ? 1 : 0));
  const seated = turn && { turn: { ...turn, number, before: turn.before ?? [] } };
  if (verdicts) return { ...stored, contestants, verdicts: mergeVerdicts(verdicts, []), ...seated };
  return {
    ...stored,
    contestants: mergeContestants(withExpected(contestants), [], stored.challenge.ownShuffle ?? false),
    verdicts: mergeVerdicts(verdictsIn(stored), firstAtScreen(contestants)),
    ...seated,
  };
}

function entryOf(stored: StoredEntry): Entry | undefined {
  if (!stored || stored.type === "conceded" || stored.type === "absent") return stored;
  const { record } = stored;
  if (stored.type === "refused") return { type: "played", record };
  const { isAgreed: _, ...entry } = stored;
  return entry;
}

function playedHere(contestants: readonly Contestant[]): number {
  return contestants
    .filter(({ kind }) => kind === "here")
    .reduce((sum, { entries }) => sum + entries.filter((entry) => entry?.type === "played").length, 0);
}

function isOpenTurn(contestants: readonly Contestant[], turn: StoredContest["turn"]): boolean {
  return turn !== undefined && contestants[turn.contestant]?.entries[turn.game] === undefined;
}

/** Marks players elsewhere without games as expected; the sender of a challenge stands first. */
function withExpected(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map((contestant, place) =>
    place > 0 &&
    contestant.kind === "away" &&
    contestant.entries.every((entry) => !entry || entry.type === "absent")
      ? { ...contestant, isExpected: true as const }
      : contestant,
  );
}

/** The verdicts on games that were agreed to or refused. */
function verdictsIn({ contestants }: StoredContest): readonly GameVerdict[] {
  return contestants.flatMap(({ name, entries }) =>
    entries.flatMap((entry, game): readonly GameVerdict[] => {
      if (entry?.type === "refused") return [{ name: comparedName(name), game, verdict: "refused" }];
      if (entry?.type !== "played" || !entry.isAgreed) return [];
      return [{ name: comparedName(name), game, verdict: "agreed" }];
    }),
  );
}

/** The verdicts on games whose deal was known only by an earlier turn at this screen. */
function firstAtScreen(contestants: readonly Contestant[]): readonly GameVerdict[] {
  const here = contestants.filter(({ kind }) => kind === "here");
  return here.flatMap(({ name, entries }) =>
    entries.flatMap((entry, game): readonly GameVerdict[] => {
      if (entry?.type !== "played" || entry.record.degree !== "known") return [];
      const { startedAt, endedAt } = entry.record;
      const isAfterOther = here.some((other) => {
        const before = other.entries[game];
        if (other.name === name || before?.type !== "played" || before.record.degree === "known")
          return false;
        return before.record.endedAt <= (startedAt ?? endedAt);
      });
      return isAfterOther ? [{ name: comparedName(name), game, verdict: "first" }] : [];
    }),
  );
}
