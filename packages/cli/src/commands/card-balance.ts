import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { agentsOf, greedyOf, type Limits, playingOut, type ResumableSearch, solving } from "@tetrarch/solver";

/** The budget of one deal with all cards open. */
const LIMITS: Limits = { nodes: 1_000_000, memory: 2 ** 27 };

/** How many of some deals are won with a card set, by whom. */
export interface CardBalance {
  readonly deals: number;
  readonly greedy: number;
  readonly strongest: number;
  /** Of those that were settled with all cards open. */
  readonly open: number;
  readonly unsettled: number;
}

/** Plays the deals 1 to `deals` with a card set: by rules of thumb, by the strongest player, and with all cards open. */
export function* balancing(game: AnyGame, deals: number): ResumableSearch<CardBalance> {
  const agents = agentsOf(game);
  const strongest = agents.players.at(-1) ?? greedyOf(agents);
  const count = { greedy: 0, strongest: 0, open: 0, unsettled: 0 };
  for (let number = 1; number <= deals; number++) {
    const state = game.setup(numberedDeal(game.pack, number), []);
    for (const [name, player] of [
      ["greedy", greedyOf(agents)],
      ["strongest", strongest],
    ] as const) {
      const { outcome } = yield* playingOut(game, state, player, seededRandom(number), player.nodesAMove);
      if (outcome.status === "won") count[name]++;
    }
    const { verdict } = yield* solving(game, agents.solver, state, LIMITS);
    if (verdict === "won") count.open++;
    if (verdict === "unknown") count.unsettled++;
  }
  return { deals, ...count };
}
