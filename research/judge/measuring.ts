import { type AnyGame, formatVariant, numberedDeal, type Random, type Variant } from "@tetrarch/engine";
import { evaluatingDeeper } from "../../packages/solver/src/analysis/ply-analysis.js";
import type { AnyMoveEvaluator } from "../../packages/solver/src/evaluation/evaluation.js";
import { type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";
import { moveEvaluatorOf, referencePlayerOf } from "../../packages/solver/src/registry.js";

/** What a judge that searches may take for one position. */
export const NODES = 300_000;
/** Who has not come to an end after so many moves resigns. */
export const MOST_MOVES = 1000;

/** What is measured: a judge, against the games of a player. */
export interface Measuring {
  readonly game: AnyGame;
  readonly variant: Variant;
  readonly evaluator: AnyMoveEvaluator;
  /** The reference player; in a game whose judge searches, the strongest. */
  readonly player: AnyPlayer;
}

/** @param isCommitted whether the judge is the committed one, or tells what the net tells */
export function measuringOf(game: AnyGame, variant: Variant, isCommitted: boolean): Measuring {
  const evaluator = moveEvaluatorOf(game, isCommitted ? undefined : { means: {}, sigma: 0 });
  const player = referencePlayerOf(game);
  if (!evaluator || !player) throw new Error(`${game.id} has no judge`);
  return { game, variant, evaluator, player };
}

export function startOf({ game, variant }: Measuring, deal: number): unknown {
  return game.setup(numberedDeal(game.pack, deal), variant);
}

/** All positions of a game of the reference player's from here on, its moves, and what came of it. */
export function played({ game, player }: Measuring, start: unknown, random: Random) {
  const states: unknown[] = [];
  const words: string[] = [];
  let state = start;
  while (game.legalMoves(state).length > 0 && states.length < MOST_MOVES) {
    states.push(state);
    const { move, resigns } = runToEnd(player.advise(observe(game, state), random, player.nodesAMove));
    if (resigns) break;
    words.push(game.formatMove(move));
    state = game.play(state, move).state;
  }
  const { status, score } = game.outcome(state);
  const points = status === "playing" ? game.resignedScore(state).value : score.value;
  return { states, words, isWon: status === "won", points };
}

/** f of a position. */
export function worthOf({ game, evaluator }: Measuring, state: unknown): number {
  const { status } = game.outcome(state);
  if (status !== "playing") return status === "won" ? 1 : 0;
  return runToEnd(evaluator.evaluatingView(game.view(state), NODES)).win;
}

/**
 * Q of the moves of a position, as they are graded by.
 * @param made the index of the move that counts as made, which is not looked through where that would make it worse
 */
export function evaluated({ game, evaluator }: Measuring, state: unknown, made = -1) {
  const legal = game.legalMoves(state);
  const found = runToEnd(evaluatingDeeper({ game, evaluator, nodes: NODES }, game.view(state), legal, made));
  return legal.map((move, index) => ({
    move,
    win: found[index]?.win ?? 0,
    points: found[index]?.points ?? 0,
  }));
}

export function titleOf({ game, variant, player }: Measuring): string {
  return `${game.id} ${formatVariant(variant)}, ${player.name}`;
}
