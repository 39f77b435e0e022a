import type { RatedMove } from "../../packages/solver/src/analysis/analysis.js";
import { gradeOf } from "../../packages/solver/src/analysis/grades.js";
import { analysePly } from "../../packages/solver/src/analysis/ply-analysis.js";
import { runToEnd } from "../../packages/solver/src/index.js";
import { areOne, type FirstMove, isOneMoveFrom } from "../../packages/solver/src/win-puzzle.js";
import { evaluated, type Measuring, NODES } from "../judge/measuring.js";

/** What is told of the moves of a position in which one is better than all others. */
export interface ClearMove {
  /** The accepted moves, the best first: they only join the same positions. */
  readonly best: readonly string[];
  readonly idle: readonly string[];
  /** The best first. */
  readonly moves: readonly RatedMove[];
  /** Those that are neither accepted nor idle, the best of them first. */
  readonly wrong: readonly RatedMove[];
}

/**
 * The move of a position that is better than all others; undefined where some move is neither as good as the best nor a mistake, or
 * where those that are as good are several. Moves are judged as in a game in which the best of them was made, as the puzzle is
 * told later: it does not matter in which order they are legal.
 */
export function clearMove(measuring: Measuring, state: unknown): ClearMove | undefined {
  const { game, evaluator } = measuring;
  const all = evaluated(measuring, state).sort((one, other) => other.win - one.win);
  const [first] = all;
  if (!first || all.length < 2) return undefined;
  const word = game.formatMove(first.move);
  const moves = judgedAs(measuring, state, word);
  const [best] = moves;
  if (best?.word !== word) return undefined;
  const { sigma } = evaluator.measures;
  const good: FirstMove[] = [];
  const idle: string[] = [];
  const wrong: RatedMove[] = [];
  for (const played of moves) {
    const graded = gradeOf({ best, played, legal: all.length, sigma: { win: sigma, points: 0 } });
    if (graded.scale === "points") return undefined;
    const after = game.play(state, game.parseMove(played.word)).state;
    if (graded.grade === "mistake" || graded.grade === "blunder") wrong.push(played);
    else if (graded.grade !== "good") return undefined;
    else if (isOneMoveFrom(game, after, state)) idle.push(played.word);
    else good.push({ word: played.word, state: after });
  }
  const isOne = good[0]?.word === best.word && areOne(game, good);
  if (!isOne || wrong.length < good.length) return undefined;
  return { best: good.map((move) => move.word), idle, moves, wrong };
}

/** The moves of a position, the best first, as an analysis tells them of a game in which one of them was made. */
function judgedAs({ game, evaluator }: Measuring, state: unknown, word: string): readonly RatedMove[] {
  const seen = { ply: 0, played: word, win: 0, moves: [] };
  return runToEnd(analysePly({ game, evaluator, nodes: NODES }, seen, { state, word, events: [] }, 0)).moves;
}
