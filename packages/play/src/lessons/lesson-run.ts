import {
  type AnyGame,
  type Deal,
  formatDeal,
  type GameEvent,
  ok,
  outcomeOf,
  type Ply,
  type Problem,
  playedWords,
  playWord,
  problem,
  type Result,
  readDeal,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { type Answer, type Goal, type LessonDeal, type Level, type Traits, wordsOf } from "./course.js";

/** How a level stands. */
export type Standing =
  | { readonly type: "playing" }
  /** A wrong move lies on the table, and is to be taken back. */
  | { readonly type: "wrong"; readonly says: string }
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

/** Begins a level. Errors are those of deals and moves; shipped levels have none. */
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
 * Plays a player's move. It is wrong when the level has an answer to it, or its solution no longer reaches the goal.
 * Errors are those of moves, and `game-over` after a wrong move and at the goal.
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
  const answer = (level.answers ?? []).find((one) => repliesTo(one, word));
  if (answer) return { type: "wrong", says: answer.says };
  return wayFrom(run) ? { type: "playing" } : { type: "wrong", says: level.otherwise };
}

/** Whether an answer replies to this move. */
export function repliesTo({ move }: Answer, word: string): boolean {
  const parts = move.split("*").map((part) => part.replace(/[^A-Za-z0-9]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(word);
}

/** Takes a wrong move back. Errors are `nothing-to-undo`. */
export function takeBackWrong(run: LessonRun): Result<LessonRun, Problem> {
  const { before } = run.session.now;
  if (run.standing.type !== "wrong" || !before) {
    return problem("nothing-to-undo", "there is no wrong move to be taken back");
  }
  const session = { ...run.session, now: before };
  return ok({ ...run, session, standing: { type: "playing" }, failures: run.failures + 1 });
}

/** The next move of the solution; undefined when the level is not being played. */
export function nextInLesson(run: LessonRun): string | undefined {
  return run.standing.type === "playing" ? wayFrom(run)?.[0] : undefined;
}

/** The rest of the solution where it still reaches the goal; its moves may come in another order. */
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

/** Whether the events since the start of a level reach its goal. */
export function isReached(goal: Goal, start: Session, session: Session): boolean {
  switch (goal.type) {
    case "event":
      return eventsSince(start.now, session.now).some(
        (event) => event.type === goal.event && hasTraits(event, goal.with ?? {}),
      );
    case "ends":
      return outcomeOf(session).status === goal.status;
    case "all":
      return goal.goals.every((part) => isReached(part, start, session));
  }
}

function eventsSince(start: Ply, now: Ply): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (let ply = now; ply !== start && ply.before; ply = ply.before) events.push(...ply.events);
  return events;
}

function hasTraits(thing: object, traits: Traits): boolean {
  const members = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(traits).every(([name, wanted]) => matches(members.get(name), wanted));
}

function matches(found: unknown, wanted: Traits[string]): boolean {
  if (isTraits(wanted)) return typeof found === "object" && found !== null && hasTraits(found, wanted);
  return JSON.stringify(found) === JSON.stringify(wanted);
}

function isTraits(wanted: Traits[string]): wanted is Traits {
  return typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
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
