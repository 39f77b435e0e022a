import { type Random, seededRandom } from "@tetrarch/engine";
import { type Measuring, played, startOf, weighed } from "./measuring.js";

const FIRST_DEAL = 5_000_001;
/** Moves that are as good as each other say nothing of how far a difference is off. */
const LEAST_DIFFERENCE = 0.002;

/** σ: how far differences of Q between two moves are from what the reference player makes of them. */
export function sigmaOf(measuring: Measuring, decisions: number, playouts: number): string {
  let squares = 0;
  let fourths = 0;
  let count = 0;
  for (let deal = FIRST_DEAL; count < decisions; deal++) {
    const random = seededRandom(deal);
    const { states } = played(measuring, startOf(measuring, deal), random);
    const state = states[random(states.length)];
    const pair = pairOf(measuring, state, random);
    if (!pair) continue;
    const [best, other] = pair;
    const { mean, variance } = pairedPlayOuts(measuring, state, [best.move, other.move], playouts, deal);
    const square = (best.win - other.win - mean) ** 2 - variance;
    squares += square;
    fourths += square * square;
    count++;
  }
  const mean = squares / count;
  const error = Math.sqrt(Math.max(0, fourths / count - mean * mean) / count);
  const sigma = (square: number) => (100 * Math.sqrt(Math.max(0, square))).toFixed(2);
  return `sigma by ${count} decisions of ${playouts} pairs each: ${sigma(mean)} points (${sigma(mean - error)} to ${sigma(mean + error)})`;
}

interface Weighed {
  readonly move: unknown;
  readonly win: number;
}

/** The best move and any other that differs. */
function pairOf(
  measuring: Measuring,
  state: unknown,
  random: Random,
): readonly [Weighed, Weighed] | undefined {
  const all = weighed(measuring, state);
  const [first] = all;
  if (!first) return undefined;
  const best = all.reduce((a, b) => (b.win > a.win ? b : a), first);
  const others = all.filter(({ win }) => best.win - win >= LEAST_DIFFERENCE);
  const other = others[random(Math.max(1, others.length))];
  return other ? [best, other] : undefined;
}

/** The mean difference of the results after two moves on the same hidden cards, and the variance of that mean. */
function pairedPlayOuts(
  measuring: Measuring,
  state: unknown,
  [a, b]: readonly [unknown, unknown],
  playouts: number,
  seed: number,
) {
  const { game } = measuring;
  const random = seededRandom(seed);
  let sum = 0;
  let squares = 0;
  for (let playout = 0; playout < playouts; playout++) {
    const deal = game.sample(game.view(state), random);
    const resultOf = (move: unknown) =>
      played(measuring, game.play(deal, move).state, seededRandom(seed)).isWon ? 1 : 0;
    const difference = resultOf(a) - resultOf(b);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / playouts;
  return { mean, variance: Math.max(0, squares / playouts - mean * mean) / (playouts - 1) };
}
