import type { fourGods } from "@tetrarch/engine";
import type { FourGodsGame } from "@tetrarch/engine/four-gods";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import type { Evaluation } from "../../evaluation/evaluation.js";
import { netOf } from "../../evaluation/model.js";
import type { CardNumbers } from "./card-numbers.js";
import { GodsOfChance } from "./chance.js";
import { CURVES } from "./curves.js";
import { seeView } from "./from-view.js";
import { GodsScale } from "./scale.js";
import { WEIGHTS } from "./weights.js";
import { Worth } from "./worth.js";

/** In the standard game with the built-in cards. */
const CALIBRATION_ERROR = 0.004;

let worth: Worth | undefined;

/** By the weights of this version, which are read when they are first needed. */
export function committedWorth(): Worth {
  worth ??= new Worth(netOf(WEIGHTS));
  return worth;
}

/**
 * f of the Four Gods: the chance to win and the expected artifacts. It knows cards by their numbers, so it judges any card
 * set; it was trained on the built-in one.
 */
export function evaluationOf(game: FourGodsGame, numbers: CardNumbers): Evaluation<fourGods.View> {
  let scale: GodsScale | undefined;
  return {
    version: WEIGHTS.version,
    calibrationError: ({ variant }) =>
      game.cards === builtInCardSet && variant.length === 0 ? CALIBRATION_ERROR : Number.POSITIVE_INFINITY,
    worth(view) {
      scale ??= new GodsScale(new GodsOfChance(numbers), committedWorth(), CURVES);
      seeView(scale.chance, view);
      const win = scale.f();
      return { win, points: scale.artifacts };
    },
  };
}
