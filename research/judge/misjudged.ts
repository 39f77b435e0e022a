import type { AnyGame } from "@tetrarch/engine";
import { agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { meanInterval } from "../statistics/mean-interval.js";
import { evaluatedGame } from "./judged-game.js";
import { sessionOf } from "./session-of.js";

const FIRST_DEAL = 8_000_001;

/** What f misjudged in each of so many games of greedy's, all its plies together: its mean size, and its mean, in points. */
export function misjudgedOf(game: AnyGame, games: number): string {
  const agents = agentsOf(game);
  if (!agents) throw new Error(`${game.id} has no players`);
  const sums: number[] = [];
  for (let deal = FIRST_DEAL; deal < FIRST_DEAL + games; deal++) {
    const { plies } = evaluatedGame(game, sessionOf(game, greedyOf(agents), deal));
    sums.push(plies.reduce((sum, { misjudged = 0 }) => sum + 100 * misjudged, 0));
  }
  return `${games} games of greedy's: mean |sum misjudged| ${meanInWords(sums.map(Math.abs))}, mean ${meanInWords(sums)}`;
}

/** With its 95 % interval. */
function meanInWords(numbers: readonly number[]): string {
  const { mean, margin } = meanInterval(numbers);
  return `${mean.toFixed(1)} ± ${margin.toFixed(1)} points`;
}
