import type { AnyGame } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, analysing } from "../../packages/solver/src/analysis/analysing.js";
import { agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { analystsOf } from "../../packages/solver/src/registry.js";
import { sessionOf } from "./session-of.js";

const FIRST_DEAL = 8_000_001;
const KIBIBYTES_A_MEGABYTE = 1000 / 1.024;

/** How long the analyses of greedy's games take, in seconds of processor time, and the most memory that the process ever held. */
export function effortOf(game: AnyGame, games: number): string {
  const analysts = analystsOf(game);
  const agents = agentsOf(game);
  if (!agents) throw new Error(`${game.id} has no judge`);
  const lines: string[] = [];
  for (let deal = FIRST_DEAL; deal < FIRST_DEAL + games; deal++) {
    const session = sessionOf(game, greedyOf(agents), deal);
    const begun = process.cpuUsage().user;
    const since = () => ((process.cpuUsage().user - begun) / 1e6).toFixed(2);
    let curve = "";
    let grades = "";
    for (const { plies, account } of analysing(session, analysts, ANALYSIS_LIMITS)) {
      if (plies.length === session.now.number) curve ||= since();
      if (account) grades ||= since();
    }
    lines.push(`${session.now.number} moves: curve ${curve} s, grades ${grades} s, all cards ${since()} s`);
  }
  const memory = process.resourceUsage().maxRSS / KIBIBYTES_A_MEGABYTE;
  return [...lines, `memory: ${memory.toFixed(0)} MB at most, Node itself included`].join("\n");
}
