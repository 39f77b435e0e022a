import {
  type AnyGame,
  type Deal,
  formatDeal,
  knowledgeOf,
  ok,
  type Pick,
  type Ply,
  type Problem,
  playWord,
  problem,
  type Result,
  readDeal,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { type LessonDeal, type Level, wordsOf } from "./course.js";
import { answerTo, isReached, wayToGoal } from "./way-to-goal.js";

export type Standing =
  | { readonly type: "playing" }
  /** A wrong move lies on the table, and is to be taken back. */
  | {
      readonly type: "wrong";
      readonly says: string;
      /** The moves still to be played that show its consequence. */
      readonly shows: readonly string[];
      /** The position before the wrong move. */
      readonly before: Ply;
    }
  | { readonly type: "reached" };

/** A level being played. Readonly: each act returns a new one. */
export interface LessonRun {
  readonly level: Level;
  /** The position in which the level began. */
  readonly start: Session;
  readonly session: Session;
  readonly standing: Standing;
  /** How many wrong moves have been taken back. */
  readonly failures: number;
}

/** Builds the deal of a level from a numbered deal and the cards that change places. Errors are `bad-deal`. */
function layDeal(game: AnyGame, { code, placed = {}, rolls = "" }: LessonDeal): Result<Deal, Problem> {
  const read = readDeal(game, code);
  if (!read.ok) return read;
  const cards = [...read.value.deal.cards];
  const wanted = Object.entries(placed).flatMap(([first, codes]) =>
    wordsOf(codes).map((card, index) => ({ card, place: Number(first) + index })),
  );
  const taken = new Set<number>();
  for (const { card, place } of wanted) {
    const [from, to] = partAround(game, place);
    const found = cards.findIndex(
      (other, index) => other === card && index >= from && index < to && !taken.has(index),
    );
    const before = cards[place];
    if (found === -1 || before === undefined || taken.has(place)) {
      return problem("bad-deal", `no ${card} can be laid at place ${place} of ${code}`);
    }
    cards[found] = before;
    cards[place] = card;
    taken.add(place);
  }
  const first = wordsOf(rolls).map(Number);
  return ok({ cards, rolls: [...first, ...read.value.deal.rolls.slice(first.length)] });
}

/** The bounds of the part of the pack that a place belongs to. */
function partAround(game: AnyGame, place: number): readonly [number, number] {
  let from = 0;
  for (const { length } of game.pack.parts) {
    if (place < from + length) return [from, from + length];
    from += length;
  }
  return [from, from];
}

/** Begins a level. Errors are those of deals and moves; shipped levels have none. */
export function beginLevel(game: AnyGame, level: Level): Result<LessonRun, Problem> {
  const deal = layDeal(game, level.deal);
  if (!deal.ok) return deal;
  let start = startSession(game, formatDeal(deal.value));
  for (const word of wordsOf(level.before ?? "")) if (start.ok) start = playWord(start.value, word);
  if (!start.ok) return start;
  const session = start.value;
  return ok({ level, start: session, session, standing: { type: "playing" }, failures: 0 });
}

/**
 * Plays a player's move. It is wrong when an answer of the level holds after it; any other legal move is allowed.
 * Errors are those of moves, and `game-over` after a wrong move and at the goal.
 */
export function playInLesson(run: LessonRun, word: string): Result<LessonRun, Problem> {
  if (run.standing.type !== "playing") return problem("game-over", "the level is not being played just now");
  const played = playWord(run.session, word);
  if (!played.ok) return played;
  const next: LessonRun = { ...run, session: played.value };
  return ok({ ...next, standing: standingAfter(next, run.session.now) });
}

function standingAfter(run: LessonRun, before: Ply): Standing {
  if (isReached(run)) return { type: "reached" };
  const answer = answerTo(run);
  if (answer) return { type: "wrong", says: answer.says, shows: wordsOf(answer.shows ?? ""), before };
  return { type: "playing" };
}

/** Plays the next of the moves that show what a wrong one leads to. Errors are `game-over` when there is none. */
export function playConsequence(run: LessonRun): Result<LessonRun, Problem> {
  const { standing } = run;
  const [word, ...shows] = standing.type === "wrong" ? standing.shows : [];
  if (standing.type !== "wrong" || word === undefined) return problem("game-over", "no consequence is left");
  const played = playWord(run.session, word);
  return played.ok ? ok({ ...run, session: played.value, standing: { ...standing, shows } }) : played;
}

/** Takes a wrong move back, and what it led to. Errors are `nothing-to-undo`. */
export function takeBackWrong(run: LessonRun): Result<LessonRun, Problem> {
  const { standing } = run;
  if (standing.type !== "wrong") {
    return problem("nothing-to-undo", "there is no wrong move to be taken back");
  }
  const session = { ...run.session, now: standing.before };
  return ok({ ...run, session, standing: { type: "playing" }, failures: run.failures + 1 });
}

const ways = new WeakMap<LessonRun, readonly string[] | undefined>();

/** A way to the goal, by the solution or by a search. Undefined when the level is not being played, or none is found. */
function wayInLesson(run: LessonRun): readonly string[] | undefined {
  if (run.standing.type !== "playing") return undefined;
  if (!ways.has(run)) ways.set(run, wayToGoal(run));
  return ways.get(run);
}

/**
 * The next move on a way to the goal. Undefined when the level is not being played, or no way is found: then the level is
 * to be begun again.
 */
export function nextInLesson(run: LessonRun): string | undefined {
  return wayInLesson(run)?.[0];
}

/** Whether the goal is as far as before, or farther, after a move that was allowed. */
export function isNoNearer(before: LessonRun, after: LessonRun): boolean {
  const [far, near] = [wayInLesson(before), wayInLesson(after)];
  return far !== undefined && near !== undefined && near.length >= far.length;
}

/**
 * Whether the next level begins without some of the moves that were made here: it goes on with this deal, but not from
 * the position that lies there now.
 */
export function losesMoves({ level, start, session }: LessonRun, next: Level | undefined): boolean {
  const before = [level.before, level.solution].join(" ").trim();
  if (next?.deal !== level.deal || !next.before?.startsWith(before)) return false;
  let end: Result<Session, Problem> = ok(start);
  for (const word of wordsOf(level.solution)) if (end.ok) end = playWord(end.value, word);
  const text = ({ game, now }: Session) => game.formatState(now.state);
  return end.ok && text(end.value) !== text(session);
}

/** What to highlight: the cards that the next move takes and the pile it lays them on, but for what the level asks. */
export function highlightsOf(run: LessonRun): { readonly from?: Pick; readonly to?: string } {
  const word = nextInLesson(run);
  if (word === undefined) return {};
  const { game, now } = run.session;
  const { from, depth, to } = knowledgeOf(game.id).ends(game.view(now.state), game.parseMove(word));
  const { asks } = run.level;
  const question = asks?.from === from ? asks.end : undefined;
  if (question === "card") return {};
  return { from: { from, depth }, ...(question !== "place" && to !== from && { to }) };
}
