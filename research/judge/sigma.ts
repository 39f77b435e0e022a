import { formatVariant, type Random, seededRandom } from "@tetrarch/engine";
import { MeasurementFile } from "../common/measurement-file.js";
import { meanByGame } from "../statistics/mean-by-game.js";
import { playedOut } from "./forecast-error.js";
import { evaluated, type Measuring, played, startOf } from "./measuring.js";
import { withoutLuck } from "./trials.js";

const FIRST_DEAL = 5_000_001;
/** Moves that are as good as each other say nothing of how far a difference is off. */
const LEAST_DIFFERENCE = 0.002;
/** So many decisions are taken of one game. */
const OF_ONE_GAME = 3;
/** σ is told apart for differences up to these; larger ones are the last band. */
const BANDS = [0.01, 0.03, 0.1, 0.3];
const POINT_BANDS = [1, 3, 10, 30];

/** A difference of Q between two moves, and what came of it in each pair of games played on. */
interface Difference {
  readonly predicted: number;
  readonly observed: readonly number[];
}

/** Of one decision: its chances and its points. */
type Decision = readonly [wins: Difference, points: Difference];

/** How far a difference of Q is off, squared, what is only the scatter of games played on taken off. */
interface Miss {
  readonly deal: number;
  readonly predicted: number;
  readonly observed: number;
  readonly square: number;
}

/**
 * σ: how far differences of Q between two moves are from what the reference player makes of them, in chances and in points.
 */
export function sigmaOf(measuring: Measuring, decisions: number, playouts: number, file?: string): string {
  const { game, variant, evaluator } = measuring;
  const settings = `${game.id} ${formatVariant(variant)}, judge ${evaluator.version}, ${playouts} pairs, predicted as where made`;
  const kept = new MeasurementFile(file, settings);
  const wins: Miss[] = [];
  const points: Miss[] = [];
  for (let deal = FIRST_DEAL; wins.length < decisions; deal++) {
    const line = kept.of(deal, () => JSON.stringify(decisionsOf(measuring, deal, playouts)));
    for (const [win, point] of JSON.parse(line) as readonly Decision[]) {
      wins.push(missOf(deal, win));
      points.push(missOf(deal, point));
    }
  }
  const by = `sigma by ${wins.length} decisions of ${playouts} pairs each`;
  const ofWins = `${by}\n${inBands(wins, BANDS)}`;
  return evaluator.hasPoints ? `${ofWins}\nof the game's points\n${inBands(points, POINT_BANDS)}` : ofWins;
}

function decisionsOf(measuring: Measuring, deal: number, playouts: number): readonly Decision[] {
  const random = seededRandom(deal);
  const { states } = played(measuring, startOf(measuring, deal), random);
  const decisions: Decision[] = [];
  for (let taken = 0; taken < OF_ONE_GAME; taken++) {
    const state = states[random(states.length)];
    const pair = pairOf(measuring, state, random);
    if (!pair) continue;
    const [best, other] = pair;
    const found = pairedPlayOuts(measuring, state, [best.move, other.move], playouts, deal);
    decisions.push([
      { predicted: best.win - other.win, observed: found.wins },
      { predicted: best.points - other.points, observed: found.points },
    ]);
  }
  return decisions;
}

function missOf(deal: number, { predicted, observed }: Difference): Miss {
  const { observed: mean, noise } = playedOut(predicted, observed);
  const sign = Math.sign(predicted);
  return {
    deal,
    predicted: Math.abs(predicted),
    observed: sign * mean,
    square: (predicted - mean) ** 2 - noise,
  };
}

function inBands(misses: readonly Miss[], bands: readonly number[]): string {
  const lines = [...bands, Number.POSITIVE_INFINITY].map((most, index) => {
    const least = bands[index - 1] ?? 0;
    const some = misses.filter(({ predicted }) => predicted >= least && predicted < most);
    return `  from ${least} to ${most}: ${inWords(some)}`;
  });
  return [`  all: ${inWords(misses)}`, ...lines].join("\n");
}

/** The root of the mean, and of it more or less its standard error; and what was told and came on average. */
function inWords(misses: readonly Miss[]): string {
  if (misses.length === 0) return "none";
  const by = (of: (miss: Miss) => number) =>
    meanByGame(misses.map((each) => ({ value: of(each), game: each.deal })));
  const { mean: square, error } = by((each) => each.square);
  const [sigma, least, most] = [square, square - error, square + error].map((each) =>
    Math.sqrt(Math.max(0, each)).toFixed(4),
  );
  const [predicted, observed] = [by((each) => each.predicted), by((each) => each.observed)];
  return `${sigma} (${least} to ${most}) of ${misses.length}, told ${predicted.mean.toFixed(4)}, came ${observed.mean.toFixed(4)} ± ${observed.error.toFixed(4)}`;
}

interface Weighed {
  readonly move: unknown;
  readonly win: number;
  readonly points: number;
}

/** The best move and another that differs: the next best, or any of them. It is told as where it was made, for so it is graded. */
function pairOf(
  measuring: Measuring,
  state: unknown,
  random: Random,
): readonly [Weighed, Weighed] | undefined {
  const all = evaluated(measuring, state);
  const others = worseThanBest(all).sort((a, b) => b.win - a.win);
  const other = others[random(2) * random(Math.max(1, others.length))];
  if (!other) return undefined;
  const graded = evaluated(measuring, state, all.indexOf(other));
  const made = graded[all.indexOf(other)];
  return made && worseThanBest(graded).includes(made) ? [bestOf(graded), made] : undefined;
}

function worseThanBest(all: readonly Weighed[]): Weighed[] {
  const best = bestOf(all);
  return all.filter(({ win }) => best.win - win >= LEAST_DIFFERENCE);
}

function bestOf(all: readonly Weighed[]): Weighed {
  return all.reduce((a, b) => (b.win > a.win ? b : a));
}

/** The differences of what comes of two moves, each pair on the same hidden cards, luck taken off. */
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
    const [a, b] = [withoutLuck(measuring, deal, moves[0]), withoutLuck(measuring, deal, moves[1])];
    wins.push(a.win - b.win);
    points.push(a.points - b.points);
  }
  return { wins, points };
}
