import type { Advice, MoveValue, Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import { TombOfChance } from "./chance.js";
import { sensibleMoves } from "./dominance.js";
import { committedWorth, POINTS_A_UNIT } from "./evaluation.js";
import { seeView } from "./from-view.js";
import { MOST_MOVES } from "./moves.js";
import { engineMove } from "./to-engine.js";
import type { TombGame, TombMove, TombView } from "./types.js";
import { WEIGHTS } from "./weights.js";
import type { Worth } from "./worth.js";

/** Plays what the evaluation expects most of, over every card that a move may turn up next. */
export function evaluatorPlayer(game: TombGame): Player<TombView, TombMove> {
  const chance = new TombOfChance();
  return {
    name: "evaluator",
    version: 2,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise(observed, _random, _nodes) {
      const [only] = observed.legal;
      if (only !== undefined && observed.legal.length === 1)
        return atOnce({ move: only, moves: [], nodes: 0 });
      seeView(chance, game, observed.view);
      return atOnce(weighing(chance, committedWorth(), observed.legal));
    },
  };
}

interface Weighed {
  readonly wanted: number;
  readonly value: MoveValue<TombMove>;
}

function weighing(chance: TombOfChance, worth: Worth, legal: readonly TombMove[]): Advice<TombMove> {
  const moves = new Int32Array(MOST_MOVES);
  const end = sensibleMoves(chance.tomb, moves, 0);
  const asked = worth.asked;
  const weighed: Weighed[] = [...moves.subarray(0, end)].map((move) => {
    chance.save();
    chance.begin(move);
    worth.judge(chance, true);
    chance.restore();
    chance.forget();
    const value = { move: engineMove(legal, move), value: worth.win, error: 0, visits: 0 };
    return { wanted: worth.wanted, value: { ...value, points: POINTS_A_UNIT * worth.points } };
  });
  weighed.sort((a, b) => b.wanted - a.wanted);
  const values = weighed.map(({ value }) => value);
  return { move: (values[0] as MoveValue<TombMove>).move, moves: values, nodes: worth.asked - asked };
}
