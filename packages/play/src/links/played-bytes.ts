import {
  type Degree,
  degreeOf,
  type FindGame,
  legalWords,
  ok,
  type Problem,
  playWord,
  problem,
  type Result,
  resign,
  type Session,
} from "@tetrarch/engine";
import { ofDegree } from "../honesty/honesty.js";
import { endOf } from "../session/game-record.js";
import type { ByteReader, ByteWriter } from "./bytes.js";
import { readStart, writeStart } from "./start-bytes.js";

/** The most moves in a link: more than games take, though cards can be moved to and fro without end. */
const MOST_MOVES = 5000;

/** The degrees by their numbers, which never change. */
const DEGREES: readonly Degree[] = ["first", "known", "assisted"];
/** Added to a degree's number where the game was resigned. */
const RESIGNED = 4;

/**
 * Writes a finished game: its start, end, degree and moves. Errors are `too-large`, and `bad-link` for a game in play, whose deal
 * would give hidden cards away.
 */
export function writePlayed(session: Session, to: ByteWriter): Result<null, Problem> {
  if (endOf(session) === undefined)
    return problem("bad-link", "the game is not over: only its deal, or what is seen of it, can be shared");
  const { number: count } = session.now;
  if (count > MOST_MOVES)
    return problem("too-large", `the game has ${count} moves, and a link holds at most ${MOST_MOVES}`);
  writeStart(session, to);
  writeMoves(session, to);
  return ok(null);
}

/** Writes end, degree and moves of a finished game. */
export function writeMoves(session: Session, to: ByteWriter): void {
  const { number: count } = session.now;
  to.number(DEGREES.indexOf(degreeOf(session)) + (session.resigned ? RESIGNED : 0));
  to.number(count);
  to.large(numberOfMoves(session));
}

/** Reads and replays a finished game. Errors are those of `readStart`, `bad-link` and `too-large`. */
export function readPlayed(from: ByteReader, findGame: FindGame): Result<Session, Problem> {
  const start = readStart(from, findGame);
  return start.ok ? readMoves(start.value, from) : start;
}

/** Reads and replays a finished game from its start. Errors are `bad-link` and `too-large`. */
export function readMoves(start: Session, from: ByteReader): Result<Session, Problem> {
  const [ended, count, moves] = [from.number(), from.number(), from.large()];
  const isResigned = ended >= RESIGNED;
  const degree = DEGREES[isResigned ? ended - RESIGNED : ended];
  if (!degree) return problem("bad-link", `it has ${ended} where it should say how the game ended`);
  if (count > MOST_MOVES)
    return problem("too-large", `it tells of ${count} moves; at most ${MOST_MOVES} are read`);
  const played = playNumberedMoves(ofDegree(start, degree), count, moves);
  if (!played.ok) return played;
  const session = isResigned ? resign(played.value) : played;
  if (!session.ok) return problem("bad-link", "it calls the game resigned, but it was over before");
  return endOf(session.value)
    ? session
    : problem("bad-link", `the game is not over after its ${count} moves`);
}

/**
 * All moves of a game as one whole number in a mixed base, the first move's digit lowest. A digit is the move's index among the
 * legal words of its position, sorted by code unit (a promise); its base is their number, so that a forced move costs nothing.
 */
export function numberOfMoves(session: Session): bigint {
  let number = 0n;
  for (let ply = session.now; ply.before; ply = ply.before) {
    const legal = legalWords({ ...session, now: ply.before, resigned: false });
    number = number * BigInt(legal.length) + BigInt(legal.indexOf(ply.word));
  }
  return number;
}

/** Plays the moves that a number encodes. Errors are `bad-link`. */
function playNumberedMoves(start: Session, count: number, number: bigint): Result<Session, Problem> {
  let session = start;
  let left = number;
  for (let played = 0; played < count; played++) {
    const legal = legalWords(session);
    const scale = BigInt(legal.length);
    const word = scale > 0n ? legal[Number(left % scale)] : undefined;
    if (word === undefined)
      return problem("bad-link", `it tells of ${count} moves, but the game is over after ${played}`);
    const next = playWord(session, word);
    if (!next.ok) return next;
    session = next.value;
    left /= scale;
  }
  return left === 0n ? ok(session) : problem("bad-link", "it tells of more moves than it counts");
}
