import { playedWords, playWord, type Session } from "@tetrarch/engine";
import { type Answer, type Level, wordsOf } from "./course.js";
import { eventsSince, holds, positionKey } from "./goals.js";

/** The search for a way off the solution: as many moves more than it has, and at most so many plays. */
const MORE_MOVES = 3;
const MOST_PLAYS = 2_000;

/** A level, the position in which it began, and the one that lies there now. */
export interface LevelPosition {
  readonly level: Level;
  readonly start: Session;
  readonly session: Session;
}

export function isReached({ level, start, session }: LevelPosition): boolean {
  return holds(level.reached, eventsSince(start.now, session.now), session);
}

/** Of a level's answers, the one that replies to the last move, if there is one. */
export function answerTo({ level, session }: LevelPosition): Answer | undefined {
  return level.answers?.find(({ when }) => holds(when, session.now.events, session));
}

/**
 * Moves that reach the goal and are not refused: the rest of the solution where it still does, else a shortest way.
 * Undefined when none is found within the limits of the search.
 */
export function wayToGoal(position: LevelPosition): readonly string[] | undefined {
  return restOfSolution(position) ?? shortestWay(position);
}

/** The rest of the solution, as far as it takes to reach the goal; its moves may come in another order. */
function restOfSolution(position: LevelPosition): readonly string[] | undefined {
  const left = [...wordsOf(position.level.solution)];
  for (const word of playedWords(position.session).slice(position.start.now.number)) {
    const index = left.indexOf(word);
    if (index !== -1) left.splice(index, 1);
  }
  let { session } = position;
  for (const [index, word] of left.entries()) {
    const played = playWord(session, word);
    if (!played.ok) return undefined;
    session = played.value;
    const next = { ...position, session };
    if (isReached(next)) return left.slice(0, index + 1);
    if (answerTo(next)) return undefined;
  }
  return undefined;
}

/** Breadth first over all legal moves that are not refused; positions with an equal past are tried once. */
function shortestWay(position: LevelPosition): readonly string[] | undefined {
  const { level, start, session } = position;
  const deepest = session.now.number + wordsOf(level.solution).length + MORE_MOVES;
  const tried = new Set<string>();
  let plays = 0;
  const queue: Session[] = [session];
  for (const from of queue) {
    if (from.now.number === deepest) break;
    for (const to of playsFrom(from)) {
      if (++plays > MOST_PLAYS) return undefined;
      const next = { level, start, session: to };
      if (isReached(next)) return playedWords(to).slice(session.now.number);
      const key = positionKey(level.reached, start.now, to);
      if (tried.has(key) || answerTo(next)) continue;
      tried.add(key);
      queue.push(to);
    }
  }
  return undefined;
}

function* playsFrom(session: Session): Generator<Session> {
  const { game, now } = session;
  for (const move of game.legalMoves(now.state)) {
    const { state, events } = game.play(now.state, move);
    const word = game.formatMove(move);
    yield { ...session, now: { number: now.number + 1, word, state, events, before: now } };
  }
}
