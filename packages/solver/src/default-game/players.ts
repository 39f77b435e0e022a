import type { AnyGame, Outcome, Random } from "@tetrarch/engine";
import type { PositionTrials } from "../play-out-evaluator.js";
import { playingOut, scoreShare } from "../players/play-out.js";
import type { AnyPlayer } from "../players/player.js";
import { racingPlayer, type TrialResult } from "../players/racing-player.js";
import { atOnce, runToEnd } from "../search/resumable-search.js";

/** Moves that the sampler may play in trial games before it decides. */
const NODES_A_MOVE = 4000;

/** The share of the greatest score that an outcome has, 0 in a game without scores; 2 for a win, so that it beats any score. */
function gain({ status, score }: Outcome): number {
  return status === "won" ? 2 : scoreShare(score);
}

/** The greedy player of any game: it deals the hidden cards once and draws among the moves to the highest score. */
export function greedyPlayer(game: AnyGame): AnyPlayer {
  return {
    name: "greedy",
    version: 1,
    nodesAMove: 0,
    advise({ view, legal }, random) {
      const state = game.sample(view, random);
      const gains = legal.map((move) => gain(game.outcome(game.play(state, move).state)));
      const most = Math.max(...gains);
      const best = legal.filter((_, index) => gains[index] === most);
      return atOnce({ move: best[random(best.length)], moves: [], nodes: legal.length });
    },
  };
}

/** Trial games of any game, which the greedy player finishes. */
export function trialsBy(game: AnyGame, greedy: AnyPlayer): (view: unknown) => PositionTrials {
  const finish = (state: unknown, random: Random): TrialResult => {
    const { outcome, moves } = runToEnd(playingOut(game, state, greedy, random, 0));
    return { value: outcome.status === "won" ? 1 : 0, tieBreak: gain(outcome), nodes: moves + 1 };
  };
  return (view) => {
    let dealt: unknown;
    return {
      deal(random) {
        dealt = game.sample(view, random);
      },
      tryMove: (move, random) => finish(game.play(dealt, move).state, random),
      playOn: (random) => finish(dealt, random),
    };
  };
}

/** The sampling player of any game: it deals the hidden cards many times and plays each move on by the greedy player. */
export function samplerPlayer(game: AnyGame): AnyPlayer {
  return racingPlayer({
    name: "sampler",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    candidates: ({ legal }) => legal,
    trials: trialsBy(game, greedyPlayer(game)),
  });
}
