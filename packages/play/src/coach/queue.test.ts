import { seededRandom } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { type CoachRecord, coachAnswers, decisionKey } from "../collections/coach-answers.js";
import { mergeAll } from "../collections/kind.js";
import { type CoachDecision, queueOf } from "./queue.js";
import { dueAfter } from "./schedule.js";

const DAY = 86_400_000;
const KINDS = ["a", "b", "c"] as const;
type Kind = (typeof KINDS)[number];
/** How often a player errs in a decision of each kind, 0 to 1. */
type Errors = Readonly<Record<Kind, number>>;

/** A number of 0 to 1 from a seed. */
function chances(seed: number): () => number {
  const random = seededRandom(seed);
  return () => random(1_000_000) / 1_000_000;
}

/** The clear decisions of one game, of every kind as many: errors as often as the player makes them. */
function gameOf(number: number, errors: Errors, chance: () => number): readonly CoachDecision[] {
  return Array.from({ length: 12 }, (_, ply) => {
    const kind = KINDS[ply % KINDS.length] as Kind;
    const isMistake = chance() < errors[kind];
    return {
      id: number.toString(16).padStart(32, "0"),
      ply,
      isMistake,
      kinds: [kind],
      loss: 0.01 + chance() / 10,
    };
  });
}

function merged(records: readonly CoachRecord[]): readonly CoachRecord[] {
  return [...mergeAll(coachAnswers, records).values()].map((one) => coachAnswers.merge(one, one));
}

const QUESTIONS_A_DAY = 10;
/** What remains of an error after a question of its kind. */
const LEARNED = 0.97;

interface Learned {
  readonly errors: Errors;
  /** How many questions there were of each kind. */
  readonly questions: Readonly<Record<Kind, number>>;
  /** How many questions were asked on each day. */
  readonly counts: readonly number[];
}

const DAYS = 20;

/**
 * A player who plays a game a day and then practises what the coach asks.
 * @param counts to practise any clear decisions instead, so many on each day
 */
function practised(errors: Errors, seed: number, counts?: readonly number[]): Learned {
  const chance = chances(seed);
  const now: Record<Kind, number> = { ...errors };
  const count: Record<Kind, number> = { a: 0, b: 0, c: 0 };
  let decisions: readonly CoachDecision[] = [];
  let records: readonly CoachRecord[] = [];
  const asks: number[] = [];
  for (let day = 0; day < DAYS; day++) {
    decisions = [...decisions, ...gameOf(day, now, chance)];
    const questions = counts
      ? Array.from({ length: counts[day] ?? 0 }, () => decisions[Math.floor(chance() * decisions.length)])
      : queueOf(decisions, records, day * DAY).decisions.slice(0, QUESTIONS_A_DAY);
    asks.push(questions.length);
    for (const [index, question] of questions.entries()) {
      if (!question) continue;
      const kind = question.kinds[0] as Kind;
      const right = chance() >= now[kind];
      records = merged([
        ...records,
        { id: question.id, ply: question.ply, answers: [{ at: day * DAY + index, right, seconds: 30 }] },
      ]);
      count[kind]++;
      now[kind] *= LEARNED;
    }
  }
  return { errors: now, questions: count, counts: asks };
}

const sum = (values: Readonly<Record<Kind, number>>) =>
  KINDS.reduce((total, kind) => total + values[kind], 0);

const anyErrors = fc
  .record({
    often: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
    seldom: fc.double({ min: 0.02, max: 0.1, noNaN: true }),
    never: fc.double({ min: 0, max: 0.02, noNaN: true }),
    order: fc.shuffledSubarray([...KINDS], { minLength: 3 }),
  })
  .map(({ often, seldom, never, order }) => ({
    weak: order[0] as Kind,
    errors: Object.fromEntries([often, seldom, never].map((share, i) => [order[i], share])) as Errors,
  }));

const RUNS = { numRuns: countOf(1000, 10) };

describe("the coach's queue", () => {
  it("asks more of the kind that a player errs in than of others, and lets errors fall faster than practice at random", () => {
    fc.assert(
      fc.property(anyErrors, fc.nat(), ({ errors, weak }, seed) => {
        const queued = practised(errors, seed);
        const any = practised(errors, seed, queued.counts);
        // At random it is a third.
        expect(queued.questions[weak] / sum(queued.questions)).toBeGreaterThan(0.5);
        expect(queued.errors[weak]).toBeLessThan(0.5 * errors[weak]);
        expect(queued.errors[weak]).toBeLessThan(any.errors[weak]);
      }),
      RUNS,
    );
  });

  const anyDecision: fc.Arbitrary<CoachDecision> = fc.record({
    id: fc.constantFrom("0", "1", "2").map((digit) => digit.repeat(32)),
    ply: fc.nat({ max: 9 }),
    isMistake: fc.boolean(),
    kinds: fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 1 }),
    loss: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  const anyDecisions = fc.uniqueArray(anyDecision, { selector: decisionKey, maxLength: 25 });
  const anyRecords = fc
    .array(
      fc.record({
        id: fc.constantFrom("0", "1").map((digit) => digit.repeat(32)),
        ply: fc.nat({ max: 9 }),
        answers: fc.array(
          fc.record({
            at: fc.nat({ max: 9 }).map((day) => day * DAY),
            right: fc.boolean(),
            seconds: fc.constant(9),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { maxLength: 12 },
    )
    .map((records) => merged(records));

  it("asks nothing twice in a session, no mistake before it is due, and practises the kind of the mistake before", () => {
    fc.assert(
      fc.property(anyDecisions, anyRecords, fc.nat({ max: 20 }), (decisions, records, day) => {
        const now = day * DAY;
        const { decisions: queue, mistakes, nextDue } = queueOf(decisions, records, now);
        expect(new Set(queue.map(decisionKey)).size).toBe(queue.length);
        expect(nextDue === undefined || nextDue > now).toBe(true);
        const answersOf = (one: CoachDecision) =>
          records.find((each) => decisionKey(each) === decisionKey(one))?.answers ?? [];
        const isPractice = (one: CoachDecision) => !one.isMistake && answersOf(one).length === 0;
        expect(queue.filter((one) => !isPractice(one))).toHaveLength(mistakes);
        for (const [index, one] of queue.entries()) {
          const due = dueAfter(answersOf(one));
          expect(due === undefined || due <= now).toBe(true);
          if (!isPractice(one)) continue;
          const before = queue[index - 1];
          expect(before && !isPractice(before)).toBe(true);
          expect(one.kinds.some((kind) => before?.kinds.includes(kind))).toBe(true);
        }
        const isKnown = (one: CoachDecision) => !one.isMistake && answersOf(one).every(({ right }) => right);
        for (const one of decisions.filter((each) => !isKnown(each))) {
          const due = dueAfter(answersOf(one));
          expect(queue.includes(one)).toBe(due === undefined || due <= now);
        }
      }),
      { numRuns: countOf(10_000, 100) },
    );
  });

  it("brings a missed decision back the next day, and a known one after longer and longer breaks", () => {
    const answered = (...rights: readonly boolean[]) => {
      let at = 0;
      const answers: { readonly at: number; readonly right: boolean }[] = [];
      return rights.map((right) => {
        answers.push({ at, right });
        const due = dueAfter(answers) ?? 0;
        const days = (due - at) / DAY;
        at = due;
        return days;
      });
    };
    expect(answered(false, false)).toEqual([1, 1]);
    const breaks = answered(true, true, true, true);
    expect(breaks[0]).toBeGreaterThan(1);
    expect(breaks.every((each, index) => each > (breaks[index - 1] ?? 0))).toBe(true);
  });
});
