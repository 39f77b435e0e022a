import { type CoachAnswer, type CoachRecord, MOST_SECONDS } from "../collections/coach-answers.js";
import type { CoachDecision } from "./queue.js";

/** How long the coach takes a day unless more is wanted. */
export const DAILY_SECONDS = 600;

/** The seconds spent on answers since a moment, in milliseconds since 1970. */
export function secondsSince(records: readonly CoachRecord[], since: number): number {
  const answers = records.flatMap((one) => one.answers.filter(({ at }) => at >= since));
  return answers.reduce((sum, { seconds }: CoachAnswer) => sum + seconds, 0);
}

/** A session with the coach: question after question, until all are asked or the time is over. */
export interface CoachSession<Question extends CoachDecision = CoachDecision> {
  /** In the order in which they are asked, each once. */
  readonly questions: readonly Question[];
  /** How many of them were asked or skipped. */
  readonly taken: number;
  /** The seconds of today at which it ends. */
  readonly limit: number;
  readonly right: number;
  readonly missed: number;
}

/** Begins a session; when the seconds of the day are spent, it takes as many again. @param spent the seconds of today */
export function beginSession<Question extends CoachDecision>(
  questions: readonly Question[],
  spent: number,
): CoachSession<Question> {
  const limit = spent < DAILY_SECONDS ? DAILY_SECONDS : spent + DAILY_SECONDS;
  return { questions, taken: 0, limit, right: 0, missed: 0 };
}

/** Gives a session as many seconds more as it has a day. */
export function extendSession<Session extends CoachSession>(session: Session, spent: number): Session {
  return { ...session, limit: spent + DAILY_SECONDS };
}

/** The next question; undefined when all are taken or the time is over. */
export function nextQuestion<Question extends CoachDecision>(
  { questions, taken, limit }: CoachSession<Question>,
  spent: number,
): Question | undefined {
  return spent >= limit ? undefined : questions[taken];
}

/** Goes to the question after the next. */
export function takeQuestion<Session extends CoachSession>(session: Session): Session {
  return { ...session, taken: session.taken + 1 };
}

export function countAnswer<Session extends CoachSession>(session: Session, isRight: boolean): Session {
  const { right, missed } = session;
  return isRight ? { ...session, right: right + 1 } : { ...session, missed: missed + 1 };
}

/** An answer as it is kept. @param startedAt when its question was shown, as `at` in milliseconds since 1970 */
export function answerRecord(
  { id, ply }: CoachDecision,
  right: boolean,
  startedAt: number,
  at: number,
): CoachRecord {
  const seconds = Math.min(MOST_SECONDS, Math.max(0, Math.round((at - startedAt) / 1000)));
  return { id, ply, answers: [{ at, right, seconds }] };
}
