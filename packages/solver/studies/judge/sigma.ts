import { type Random, seededRandom } from "@tetrarch/engine";
import { type Measuring, played, startOf, weighed } from "./measuring.js";

const FIRST_DEAL = 5_000_001;
/** Moves that are as good as each other say nothing of how far a difference is off. */
const LEAST_DIFFERENCE = 0.002;

/** σ: how far differences of Q between two moves are from what the reference player makes of them, in chances and in points. */
export function sigmaOf(measuring: Measuring, decisions: number, playouts: number): string {
  const wins = new Squares();
  const points = new Squares();
  for (let deal = FIRST_DEAL; wins.count < decisions; deal++) {
    const random = seededRandom(deal);
    const { states } = played(measuring, startOf(measuring, deal), random);
    const state = states[random(states.length)];
    const pair = pairOf(measuring, state, random);
    if (!pair) continue;
    const [best, other] = pair;
    const found = pairedPlayOuts(measuring, state, [best.move, other.move], playouts, deal);
    wins.add(best.win - other.win, found.wins);
    points.add(best.points - other.points, found.points);
  }
  const by = `sigma by ${wins.count} decisions of ${playouts} pairs each`;
  if (!measuring.judge.hasPoints) return `${by}: ${wins.inWords()}`;
  return `${by}: ${wins.inWords()}; of the game's points ${points.inWords()}`;
}

/** Squared errors of differences, what is only the scatter of play-outs taken off. */
class Squares {
  count = 0;
  #sum = 0;
  #fourths = 0;

  add(told: number, differences: readonly number[]): void {
    const mean = meanOf(differences);
    const scatter = meanOf(differences.map((each) => (each - mean) ** 2)) / (differences.length - 1);
    const square = (told - mean) ** 2 - scatter;
    this.count++;
    this.#sum += square;
    this.#fourths += square * square;
  }

  /** The root of the mean, and of it more or less its standard error. */
  inWords(): string {
    const mean = this.#sum / this.count;
    const error = Math.sqrt(Math.max(0, this.#fourths / this.count - mean * mean) / this.count);
    const [sigma, least, most] = [mean, mean - error, mean + error].map((square) =>
      Math.sqrt(Math.max(0, square)).toFixed(4),
    );
    return `${sigma} (${least} to ${most})`;
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

interface Weighed {
  readonly move: unknown;
  readonly win: number;
  readonly points: number;
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

/** The differences of the results after two moves, each pair on the same hidden cards. */
export function pairedPlayOuts(
  measuring: Measuring,
  state: unknown,
  moves: readonly [unknown, unknown],
  playouts: number,
  seed: number,
) {
  const { game } = measuring;
  const random = seededRandom(seed);
  const wins: number[] = [];
  const points: number[] = [];
  for (let playout = 0; playout < playouts; playout++) {
    const deal = game.sample(game.view(state), random);
    const [a, b] = moves.map((move) => played(measuring, game.play(deal, move).state, seededRandom(seed)));
    wins.push(Number(a?.isWon) - Number(b?.isWon));
    points.push((a?.points ?? 0) - (b?.points ?? 0));
  }
  return { wins, points };
}
