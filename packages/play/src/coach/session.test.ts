import { expect, it } from "vitest";
import type { CoachDecision } from "./queue.js";
import {
  answerRecord,
  beginSession,
  countAnswer,
  DAILY_SECONDS,
  extendSession,
  nextQuestion,
  secondsSince,
  takeQuestion,
} from "./session.js";

const QUESTIONS = [1, 2].map((ply): CoachDecision => {
  return { id: "0".repeat(32), ply, isMistake: true, kinds: ["a"], loss: 0.1 };
});
const [FIRST, SECOND] = QUESTIONS as [CoachDecision, CoachDecision];

it("asks question after question until all are taken or the day's time is over, and goes on when more is wanted", () => {
  const session = beginSession(QUESTIONS, 0);
  expect(nextQuestion(session, DAILY_SECONDS - 1)).toBe(FIRST);
  expect(nextQuestion(session, DAILY_SECONDS)).toBeUndefined();
  expect(nextQuestion(extendSession(session, DAILY_SECONDS), DAILY_SECONDS)).toBe(FIRST);
  const second = takeQuestion(session);
  expect(nextQuestion(second, 0)).toBe(SECOND);
  expect(nextQuestion(takeQuestion(second), 0)).toBeUndefined();
  expect(countAnswer(countAnswer(session, true), false)).toMatchObject({ right: 1, missed: 1 });
});

it("takes as long again once the day's time is spent", () => {
  const session = beginSession(QUESTIONS, DAILY_SECONDS + 5);
  expect(nextQuestion(session, 2 * DAILY_SECONDS + 4)).toBe(FIRST);
  expect(nextQuestion(session, 2 * DAILY_SECONDS + 5)).toBeUndefined();
});

it("counts the seconds of answers since a moment, whatever the clock does, none longer than two minutes", () => {
  const secondsOf = (startedAt: number, at: number) =>
    secondsSince([answerRecord(FIRST, true, startedAt, at)], 1_000_000);
  expect(secondsOf(970_000, 1_000_400)).toBe(30);
  expect(secondsOf(970_000, 999_999)).toBe(0);
  expect(secondsOf(1_000_000, 9_000_000)).toBe(120);
  expect(secondsOf(9_000_000, 1_000_000)).toBe(0);
});
