import { type AnyGame, ok, type Result } from "@tetrarch/engine";
import { type Knowledge, knowledgeOf } from "@tetrarch/solver";
import { type Fault, fault } from "./report.js";

/** The solver and the players of a game. */
export function knownOf(game: AnyGame): Result<Knowledge, Fault> {
  const knowledge = knowledgeOf(game);
  return knowledge ? ok(knowledge) : fault("usage", `${game.title} has no solver and no players`);
}
