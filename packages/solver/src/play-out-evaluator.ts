import { type AnyGame, seededRandom } from "@tetrarch/engine";
import type { AnyMoveEvaluator, EvaluatedMove, InSteps, Measures } from "./evaluation/evaluation.js";
import { playingOut } from "./players/play-out.js";
import type { AnyPlayer } from "./players/player.js";
import { runToEnd } from "./search/resumable-search.js";

/** Raised with every change after which the evaluator may evaluate otherwise. */
export const PLAY_OUT_VERSION = 1;

/** Trial games for f of a view, and for the first and the second half of the samples of a move. */
const PLAY_OUTS = 100;
/** Views whose f is remembered, so that f of a view is one number throughout an analysis. */
const MOST_REMEMBERED = 1000;
/** Chance is drawn from these seeds: f and Q are evaluated on cards dealt independently. */
const SEED_OF_VIEW = 1;
const SEED_OF_MOVE = 2;

/** μ is measured when it is needed; f is what play-outs say, so σ is 0 and the errors are those of the samples. */
const UNMEASURED: Measures = { means: {}, sigma: 0 };

/** The evaluator of any game: the share of trial games that a greedy player wins, the hidden cards dealt again for each. */
export function playOutEvaluator(
  game: AnyGame,
  greedy: AnyPlayer,
  measures: Measures = UNMEASURED,
): AnyMoveEvaluator {
  const remembered = new Map<string, number>();

  /** f of a view: the share of wins. */
  function* shareOf(view: unknown): InSteps<number> {
    const key = JSON.stringify(view);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const random = seededRandom(SEED_OF_VIEW);
    let wins = 0;
    for (let played = 0; played < PLAY_OUTS; played++) {
      const { outcome } = runToEnd(playingOut(game, game.sample(view, random), greedy, random, 0));
      if (outcome.status === "won") wins++;
      yield;
    }
    if (remembered.size === MOST_REMEMBERED) remembered.clear();
    remembered.set(key, wins / PLAY_OUTS);
    return wins / PLAY_OUTS;
  }

  /** Q of a move. Where it turns nothing up, every sample leads to one view, and Q is f of it. */
  function* weigh(view: unknown, move: unknown): InSteps<EvaluatedMove> {
    const random = seededRandom(SEED_OF_MOVE);
    const views = new Map<string, unknown>();
    const wins = [0, 0];
    for (const half of wins.keys()) {
      for (let played = 0; played < PLAY_OUTS; played++) {
        const { state } = game.play(game.sample(view, random), move);
        const next = game.view(state);
        if (views.size < 2) views.set(JSON.stringify(next), next);
        const { outcome } = runToEnd(playingOut(game, state, greedy, random, 0));
        if (outcome.status === "won") wins[half] = (wins[half] as number) + 1;
        yield;
      }
    }
    const [selectionEstimate, win] = wins.map((won) => won / PLAY_OUTS) as [number, number];
    const [only, other] = views.values();
    const mean = other === undefined ? yield* shareOf(only) : win;
    return { win: mean, selectionEstimate, error: Math.sqrt((mean * (1 - mean)) / PLAY_OUTS) };
  }

  return {
    player: greedy.name,
    version: PLAY_OUT_VERSION,
    measures,
    hasPoints: false,
    isNearsighted: false,
    decisionFeatures: [],
    momentOf: () => "choosing",
    chanceIn: () => undefined,
    *evaluatingView(view) {
      return { win: yield* shareOf(view) };
    },
    *evaluatingMoves(view, legal) {
      const evaluated: EvaluatedMove[] = [];
      for (const move of legal) evaluated.push(yield* weigh(view, move));
      return evaluated;
    },
  };
}
