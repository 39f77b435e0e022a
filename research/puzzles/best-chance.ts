import { type AnyGame, formatDealCode, numberedDeal } from "@tetrarch/engine";
import type { RatedMove } from "../../packages/solver/src/analysis/analysis.js";
import { agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { isSensible } from "../../packages/solver/src/win-puzzle.js";
import { beginnersGame, type Reached } from "../common/beginner.js";
import { type Measuring, measuringOf } from "../judge/measuring.js";
import { pairsPlayedOn } from "../judge/pairs.js";
import { meanInterval } from "../statistics/mean-interval.js";
import { type ClearMove, clearMove } from "./clear-move.js";

/** A puzzle of the kind *best chance* as it is found: `@tetrarch/play/puzzles` reads it. */
export interface FoundChance {
  readonly deal: string;
  /** The moves that lead to it, with spaces between. */
  readonly moves: string;
  /** The accepted moves, the best first, with spaces between: they only join the same positions. */
  readonly best: string;
  /** Moves that only move to and fro, with spaces between. */
  readonly idle: string;
  /** What every move is worth: the chance to win, 0 to 1, and the error of its difference from the best. */
  readonly worth: Readonly<Record<string, readonly [number, number]>>;
  /** How much the best move is better than all others: of a chance of 0 to 1. */
  readonly margin: number;
  /** σ of the judge when the margin was told. */
  readonly sigma: number;
  /** The same margin by pairs of games of the reference player on the same hidden cards: mean, standard error, how many. */
  readonly played: readonly [number, number, number];
  /** Whether the sensible player makes an accepted move. */
  readonly sensible: boolean;
}

/** Pairs of games are played so many at a time, until they tell each other move from the best, or so many have not. */
const [BATCH, MOST_PAIRS] = [20, 200] as const;
/** Where so many pairs do not even hint at a difference no more are played. */
const HOPELESS_AFTER = 60;
/** A difference is told where it is so many times its error; more than two, as it is looked at again and again. */
const SURE = 3;
/** So many positions of a game are played out at most. */
const MOST_PLAYED = 3;
/** Smaller margins would take more pairs than that. */
const LEAST_MARGIN = 0.1;
/** What makes a position more of a puzzle, in margins of chances: that the sensible player errs, and each other move up to four. */
const [ERRS, OTHER, MOST_OTHERS] = [0.1, 0.03, 4] as const;

/** A position of a game in which one move is better than all others. */
interface Clear extends ClearMove {
  readonly reached: Reached;
  readonly sensible: boolean;
}

/** What the search in one game found. */
export interface ChanceSearch {
  /** How many positions of the game were judged. */
  readonly judged: number;
  /** In how many of them one move is clearly better than all others by the judge, with a margin of `LEAST_MARGIN` at least. */
  readonly clear: number;
  /** How many of those were played out, the best first, until one was confirmed. */
  readonly playedOut: number;
  readonly puzzle?: FoundChance;
}

/** Searches for the best such puzzle of the game that a beginner plays on a numbered deal. */
export function chanceOfDeal(game: AnyGame, number: number): ChanceSearch {
  const agents = agentsOf(game);
  if (!agents) throw new Error(`nothing is known of ${game.id}`);
  const measuring = measuringOf(game, [], true);
  const sigma = measuring.evaluator.measures.sigma;
  const start = game.setup(numberedDeal(game.pack, number), []);
  const positions = beginnersGame(game, greedyOf(agents), start, number);
  const clear = positions.flatMap((reached): readonly Clear[] => {
    const found = clearMove(measuring, reached.state);
    if (!found || marginOf(found) < LEAST_MARGIN) return [];
    const sensible = isSensible(game, agents, reached.state, found.best);
    // A fork of two in which the sensible way is right asks nothing.
    return found.best.length + found.wrong.length === 2 && sensible ? [] : [{ ...found, reached, sensible }];
  });
  clear.sort((one, other) => selectionEstimateOf(other) - selectionEstimateOf(one));
  const counts = { judged: positions.length, clear: clear.length };
  const candidates = clear.slice(0, MOST_PLAYED);
  for (const [index, { reached, best, idle, moves, wrong, sensible }] of candidates.entries()) {
    const margin = marginOf({ moves, wrong });
    const played = playedMargin(measuring, reached.state, best[0] ?? "", wrong, margin);
    if (!played) continue;
    const puzzle: FoundChance = {
      deal: formatDealCode(game.dealCode, number),
      moves: reached.words.join(" "),
      best: best.join(" "),
      idle: idle.join(" "),
      worth: Object.fromEntries(moves.map(({ word, win, error }) => [word, [rounded(win), rounded(error)]])),
      margin: rounded(margin),
      sigma,
      played,
      sensible,
    };
    return { ...counts, playedOut: index + 1, puzzle };
  }
  return { ...counts, playedOut: candidates.length };
}

function marginOf({ moves, wrong }: Pick<Clear, "moves" | "wrong">): number {
  return (moves[0]?.win ?? 0) - (wrong[0]?.win ?? 0);
}

function selectionEstimateOf(clear: Clear): number {
  const others = OTHER * Math.min(MOST_OTHERS, clear.wrong.length);
  return marginOf(clear) + others + (clear.sensible ? 0 : ERRS);
}

/**
 * The margin as games of the reference player tell it, through the engine alone: undefined where they do not tell for certain that
 * each other move is worse, or tell less than half of the margin.
 */
function playedMargin(
  measuring: Measuring,
  state: unknown,
  best: string,
  wrong: readonly RatedMove[],
  margin: number,
): FoundChance["played"] | undefined {
  let first: FoundChance["played"] | undefined;
  for (const { word } of wrong) {
    const played = playedDifference(measuring, state, [best, word], margin / 2);
    if (!played) return undefined;
    first ??= played;
  }
  return first;
}

function playedDifference(
  measuring: Measuring,
  state: unknown,
  words: readonly [string, string],
  least: number,
): FoundChance["played"] | undefined {
  const { game } = measuring;
  const [best, other] = words.map((word) => game.parseMove(word));
  const wins: number[] = [];
  while (wins.length < MOST_PAIRS) {
    wins.push(...pairsPlayedOn(measuring, state, [best, other], BATCH, wins.length + 1));
    const { mean, variance } = meanInterval(wins);
    const error = Math.sqrt(variance / wins.length);
    if (mean >= least && mean > SURE * error && error > 0)
      return [rounded(mean), rounded(error), wins.length];
    if (mean + SURE * error < least || (wins.length >= HOPELESS_AFTER && mean < error)) return undefined;
  }
  return undefined;
}

function rounded(value: number): number {
  return Math.round(10_000 * value) / 10_000;
}
