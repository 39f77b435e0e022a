import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { curveOf } from "../../evaluation/curve.js";
import {
  chanceAmong,
  exactly,
  type FairJudge,
  type InSteps,
  inOneStep,
  type Measures,
  type WeighedMove,
} from "../../evaluation/fair-judge.js";
import { anyDeal } from "./candidates.js";
import { KingdomsOfChance } from "./chance.js";
import { committedWorth } from "./committed-worth.js";
import { DEEDS } from "./deeds.js";
import { eachTurnedUp } from "./hidden-cards.js";
import { MEASURES } from "./measures.js";
import type { Worth } from "./worth.js";

type State = fourKingdoms.State;

const FULL_STOCK = 24;
/** Counts the weights and the curves after them: what the judge tells of two versions differs. */
const VERSION = 2;

/** Before the first card of the stock is drawn the net tells too little: measured, but not explained. */
function momentOf(stock: number): "undrawn" | "drawn" {
  return stock === FULL_STOCK ? "undrawn" : "drawn";
}

/** f of the net that looks back, and Q by each card that a move may turn up; a move turns up one at most. */
export function kingdomsJudge(
  game: AnyGame,
  measures: Measures = MEASURES,
  worth: Worth = committedWorth(),
): FairJudge<fourKingdoms.View, fourKingdoms.Move> {
  const { curves = {} } = measures;
  const curveAt = { undrawn: curveOf(curves, "undrawn"), drawn: curveOf(curves, "drawn") };
  const winOf = (state: State) => {
    if (game.outcome(state).status !== "playing") return game.outcome(state).status === "won" ? 1 : 0;
    worth.judge(new KingdomsOfChance(state));
    return curveAt[momentOf(state.stock.length)](worth.win);
  };
  return {
    player: "evaluator",
    version: VERSION,
    measures,
    hasPoints: false,
    deeds: DEEDS,
    isNearsighted: true,
    chanceIn: chanceAmong({ dealt: "draw", turned: "turn" }),
    momentOf: ({ stock }) => momentOf(stock),
    judging(view) {
      return inOneStep({ win: winOf(anyDeal(game, view)) });
    },
    *weighing(view, legal): InSteps<readonly WeighedMove[]> {
      const state = anyDeal(game, view);
      const weighed: WeighedMove[] = [];
      for (const move of legal) {
        let win = 0;
        let cards = 0;
        for (const deal of eachTurnedUp(state, move)) {
          win += winOf(game.play(deal, move).state as State);
          cards++;
        }
        weighed.push(exactly({ win: win / cards }));
        yield;
      }
      return weighed;
    },
  };
}
