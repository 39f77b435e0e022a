import { seededRandom } from "@tetrarch/engine";
import { type Curve, curveOf } from "../../packages/solver/src/evaluation/evaluation.js";
import { observe, runToEnd } from "../../packages/solver/src/index.js";
import { type Measuring, startOf, worthOf } from "./measuring.js";
import { referenceGames } from "./reference-games.js";
import { resultsOf } from "./results-of.js";

/** So many knots are wanted at most. */
const BINS = 16;
/** So many deals are begun for one that is played to its end. */
const BEGUN = 3;
/**
 * Moments that a game begins with and never comes back to, and what follows them. They are held against what is told once they are
 * over, by the curve of what follows: luck has mean zero, so this is as true as results are, and scatters far less.
 */
const BEGINNINGS: Readonly<Record<string, string>> = { undrawn: "drawn" };

/** The games by which curves are measured. */
export interface Source {
  readonly first: number;
  readonly games: number;
  /** Where they are kept if they were played before. */
  readonly file?: string | undefined;
  /** Whether the luck of what came after a position is taken off its result. */
  readonly isLuckFree: boolean;
}

interface Seen {
  readonly moment: string;
  readonly predicted: number;
  readonly observed: number;
}

/** A stretch of what was told, and how often it came. */
interface Block {
  predicted: number;
  observed: number;
  count: number;
}

/**
 * The curves behind what the net tells, by kind of moment: bins of equal count, neighbours made one where they would fall.
 */
export function curvesOf(measuring: Measuring, by: Source): string {
  const { first, games } = by;
  const seen = seenIn(measuring, by);
  const moments = [...new Set(seen.map(({ moment }) => moment))].sort();
  const later = moments.filter((moment) => !(moment in BEGINNINGS));
  const curves = Object.fromEntries(later.map((moment) => [moment, calibrationPointsOf(of(seen, moment))]));
  const lines = later.map((moment) => inWords(moment, curves[moment] ?? [], of(seen, moment), games));
  for (const [moment, next] of Object.entries(BEGINNINGS)) {
    if (!moments.includes(moment)) continue;
    const deals = BEGUN * games;
    const begun = beginnings(measuring, first, deals, moment, curveOf(curves, next));
    lines.push(inWords(moment, calibrationPointsOf(begun), begun, deals));
  }
  return lines.join("\n");
}

function of(seen: readonly Seen[], moment: string): readonly Seen[] {
  return seen.filter((each) => each.moment === moment);
}

function inWords(
  moment: string,
  points: readonly CalibrationPoint[],
  seen: readonly Seen[],
  games: number,
): string {
  const written = points
    .map(([predicted, observed]) => `[${predicted.toFixed(4)}, ${observed.toFixed(4)}]`)
    .join(", ");
  return `${moment}, by ${seen.length} positions of ${games} games: [${written}]`;
}

/** Every position of games of the reference player that is not settled, each as likely whatever came of its game. */
function seenIn(measuring: Measuring, { first, games, file, isLuckFree }: Source): readonly Seen[] {
  const seen: Seen[] = [];
  for (const kept of referenceGames(measuring, first, first + games - 1, file)) {
    const observed = resultsOf(measuring, kept, isLuckFree);
    for (const [index, state] of kept.states.entries()) {
      const predicted = worthOf(measuring, state);
      if (isOpen(predicted))
        seen.push({ moment: momentOf(measuring, state), predicted, observed: observed[index] as number });
    }
  }
  return seen;
}

function isOpen(predicted: number): boolean {
  return predicted > 0 && predicted < 1;
}

function momentOf({ game, evaluator }: Measuring, state: unknown): string {
  return evaluator.momentOf(game.view(state));
}

/** Games from their start to the end of their first moments, every position with what is told then. */
function beginnings(
  measuring: Measuring,
  first: number,
  deals: number,
  moment: string,
  after: Curve,
): readonly Seen[] {
  const { game, player } = measuring;
  const seen: Seen[] = [];
  for (let deal = first; deal < first + deals; deal++) {
    const random = seededRandom(deal);
    const predicted: number[] = [];
    let state = startOf(measuring, deal);
    while (game.legalMoves(state).length > 0 && momentOf(measuring, state) === moment) {
      predicted.push(worthOf(measuring, state));
      const { move, resigns } = runToEnd(player.advise(observe(game, state), random, player.nodesAMove));
      if (resigns) break;
      state = game.play(state, move).state;
    }
    const observed = after(worthOf(measuring, state));
    seen.push(...predicted.filter(isOpen).map((each) => ({ moment, predicted: each, observed })));
  }
  return seen;
}

type CalibrationPoint = readonly [predicted: number, observed: number];

function calibrationPointsOf(seen: readonly Seen[]): readonly CalibrationPoint[] {
  return rising(binned(seen)).map(({ predicted, observed }) => [predicted, observed]);
}

function binned(seen: readonly Seen[]): Block[] {
  const sorted = [...seen].sort((a, b) => a.predicted - b.predicted);
  const size = Math.ceil(sorted.length / BINS);
  const blocks: Block[] = [];
  for (let from = 0; from < sorted.length; from += size)
    blocks.push(blockOf(sorted.slice(from, from + size)));
  return blocks;
}

function blockOf(seen: readonly Seen[]): Block {
  const mean = (of: (each: Seen) => number) => seen.reduce((sum, each) => sum + of(each), 0) / seen.length;
  return {
    predicted: mean(({ predicted }) => predicted),
    observed: mean(({ observed }) => observed),
    count: seen.length,
  };
}

/** Isotonic regression: neighbours that fall are taken together. */
function rising(blocks: readonly Block[]): readonly Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    let next = block;
    for (let last = kept.at(-1); last && last.observed >= next.observed; last = kept.at(-1)) {
      kept.pop();
      next = joined(last, next);
    }
    kept.push(next);
  }
  return kept;
}

function joined(a: Block, b: Block): Block {
  const count = a.count + b.count;
  const mean = (x: number, y: number) => (x * a.count + y * b.count) / count;
  return { predicted: mean(a.predicted, b.predicted), observed: mean(a.observed, b.observed), count };
}
