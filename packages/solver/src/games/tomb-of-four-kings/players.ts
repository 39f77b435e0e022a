import type { Random } from "@tetrarch/engine";
import { netAdvice } from "../../agents.js";
import type { Advice, MoveValue, Player } from "../../players/player.js";
import { atOnce, NODES_A_SLICE, type ResumableSearch, yieldProgress } from "../../search/resumable-search.js";
import { BeliefState } from "./belief-state.js";
import {
  engineMove,
  packedFromView,
  seeView,
  type TombGame,
  type TombMove,
  type TombView,
} from "./conversion.js";
import { forcedMove } from "./dominance.js";
import { committedValueFunction, POINTS_A_UNIT } from "./evaluation.js";
import { MEASURES } from "./measures.js";
import type { Packed } from "./packed.js";
import { PlayOuts, type TriedMove } from "./play-outs.js";
import { mayKill, ruleOfThumb } from "./rules-of-thumb.js";
import { WEIGHTS } from "./weights.js";

/** Plays by the rules of thumb. */
export function greedyPlayer(game: TombGame): Player<TombView, TombMove> {
  return {
    name: "greedy",
    version: 1,
    nodesAMove: 0,
    advise(observed, _random, _nodes) {
      const [only] = observed.legal;
      if (only !== undefined && observed.legal.length === 1) {
        return atOnce({ move: only, moves: [], nodes: 0, reason: "only-move" });
      }
      const { move: packed, reason } = ruleOfThumb(packedFromView(game, observed.view));
      return atOnce({ move: engineMove(observed.legal, packed), moves: [], nodes: 0, reason });
    },
  };
}

/** Plays what came out best in trial games on hidden cards dealt again. */
export function samplerPlayer(game: TombGame): Player<TombView, TombMove> {
  return {
    name: "sampler",
    version: 1,
    nodesAMove: 25_000,
    advise({ view, legal }, random, nodes) {
      const tomb = packedFromView(game, view);
      const forced = forcedMove(tomb);
      if (forced < 0) return trying(tomb, legal, random, nodes);
      return atOnce({ move: engineMove(legal, forced), moves: [], nodes: 0 });
    },
  };
}

function* trying(
  tomb: Packed,
  legal: readonly TombMove[],
  random: Random,
  budget: number,
): ResumableSearch<Advice<TombMove>> {
  const trials = new PlayOuts(tomb, random);
  let sliceEnd = NODES_A_SLICE;
  do {
    trials.play();
    if (trials.nodes < sliceEnd) continue;
    sliceEnd += NODES_A_SLICE;
    if (yield* yieldProgress({ nodes: trials.nodes, states: 0 })) break;
  } while (trials.nodes < budget);
  const tried = trials.tried();
  const move = engineMove(legal, (tried[0] as TriedMove).move);
  const moves = tried.filter(({ visits }) => visits > 0).map((one) => evaluated(legal, one));
  return { move, moves, nodes: trials.nodes };
}

function evaluated(
  legal: readonly TombMove[],
  { move, visits, wins, points }: TriedMove,
): MoveValue<TombMove> {
  const value = wins / visits;
  const error = Math.sqrt((value * (1 - value)) / visits);
  return { move: engineMove(legal, move), value, error, visits, points: points / visits };
}

/** Plays what the evaluation expects most of, over every card that a move may turn up next. */
export function evaluatorPlayer(game: TombGame): Player<TombView, TombMove> {
  const belief = new BeliefState();
  return {
    name: "evaluator",
    version: 2,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise({ view, legal }) {
      const first = legal[0] as TombMove;
      if (legal.length === 1) return atOnce({ move: first, moves: [], nodes: 0 });
      seeView(belief, game, view);
      const played = (packed: number) => engineMove(legal, packed);
      return atOnce(netAdvice(committedValueFunction(), belief, played, first, POINTS_A_UNIT));
    },
  };
}

/**
 * The player that gives the hints: where the evaluator would turn a card that may kill, and the skill is as good within the
 * errors of its estimates, it uses the skill.
 */
export function adviserPlayer(game: TombGame): Player<TombView, TombMove> {
  const evaluator = evaluatorPlayer(game);
  return {
    ...evaluator,
    name: "adviser",
    version: 1,
    *advise(observed, random, nodes) {
      const advice = yield* evaluator.advise(observed, random, nodes);
      const [best] = advice.moves;
      const skill = advice.moves.find(({ move }) => move.type === "skill");
      if (best?.move.type !== "play" || !skill || !isAsGood(skill, best)) return advice;
      const { encounter } = observed.view;
      if (!encounter || !mayKill(packedFromView(game, observed.view), encounter.value)) return advice;
      const others = advice.moves.filter((move) => move !== skill);
      return { ...advice, move: skill.move, moves: [skill, ...others] };
    },
  };
}

/** Whether a move is worth no less than the best, as far as the estimates can tell. */
function isAsGood(move: MoveValue<TombMove>, best: MoveValue<TombMove>): boolean {
  const { sigma, pointsSigma = 0 } = MEASURES;
  return best.value - move.value <= sigma && (best.points ?? 0) - (move.points ?? 0) <= pointsSigma;
}
