import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { type Model, netOf } from "../../packages/solver/src/evaluation/model.js";
import { BeliefState } from "../../packages/solver/src/games/four-kingdoms/belief-state.js";
import { ALL_HOME, ZONES } from "../../packages/solver/src/games/four-kingdoms/packed.js";
import {
  anyDeal,
  candidateMoves,
  candidates,
  firstEngineMove,
} from "../../packages/solver/src/games/four-kingdoms/play-outs.js";
import { rehearserPlayer } from "../../packages/solver/src/games/four-kingdoms/players.js";
import { QuickNet } from "../../packages/solver/src/games/four-kingdoms/quick-net.js";
import {
  committedValueFunction,
  ValueFunction,
} from "../../packages/solver/src/games/four-kingdoms/value-function.js";
import type { AnyPlayer } from "../../packages/solver/src/index.js";
import { atOnce } from "../../packages/solver/src/search/resumable-search.js";
import type { End, QuickBase } from "./pricing.js";

type View = fourKingdoms.View;

/** The players `net` and `rehearser` by another model, named `net-of-model` and `rehearser-of-model`. */
export function playersOfModel(game: AnyGame, model: Model): readonly AnyPlayer[] {
  const net = netOf(model);
  const valueFunction = new ValueFunction(net, new QuickNet(net));
  const rehearser = rehearserPlayer(game, () => valueFunction) as AnyPlayer;
  return [netAlone(game, valueFunction).player, rehearser].map((player) => ({
    ...player,
    name: `${player.name}-of-model`,
  }));
}

/** The net alone: of the moves the one that leads to the position which the net thinks best, no card seen in thought. */
export function netAlone(game: AnyGame, valueFunction = committedValueFunction()): QuickBase {
  return {
    player: {
      name: "net",
      version: 1,
      nodesAMove: 0,
      advise({ view, legal }) {
        const state = anyDeal(game, view as View);
        const [only, other] = candidates(game, state);
        if (only === undefined) return atOnce({ move: legal[0], moves: [], nodes: 0, resigns: true });
        if (other === undefined) return atOnce({ move: only, moves: [], nodes: 0 });
        const move = firstEngineMove(game, state, valueFunction.best(new BeliefState(state), false));
        return atOnce({ move, moves: [], nodes: 0 });
      },
    } satisfies AnyPlayer,
    pairs(view, choices, tries, belief) {
      const state = anyDeal(game, view as View);
      if (candidates(game, state).length < 2) return undefined;
      const moves = choices.map(({ move }) => packedMove(game, state, move));
      const [one, other] = moves;
      if (one === undefined || other === undefined) return undefined;
      return Array.from({ length: tries }, () => {
        const dealt = new BeliefState(game.sample(view, belief) as fourKingdoms.State);
        const start = dealt.words.slice();
        const first = playedOn(valueFunction, dealt, one);
        dealt.words.set(start);
        return [first, playedOn(valueFunction, dealt, other)] as const;
      });
    },
  };
}

function packedMove(game: AnyGame, state: fourKingdoms.State, move: unknown): number | undefined {
  const word = game.formatMove(move);
  return candidateMoves(state).find((each) => game.formatMove(firstEngineMove(game, state, each)) === word);
}

/** What comes of a move when the net plays on. */
function playedOn(valueFunction: ValueFunction, belief: BeliefState, first: number): End {
  for (let move = first; move >= 0; move = valueFunction.best(belief, false)) belief.play(move);
  return { isWon: belief.words[ZONES] === ALL_HOME, score: belief.cardsHome() };
}
