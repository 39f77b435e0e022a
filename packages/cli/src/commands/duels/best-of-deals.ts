import { findGameAmong, identityOf, ok, type Result, startSession } from "@tetrarch/engine";
import { challengeDeals, challengeFor } from "@tetrarch/play";
import { type Solution, solvingSession } from "@tetrarch/solver";
import type { Fault } from "../../report.js";
import { agentsFor } from "../agents-for.js";
import { noteShown } from "../note-shown.js";
import type { Outside } from "../outside.js";
import { watched } from "../watched.js";
import type { KnownContest } from "./contest-of-links.js";

/** So much one deal may take. */
const LIMITS = { nodes: 5_000_000, memory: 2 ** 28 };

/**
 * The best that could be brought out of each deal that was played here, in words; from then on the deals are known ones (C-10).
 */
export async function bestOfDeals(
  { contest: { challenge, contestants }, own }: KnownContest,
  outside: Outside,
): Promise<Result<readonly string[], Fault>> {
  const game = findGameAmong([])(challenge.game, undefined);
  if (!game.ok) return game;
  const deals = challengeDeals(challengeFor(challenge, contestants[own]?.name ?? ""), findGameAmong([]));
  if (!deals.ok) return deals;
  const agents = agentsFor(game.value);
  if (!agents.ok) return agents;
  const told: string[] = [];
  for (const deal of deals.value) {
    const start = startSession(game.value, deal, challenge.variant);
    if (!start.ok) return start;
    await noteShown(outside, [identityOf(start.value)]);
    const thinking = solvingSession(start.value, agents.value.solver, LIMITS);
    told.push(inWords(watched(thinking, process.stderr, () => performance.now())));
  }
  return ok(told);
}

function inWords({ best, verdict }: Solution): string {
  if (best) return best.exact ? best.score.text : `${best.score.text} at least`;
  if (verdict === "unknown") return "nobody knows";
  return verdict === "won" ? "could be won" : "could not be won";
}
