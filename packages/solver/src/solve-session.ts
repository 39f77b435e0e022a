import { outcomeOf, type Session } from "@tetrarch/engine";
import type { Limits } from "./search/limits.js";
import { type ResumableSearch, runToEnd } from "./search/resumable-search.js";
import { type AnySolver, type Solution, solving } from "./solver.js";

/** Thoughtful: what can be made of the position a session has come to. A game that is over is what it is. */
export function* solvingSession(
  session: Session,
  solver: AnySolver,
  limits: Limits,
): ResumableSearch<Solution> {
  const { game, now } = session;
  const outcome = outcomeOf(session);
  if (outcome.status === "playing") return yield* solving(game, solver, now.state, limits);
  return {
    verdict: outcome.status === "won" ? "won" : "lost",
    moves: [],
    ...(solver.hasPoints ? { best: { ...outcome, exact: true } } : {}),
    nodes: 0,
    states: 0,
    stop: undefined,
  };
}

/** Solves without a break. */
export function solveSession(session: Session, solver: AnySolver, limits: Limits): Solution {
  return runToEnd(solvingSession(session, solver, limits));
}
