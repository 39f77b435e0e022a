import { type AnyGame, ok, type Result } from "@tetrarch/engine";
import { agentsOf, type GradedAgents } from "@tetrarch/solver";
import { type Fault, fault } from "../report.js";

/** The solver and the players of a game. */
export function agentsFor(game: AnyGame): Result<GradedAgents, Fault> {
  const agents = agentsOf(game);
  return agents ? ok(agents) : fault("usage", `${game.title} has no solver and no players`);
}
