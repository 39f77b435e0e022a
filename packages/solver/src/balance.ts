import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { greedyOf, strongestOf } from "./agents.js";
import { playingOut } from "./players/play-out.js";
import { agentsOf } from "./registry.js";
import type { Limits } from "./search/budget.js";
import type { ResumableSearch } from "./search/resumable-search.js";
import { solving } from "./solver.js";

/** Who plays to show how hard a card set is: two that see what a person sees, and the solver, who sees all cards. */
export type BalancePlayer = "greedy" | "strongest" | "open";

/** How many deals were played, and won. */
export interface Balance {
  readonly played: number;
  readonly won: number;
  /** Of the played ones those of which the solver does not know whether they can be won. */
  readonly unknown: number;
}

/** The budget of one deal with all cards open. */
const LIMITS: Limits = { nodes: 1_000_000, memory: 2 ** 27 };

/** Counts how many of the numbered deals from `first` on a player wins with a game's card set: the same ones every time. */
export function* balancing(
  game: AnyGame,
  who: BalancePlayer,
  { first, deals }: { readonly first: number; readonly deals: number },
): ResumableSearch<Balance> {
  let [won, unknown] = [0, 0];
  for (let number = first; number < first + deals; number++) {
    const end = yield* endOfDeal(game, who, number);
    if (end === "won") won++;
    if (end === "unknown") unknown++;
  }
  return { played: deals, won, unknown };
}

function* endOfDeal(game: AnyGame, who: BalancePlayer, number: number): ResumableSearch<string> {
  const agents = agentsOf(game);
  const state = game.setup(numberedDeal(game.pack, number), []);
  if (who === "open") return (yield* solving(game, agents.solver, state, LIMITS)).verdict;
  const player = who === "strongest" ? strongestOf(agents) : greedyOf(agents);
  const random = seededRandom(number);
  return (yield* playingOut(game, state, player, random, player.nodesAMove)).outcome.status;
}
