import {
  type AnyGame,
  formatDeal,
  ok,
  type Problem,
  playedWords,
  playWord,
  problem,
  type Result,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { type Answer, type Level, wordsOf } from "./course.js";
import { isReached } from "./goals.js";
import { layDeal } from "./lay-deal.js";

/** How a level stands. */
export type Standing =
  | { readonly type: "playing" }
  /** The move just played lies on the table, with what it has led to; it is to be taken back. */
  | { readonly type: "wrong"; readonly says: string }
  | { readonly type: "reached" };

/** A level being played. Readonly; each act makes a new one. */
export interface LessonRun {
  readonly level: Level;
  /** The position in which the level began. */
  readonly start: Session;
  readonly session: Session;
  readonly standing: Standing;
  /** How many wrong moves have been taken back. */
  readonly failures: number;
}

/** A level at its beginning. Errors are those of deals and moves: a level that a test has checked has none. */
export function beginLevel(game: AnyGame, level: Level): Result<LessonRun, Problem> {
  const deal = layDeal(game, level.deal);
  if (!deal.ok) return deal;
  const dealt = startSession(game, formatDeal(deal.value));
  if (!dealt.ok) return dealt;
  const start = playedOn(dealt.value, wordsOf(level.before ?? ""));
  if (!start.ok) return start;
  const session = start.value;
  return ok({ level, start: session, session, standing: { type: "playing" }, failures: 0 });
}

/**
 * Plays a move of the player's. It reaches the goal; or it is wrong, because the lesson has an answer to it or because
 * its solution does not lead to the goal any more; or the level goes on. Errors: those of moves, and `game-over` while a
 * wrong move is to be taken back and when the goal is reached.
 */
export function playInLesson(run: LessonRun, word: string): Result<LessonRun, Problem> {
  if (run.standing.type !== "playing") return problem("game-over", "the level is not being played just now");
  const played = playWord(run.session, word);
  if (!played.ok) return played;
  const next: LessonRun = { ...run, session: played.value };
  return ok({ ...next, standing: standingAfter(next, word) });
}

function standingAfter(run: LessonRun, word: string): Standing {
  const { level, start, session } = run;
  if (isReached(level.reached, start, session)) return { type: "reached" };
  const answer = (level.answers ?? []).find((one) => isMeant(one, word));
  if (answer) return { type: "wrong", says: answer.says };
  return wayFrom(run) ? { type: "playing" } : { type: "wrong", says: level.otherwise };
}

/** Whether an answer is one to this move. */
export function isMeant({ move }: Answer, word: string): boolean {
  const parts = move.split("*").map((part) => part.replace(/[^A-Za-z0-9]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(word);
}

/** Brings the position before a wrong move back. Errors: `nothing-to-undo`. */
export function takeBackWrong(run: LessonRun): Result<LessonRun, Problem> {
  const { before } = run.session.now;
  if (run.standing.type !== "wrong" || !before) {
    return problem("nothing-to-undo", "there is no wrong move to be taken back");
  }
  const session = { ...run.session, now: before };
  return ok({ ...run, session, standing: { type: "playing" }, failures: run.failures + 1 });
}

/** The move that the lesson would make next; undefined when the level is not being played. */
export function nextInLesson(run: LessonRun): string | undefined {
  return run.standing.type === "playing" ? wayFrom(run)?.[0] : undefined;
}

/** What is left of the solution, where it still leads to the goal: its moves may have been made in another order. */
function wayFrom({ level, start, session }: LessonRun): readonly string[] | undefined {
  const left = [...wordsOf(level.solution)];
  for (const word of playedWords(session).slice(start.now.number)) {
    const index = left.indexOf(word);
    if (index !== -1) left.splice(index, 1);
  }
  const end = playedOn(session, left);
  return end.ok && isReached(level.reached, start, end.value) ? left : undefined;
}

function playedOn(session: Session, words: readonly string[]): Result<Session, Problem> {
  let now: Result<Session, Problem> = ok(session);
  for (const word of words) {
    if (!now.ok) return now;
    now = playWord(now.value, word);
  }
  return now;
}
