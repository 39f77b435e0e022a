import { type AnyGame, formatVariant } from "@tetrarch/engine";
import { playedGame, RESIGN } from "../../packages/solver/src/analysis/record.js";
import { type AnyPlayer, agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { beginnerPlayer } from "../common/beginner.js";
import { MeasurementFile } from "../common/measurement-file.js";
import { meanInterval } from "../statistics/mean-interval.js";
import type { Measuring } from "./measuring.js";
import { pairsPlayedOn } from "./pairs.js";
import { evaluatedGame, sessionOf } from "./session-of.js";

const FIRST_DEAL = 9_000_001;

/** A move marked as a blunder, and the better one. */
interface Blunder {
  readonly state: unknown;
  readonly better: unknown;
  readonly made: unknown;
  /** What it is told to cost. */
  readonly predicted: number;
}

/** What a blunder is told to cost, and what it cost. */
interface Price {
  readonly predicted: number;
  readonly observed: number;
}

/**
 * Whether blunders matter: from each of so many in beginners' games the reference player plays on with the better move and with
 * the one made, on the same hidden cards. The results alone count.
 */
export function blundersOf(measuring: Measuring, count: number, playouts: number, file?: string): string {
  const { game, variant, evaluator } = measuring;
  const agents = agentsOf(game);
  if (!agents) throw new Error(`${game.id} has no players`);
  const beginner = beginnerPlayer(greedyOf(agents));
  const settings = `${game.id} ${formatVariant(variant)}, judge ${evaluator.version}, ${playouts} pairs a blunder`;
  const kept = new MeasurementFile(file, settings);
  const prices: Price[] = [];
  for (let deal = FIRST_DEAL; prices.length < count; deal++) {
    const line = kept.of(deal, () => JSON.stringify(priceIn(measuring, beginner, deal, playouts)));
    const price = JSON.parse(line) as Price | null;
    if (price) prices.push(price);
  }
  const predicted = meanInterval(prices.map((price) => price.predicted)).mean;
  return (
    `${game.id}: ${count} blunders of beginners, ${playouts} games from each of the two moves: told to cost ` +
    `${inPoints(predicted)} points, cost ${inWords(prices.map(({ observed }) => observed))}, ` +
    `which is ${inWords(prices.map((price) => price.observed - price.predicted))} more than told`
  );
}

/** Of the first blunder of a beginner's game: more of one game have much in common. Null where there was none. */
function priceIn(measuring: Measuring, beginner: AnyPlayer, deal: number, playouts: number): Price | null {
  const blunder = blunderIn(measuring.game, beginner, deal);
  if (!blunder) return null;
  const { state, better, made, predicted } = blunder;
  const pairs = pairsPlayedOn(measuring, state, [better, made], playouts, deal - FIRST_DEAL + 1);
  return { predicted, observed: pairs.reduce((sum, each) => sum + each, 0) / playouts };
}

function blunderIn(game: AnyGame, beginner: AnyPlayer, deal: number): Blunder | undefined {
  const session = sessionOf(game, beginner, deal);
  const { plies } = playedGame(session);
  const blunder = evaluatedGame(session).plies.find(
    ({ grade, scale, played }) => grade === "blunder" && scale === "win" && played !== RESIGN,
  );
  const [best] = blunder?.moves ?? [];
  if (!blunder || !best) return undefined;
  return {
    state: plies[blunder.ply]?.state,
    better: game.parseMove(best.word),
    made: game.parseMove(blunder.played),
    predicted: best.win - (blunder.moves.find(({ word }) => word === blunder.played)?.win ?? 0),
  };
}

/** With its 95 % interval. */
function inWords(numbers: readonly number[]): string {
  const { mean, margin } = meanInterval(numbers);
  return `${inPoints(mean)} ± ${inPoints(margin)}`;
}

function inPoints(chance: number): string {
  return (100 * chance).toFixed(1);
}
