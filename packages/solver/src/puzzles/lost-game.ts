import type { Session } from "@tetrarch/engine";
import { playedGame } from "../analysis/record.js";
import { agentsOf } from "../registry.js";
import { LOOKED_AT, type WinPuzzle, winPuzzleAt } from "./win-puzzle.js";

/** A puzzle in a game that was played. */
export interface OwnPuzzle extends WinPuzzle {
  /** How many moves of the game come before it. */
  readonly at: number;
}

/**
 * The last puzzle on the way to where a game was lost, by the rule of the shipped ones; undefined where there is none. May take
 * some seconds, and yields after each position.
 * @param lostAt the ply whose move was the last made from a position that could be won
 */
export function* puzzleInLostGame(
  session: Session,
  lostAt: number,
): Generator<void, OwnPuzzle | undefined, void> {
  const { game } = session;
  const agents = agentsOf(game);
  const { plies } = playedGame(session);
  for (let at = lostAt; agents && at >= 0 && at > lostAt - LOOKED_AT; at--) {
    const ply = plies[at];
    const found = ply && winPuzzleAt(game, agents, ply.state);
    if (found) return { ...found, at };
    yield;
  }
  return undefined;
}
