import { legalWords, ok, type Problem, playWord, problem, type Result, type Session } from "@tetrarch/engine";

/**
 * All moves of a game as one whole number. Each is its index among the legal words of its position, sorted by code unit: that
 * order is a promise. The first move's index is the lowest digit, and the scale of each digit is how many legal words there
 * are: so a move costs no more than the choice that it was, and a forced one nothing.
 */
export function numberOfMoves(session: Session): bigint {
  let number = 0n;
  for (let ply = session.now; ply.before; ply = ply.before) {
    const legal = legalWords({ ...session, now: ply.before, resigned: false });
    number = number * BigInt(legal.length) + BigInt(legal.indexOf(ply.word));
  }
  return number;
}

/** The game after so many moves that are this number. Errors are `bad-link`. */
export function playedByNumber(start: Session, count: number, number: bigint): Result<Session, Problem> {
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
