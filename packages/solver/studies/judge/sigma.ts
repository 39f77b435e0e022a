import { type Random, seededRandom } from "@tetrarch/engine";
import { type Measuring, played, startOf, weighed } from "./measuring.js";
import { withoutLuck } from "./trials.js";

const FIRST_DEAL = 5_000_001;
/** Moves that are as good as each other say nothing of how far a difference is off. */
const LEAST_DIFFERENCE = 0.002;
/** So many decisions are taken of one game. */
const OF_ONE_GAME = 3;
/** σ is told apart for differences up to these; larger ones are the last band. */
const BANDS = [0.01, 0.03, 0.1, 0.3];
const POINT_BANDS = [1, 3, 10, 30];

/** How far a difference of Q is off, squared, what is only the scatter of games played on taken off. */
interface Miss {
  readonly told: number;
  readonly square: number;
}

/** σ: how far differences of Q between two moves are from what the reference player makes of them, in chances and in points. */
export function sigmaOf(measuring: Measuring, decisions: number, playouts: number): string {
  const wins: Miss[] = [];
  const points: Miss[] = [];
  for (let deal = FIRST_DEAL; wins.length < decisions; deal++) {
    const random = seededRandom(deal);
    const { states } = played(measuring, startOf(measuring, deal), random);
    for (let taken = 0; taken < OF_ONE_GAME; taken++) {
      const state = states[random(states.length)];
      const pair = pairOf(measuring, state, random);
      if (!pair) continue;
      const [best, other] = pair;
      const found = pairedPlayOuts(measuring, state, [best.move, other.move], playouts, deal);
      wins.push(missOf(best.win - other.win, found.wins));
      points.push(missOf(best.points - other.points, found.points));
    }
  }
  const by = `sigma by ${wins.length} decisions of ${playouts} pairs each`;
  const ofWins = `${by}\n${inBands(wins, BANDS)}`;
  return measuring.judge.hasPoints
    ? `${ofWins}\nof the game's points\n${inBands(points, POINT_BANDS)}`
    : ofWins;
}

function missOf(told: number, differences: readonly number[]): Miss {
  const mean = meanOf(differences);
  const scatter = meanOf(differences.map((each) => (each - mean) ** 2)) / (differences.length - 1);
  return { told: Math.abs(told), square: (told - mean) ** 2 - scatter };
}

function inBands(misses: readonly Miss[], bands: readonly number[]): string {
  const lines = [...bands, Number.POSITIVE_INFINITY].map((most, index) => {
    const least = bands[index - 1] ?? 0;
    const some = misses.filter(({ told }) => told >= least && told < most);
    return `  from ${least} to ${most}: ${inWords(some)}`;
  });
  return [`  all: ${inWords(misses)}`, ...lines].join("\n");
}

/** The root of the mean, and of it more or less its standard error. */
function inWords(misses: readonly Miss[]): string {
  if (misses.length === 0) return "none";
  const squares = misses.map(({ square }) => square);
  const mean = meanOf(squares);
  const error = Math.sqrt(meanOf(squares.map((each) => (each - mean) ** 2)) / squares.length);
  const [sigma, least, most] = [mean, mean - error, mean + error].map((square) =>
    Math.sqrt(Math.max(0, square)).toFixed(4),
  );
  const told = Math.sqrt(meanOf(misses.map(({ told }) => told * told))).toFixed(4);
  return `${sigma} (${least} to ${most}) of ${misses.length} differences of ${told}`;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

interface Weighed {
  readonly move: unknown;
  readonly win: number;
  readonly points: number;
}

/** The best move and another that differs: the next best, or any of them. */
function pairOf(
  measuring: Measuring,
  state: unknown,
  random: Random,
): readonly [Weighed, Weighed] | undefined {
  const all = weighed(measuring, state);
  const [first] = all;
  if (!first) return undefined;
  const best = all.reduce((a, b) => (b.win > a.win ? b : a), first);
  const others = all.filter(({ win }) => best.win - win >= LEAST_DIFFERENCE).sort((a, b) => b.win - a.win);
  const other = others[random(2) * random(Math.max(1, others.length))];
  return other ? [best, other] : undefined;
}

/** The differences of what comes of two moves, each pair on the same hidden cards, luck taken off. */
function pairedPlayOuts(
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
    const [a, b] = [withoutLuck(measuring, deal, moves[0]), withoutLuck(measuring, deal, moves[1])];
    wins.push(a.win - b.win);
    points.push(a.points - b.points);
  }
  return { wins, points };
}
