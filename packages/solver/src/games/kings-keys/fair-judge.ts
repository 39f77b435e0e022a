import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import { type Curve, curveOf } from "../../evaluation/curve.js";
import {
  chanceAmong,
  exactly,
  type FairJudge,
  type InSteps,
  inOneStep,
  type Measures,
  type WeighedMove,
} from "../../evaluation/fair-judge.js";
import type { ColourState } from "./colour-states.js";
import { DEEDS } from "./deeds.js";
import { CHOOSING, type Judging, ownJudging, POINTS_IN_ALL, refreshed } from "./evaluation.js";
import { visibleTable } from "./from-view.js";
import { MEASURES } from "./measures.js";
import { COLOURS, colourPositions, drawnCards } from "./packed.js";

type State = kingsKeys.State;

/** Counts the weights and the curves after them: what the judge tells of two versions differs. */
const VERSION = 2;

/** f of the committed net, and Q by the one or two cards that a gain brings. */
export function keysJudge(
  game: AnyGame,
  measures: Measures = MEASURES,
  own: Judging = ownJudging(),
): FairJudge<kingsKeys.View, kingsKeys.Move> {
  const curve = curveOf(measures.curves ?? {}, CHOOSING);
  return {
    player: "evaluator",
    version: VERSION,
    measures,
    hasPoints: true,
    deeds: DEEDS,
    isNearsighted: true,
    chanceIn: chanceAmong({ refilled: "draw" }),
    momentOf: () => CHOOSING,
    judging(view) {
      const { chance, worth } = refreshed(own);
      chance.seeing(visibleTable(view));
      worth.judge(chance);
      return inOneStep({ win: curve(worth.win), points: POINTS_IN_ALL * worth.points });
    },
    *weighing(view, legal): InSteps<readonly WeighedMove[]> {
      const judging = refreshed(own);
      const { chance } = judging;
      // What comes up is of no account: it is taken back to what was drawn before.
      const state = game.sample(view, () => 0) as State;
      const drawn = drawnCards(state);
      const weighed: WeighedMove[] = [];
      for (const move of legal) {
        const positions = colourPositions(game.play(state, move).state as State);
        chance.seeing({ positions, drawn });
        const { win, points } = yield* awaiting(judging, curve);
        weighed.push(exactly({ win, points: POINTS_IN_ALL * points }));
      }
      return weighed;
    },
  };
}

/** The mean over each card that is due, one after the other, points in parts of all. */
function* awaiting(
  { chance, worth }: Judging,
  curve: Curve,
): InSteps<{ readonly win: number; readonly points: number }> {
  if (chance.left === 0 || chance.due === 0) {
    worth.judge(chance);
    return { win: curve(worth.win), points: worth.points };
  }
  const { colours, left } = chance;
  let win = 0;
  let points = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const before = colours[colour] as ColourState;
    for (const { state, cards } of chance.arrivals(colour)) {
      colours[colour] = state;
      const said = yield* awaiting({ chance, worth }, curve);
      win += cards * said.win;
      points += cards * said.points;
      yield;
    }
    colours[colour] = before;
  }
  return { win: win / left, points: points / left };
}
