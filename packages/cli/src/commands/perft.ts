import { perft as count, formatVariant, startSession } from "@tetrarch/engine";
import { gameNamed } from "../content/games.js";
import { fault, type Outcome, report } from "./report.js";

export interface PerftOptions {
  readonly deal: string;
  readonly depth: string;
  readonly variant?: string;
}

/** `tetrarch perft GAME --deal D --depth N`: how many sequences of N legal moves a deal has (C-7). */
export function perft(name: string, options: PerftOptions): Outcome {
  const game = gameNamed(name);
  if (!game.ok) return game;
  if (!/^\d{1,9}$/.test(options.depth)) {
    return fault("usage", `--depth ${JSON.stringify(options.depth)}: expected a whole number, 0 or more`);
  }
  const depth = Number(options.depth);
  const session = startSession(game.value, options.deal, options.variant);
  if (!session.ok) return session;
  const { deal, variant, now } = session.value;
  const nodes = count(game.value, now.state, depth);
  if (!nodes.ok) return nodes;
  return report(`${nodes.value}\n`, {
    game: game.value.id,
    variant: formatVariant(variant),
    deal,
    depth,
    nodes: nodes.value,
  });
}
