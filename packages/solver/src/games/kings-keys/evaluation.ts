import type { kingsKeys } from "@tetrarch/engine";
import { curveOf } from "../../evaluation/curve.js";
import type { Evaluation } from "../../evaluation/evaluation.js";
import { netOf } from "../../evaluation/model.js";
import { KeysOfChance } from "./chance.js";
import { ColourStates } from "./colour-states.js";
import { colourTables } from "./colour-tables.js";
import { CURVES } from "./curves.js";
import { visibleTable } from "./from-view.js";
import { WEIGHTS } from "./weights.js";
import { Worth } from "./worth.js";

/** When more positions of colours than these are known before a thought, some 40 MB with all that is kept of them, all are forgotten. */
const MOST_KNOWN = 150_000;
export const POINTS_IN_ALL = 160;
/** The only kind of moment that there is: between two moves. */
export const CHOOSING = "choosing";

/** What the evaluation and whoever goes by it need; colours met once are known to all of them. */
export interface Judging {
  readonly chance: KeysOfChance;
  readonly worth: Worth;
}

let judging: Judging | undefined;

/** One for whoever stops in the midst of a thought: nobody else may use it meanwhile. */
export function ownJudging(): Judging {
  return { chance: new KeysOfChance(new ColourStates(colourTables())), worth: new Worth(netOf(WEIGHTS)) };
}

/** Between thoughts it may forget, so that memory has a bound. */
export function refreshed(used: Judging, most = MOST_KNOWN): Judging {
  if (used.chance.states.size > most) {
    used.chance.states.forget();
    used.worth.forget();
  }
  return used;
}

/**
 * Made when first asked for, by the weights of this version, and shared by all who think without a break.
 * @param most when more positions of colours than these are known, all are forgotten
 */
export function committedJudging(most = MOST_KNOWN): Judging {
  judging ??= ownJudging();
  return refreshed(judging, most);
}

/** f of The King's Keys: the chance to win and the points of who wants to win, 160 points counting as much as 5 per cent. */
export function evaluationOfKeys(): Evaluation<kingsKeys.View> {
  const curve = curveOf(CURVES, CHOOSING);
  return {
    version: WEIGHTS.version,
    calibrationError: () => 0.003,
    worth(view) {
      const { chance, worth } = committedJudging();
      chance.seeing(visibleTable(view));
      worth.judge(chance);
      return { win: curve(worth.win), points: POINTS_IN_ALL * worth.points };
    },
  };
}
