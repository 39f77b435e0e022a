import type { kingsKeys } from "@tetrarch/engine";
import type { Evaluation } from "../../evaluation/evaluation.js";
import { netOf } from "../../evaluation/model.js";
import { KeysOfChance } from "./chance.js";
import { ColourStates } from "./colour-states.js";
import { colourTables } from "./colour-tables.js";
import { visibleTable } from "./from-view.js";
import { WEIGHTS } from "./weights.js";
import { Worth } from "./worth.js";

/** When more positions of colours than these are known before a thought, some 40 MB with all that is kept of them, all are forgotten. */
const MOST_KNOWN = 150_000;
export const POINTS_IN_ALL = 160;

/** What the evaluation and whoever goes by it need; colours met once are known to all of them. */
export interface Judging {
  readonly chance: KeysOfChance;
  readonly worth: Worth;
}

let judging: Judging | undefined;

/**
 * Made when first asked for, by the weights of this version. Between thoughts it may forget, so that memory has a bound.
 * @param most when more positions of colours than these are known, all are forgotten
 */
export function committedJudging(most = MOST_KNOWN): Judging {
  judging ??= {
    chance: new KeysOfChance(new ColourStates(colourTables())),
    worth: new Worth(netOf(WEIGHTS)),
  };
  if (judging.chance.states.size > most) {
    judging.chance.states.forget();
    judging.worth.forget();
  }
  return judging;
}

/** f of The King's Keys: the chance to win and the points of who wants to win, 160 points counting as much as 5 per cent. */
export function evaluationOfKeys(): Evaluation<kingsKeys.View> {
  return {
    version: WEIGHTS.version,
    calibrationError: 0.132,
    worth(view) {
      const { chance, worth } = committedJudging();
      chance.seeing(visibleTable(view));
      worth.judge(chance);
      return { win: worth.win, points: POINTS_IN_ALL * worth.points };
    },
  };
}
