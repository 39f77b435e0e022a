import { formatVariant, MOST_PERFT_DEPTH, perftInSteps, startSession } from "@tetrarch/engine";
import { dealNamed, gameNamed } from "../content/games.js";
import { fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { MOST_BUDGET } from "./budget.js";
import { wholeNumber } from "./options.js";
import { watch } from "./show-progress.js";

/** A few seconds' worth, so that a mistyped depth does not take hours. */
const USUAL_PERFT_NODES = 10_000_000;

export interface PerftOptions {
  readonly deal: string;
  readonly depth: string;
  /** The most positions to visit. */
  readonly nodes?: string;
  readonly variant?: string;
}

/** `tetrarch perft GAME --deal D --depth N`: how many sequences of N legal moves a deal has (C-7). */
export function perft(name: string, options: PerftOptions): Outcome {
  const game = gameNamed(name);
  if (!game.ok) return game;
  const depth = wholeNumber("--depth", options.depth, { least: 0, most: MOST_PERFT_DEPTH, usual: 0 });
  if (!depth.ok) return depth;
  const most = wholeNumber("--nodes", options.nodes, {
    least: 1,
    most: MOST_BUDGET,
    usual: USUAL_PERFT_NODES,
  });
  if (!most.ok) return most;
  const session = startSession(game.value, dealNamed(game.value, options.deal), options.variant);
  if (!session.ok) return session;
  const { deal, variant, now } = session.value;
  const nodes = watch(perftInSteps(game.value, now.state, depth.value, most.value));
  if (!nodes.ok) return fault(nodes.error.code, usageWords.moreNodes(nodes.error.message));
  return report(`${nodes.value}\n`, {
    game: game.value.id,
    variant: formatVariant(variant),
    deal,
    depth: depth.value,
    nodes: nodes.value,
  });
}
