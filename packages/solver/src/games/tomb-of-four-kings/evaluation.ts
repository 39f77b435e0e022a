import { curveOf } from "../../evaluation/curve.js";
import type { Evaluation } from "../../evaluation/evaluation.js";
import { netOf } from "../../evaluation/model.js";
import { TombOfChance } from "./chance.js";
import { CURVES } from "./curves.js";
import { seeView } from "./from-view.js";
import type { TombGame, TombView } from "./types.js";
import { WEIGHTS } from "./weights.js";
import { Worth } from "./worth.js";

/** The net tells points in hundreds. */
export const POINTS_A_UNIT = 100;

/** The only kind of moment that there is: between two moves. */
export const CHOOSING = "choosing";

/** In the standard game. */
const CALIBRATION_ERROR = 0.015;

let worth: Worth | undefined;

/** By the weights of this version, which are read when they are first needed. */
export function committedWorth(): Worth {
  worth ??= new Worth(netOf(WEIGHTS));
  return worth;
}

/** f of Tomb of Four Kings: the chance to win and the points of who wants to win, a point counting as much as 0.15 per cent. */
export function evaluationOf(game: TombGame): Evaluation<TombView> {
  const chance = new TombOfChance();
  const curve = curveOf(CURVES, CHOOSING);
  return {
    version: WEIGHTS.version,
    calibrationError: ({ byMemory }) => (byMemory ? Number.POSITIVE_INFINITY : CALIBRATION_ERROR),
    worth(view) {
      const judge = committedWorth();
      seeView(chance, game, view);
      judge.judge(chance);
      return { win: curve(judge.win), points: POINTS_A_UNIT * judge.points };
    },
  };
}
