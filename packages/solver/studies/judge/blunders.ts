import type { AnyGame } from "@tetrarch/engine";
import { playedGame, RESIGN } from "../../src/analysis/record.js";
import { agentsOf, greedyOf } from "../../src/index.js";
import { meanInterval } from "../../src/statistics/mean-interval.js";
import { beginnerPlayer } from "../puzzles/beginner.js";
import { judgedGame } from "./judged-game.js";
import type { Measuring } from "./measuring.js";
import { pairsPlayedOn } from "./pairs.js";
import { sessionOf } from "./session-of.js";

const FIRST_DEAL = 9_000_001;

/** A move marked as a blunder, and the better one. */
interface Blunder {
  readonly state: unknown;
  readonly better: unknown;
  readonly made: unknown;
  /** What it is told to cost. */
  readonly loss: number;
}

/**
 * Whether blunders matter: from each of so many in beginners' games the reference player plays on with the better move and with
 * the one made, on the same hidden cards. The results alone count.
 */
export function blundersOf(measuring: Measuring, count: number, playouts: number): string {
  const blunders = found(measuring.game, count);
  const came = blunders.map(({ state, better, made }, index) =>
    meanOf(pairsPlayedOn(measuring, state, [better, made], playouts, index + 1)),
  );
  const stated = meanOf(blunders.map(({ loss }) => loss));
  const { mean, margin } = meanInterval(came);
  const [told, was, within] = [stated, mean, margin].map((part) => (100 * part).toFixed(1));
  return (
    `${measuring.game.id}: ${count} blunders of beginners, ${playouts} games from each of the two moves: ` +
    `told to cost ${told} points, cost ${was} ± ${within}`
  );
}

/** No two of one game: its moves have much in common. */
function found(game: AnyGame, count: number): readonly Blunder[] {
  const agents = agentsOf(game);
  if (!agents) throw new Error(`${game.id} has no players`);
  const beginner = beginnerPlayer(greedyOf(agents));
  const blunders: Blunder[] = [];
  for (let deal = FIRST_DEAL; blunders.length < count; deal++) {
    const session = sessionOf(game, beginner, deal);
    const { plies } = playedGame(session);
    const blunder = judgedGame(game, session).plies.find(
      ({ grade, scale, played }) => grade === "blunder" && scale === "win" && played !== RESIGN,
    );
    const [best] = blunder?.moves ?? [];
    if (!blunder || !best) continue;
    blunders.push({
      state: plies[blunder.ply]?.state,
      better: game.parseMove(best.word),
      made: game.parseMove(blunder.played),
      loss: best.win - (blunder.moves.find(({ word }) => word === blunder.played)?.win ?? 0),
    });
  }
  return blunders;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
