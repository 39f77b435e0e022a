import { type AnyGame, ok, type Result } from "@tetrarch/engine";
import { type Agents, agentsOf } from "@tetrarch/solver";
import { type Fault, fault } from "../report.js";

/** The solver and the players of a game. */
export function agentsFor(game: AnyGame): Result<Agents, Fault> {
  const agents = agentsOf(game);
  return agents ? ok(agents) : fault("usage", `${game.title} has no solver and no players`);
}
