import { type AnyGame, type GameEvent, type Random, seededRandom } from "@tetrarch/engine";
import type { AnyMoveEvaluator, EvaluatedMove, InSteps, Measures } from "./evaluation/evaluation.js";
import type { MoveTrials, TrialResult } from "./players/racing-player.js";

/** Raised with every change after which the evaluator may evaluate otherwise. */
export const PLAY_OUT_VERSION = 2;

/** Trial games of one position, which a sensible player finishes. */
export interface PositionTrials extends MoveTrials<unknown> {
  /** Plays the position on, on the cards dealt. */
  playOn(random: Random): TrialResult;
}

/** The trial games by which a game is evaluated. */
export interface PlayOutSource {
  /** The name of the player who plays them. */
  readonly player: string;
  readonly version: number;
  /** The number of trial games for one estimate. */
  readonly trials: number;
  trialsOf(view: unknown): PositionTrials;
  /** The view after a move that turns nothing up; undefined after any other. */
  sureView(view: unknown, move: unknown): unknown;
  /** The kind of chance among the events of a move (`AnyMoveEvaluator.chanceIn`). */
  readonly chanceIn?: (view: unknown, events: readonly GameEvent[]) => string | undefined;
}

/** Views whose f is remembered, so that f of a view is one number throughout an analysis. */
const MOST_REMEMBERED = 1000;
/** Chance is drawn from these seeds: f and Q are evaluated on cards dealt independently. */
const SEED_OF_VIEW = 1;
const SEED_OF_MOVE = 2;
/** Moves played in trial games from one step to the next. */
const NODES_A_STEP = 500;

/** μ is measured when it is needed; f is what play-outs say, so σ is 0 and the errors are those of the samples. */
const UNMEASURED: Measures = { means: {}, sigma: 0 };

/** The evaluator by play-outs: the share of trial games won, the hidden cards dealt again for each. */
export function playOutEvaluator(
  { player, version, trials, trialsOf, sureView, chanceIn = () => undefined }: PlayOutSource,
  measures: Measures = UNMEASURED,
): AnyMoveEvaluator {
  const remembered = new Map<string, number>();

  function* shareOfWins(position: PositionTrials, random: Random, play: () => TrialResult): InSteps<number> {
    let [wins, nodes] = [0, 0];
    for (let played = 0; played < trials; played++) {
      position.deal(random);
      const result = play();
      wins += result.value;
      nodes += result.nodes;
      if (nodes < NODES_A_STEP) continue;
      nodes = 0;
      yield;
    }
    return wins / trials;
  }

  /** f of a view. */
  function* chanceOf(view: unknown): InSteps<number> {
    const key = JSON.stringify(view);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const random = seededRandom(SEED_OF_VIEW);
    const position = trialsOf(view);
    const win = yield* shareOfWins(position, random, () => position.playOn(random));
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(key, win);
    return win;
  }

  /** Q of a move; f of the next view where nothing is turned up. */
  function* weigh(view: unknown, move: unknown): InSteps<EvaluatedMove> {
    const random = seededRandom(SEED_OF_MOVE);
    const position = trialsOf(view);
    const play = () => position.tryMove(move, random);
    const selectionEstimate = yield* shareOfWins(position, random, play);
    const next = sureView(view, move);
    const win = next === undefined ? yield* shareOfWins(position, random, play) : yield* chanceOf(next);
    return { win, selectionEstimate, error: standardError(win, trials) };
  }

  return {
    player,
    version,
    trials,
    measures,
    hasPoints: false,
    isNearsighted: false,
    decisionFeatures: [],
    momentOf: () => "choosing",
    chanceIn,
    *evaluatingView(view) {
      return { win: yield* chanceOf(view) };
    },
    *evaluatingMoves(view, legal) {
      const evaluated: EvaluatedMove[] = [];
      for (const move of legal) evaluated.push(yield* weigh(view, move));
      return evaluated;
    },
  };
}

/** The standard error of a share of trials; one more won and one more lost keep it above 0 where all went one way. */
function standardError(share: number, trials: number): number {
  const likely = (share * trials + 1) / (trials + 2);
  return Math.sqrt((likely * (1 - likely)) / trials);
}

/** Samples by which it is seen whether a move turns anything up. */
const VIEWS_COMPARED = 200;

/** The view after a move of any game, where all samples come to the same. */
export function sureViewBySamples(game: AnyGame, view: unknown, move: unknown): unknown {
  const random = seededRandom(SEED_OF_MOVE);
  const after = () => game.view(game.play(game.sample(view, random), move).state);
  const first = after();
  const key = JSON.stringify(first);
  for (let compared = 1; compared < VIEWS_COMPARED; compared++)
    if (JSON.stringify(after()) !== key) return undefined;
  return first;
}
