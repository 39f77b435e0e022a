import { curveOf } from "../../evaluation/curve.js";
import {
  chanceAmong,
  type FairJudge,
  type InSteps,
  inOneStep,
  type Measures,
  type WeighedMove,
} from "../../evaluation/fair-judge.js";
import { ChainMean } from "./chain-mean.js";
import { TombOfChance } from "./chance.js";
import { DEEDS } from "./deeds.js";
import { CHOOSING, committedWorth, POINTS_A_UNIT } from "./evaluation.js";
import { seeView } from "./from-view.js";
import { MEASURES } from "./measures.js";
import { packedMove } from "./to-engine.js";
import type { TombGame, TombMove, TombView } from "./types.js";
import { WEIGHTS } from "./weights.js";
import type { Worth } from "./worth.js";

/** What tells that a card came up. */
const TURNED = chanceAmong({
  torch: "turn",
  scroll: "turn", // the fourth ace, by itself (TK-20)
  "skill-found": "turn",
  favour: "turn",
  treasure: "turn",
  encounter: "turn",
  action: "turn",
  discarded: "turn",
});

/** For what a card is turned up, which is known before it is: a turn, a blow at an encounter (TK-5), a jammed door (TK-15). */
function kindOf({ encounter, short }: TombView): string {
  if (encounter === null) return "turn";
  return short > 0 ? "discard" : "action";
}

/** f of the committed net, and Q by chains of single cards. */
export function tombJudge(
  game: TombGame,
  measures: Measures = MEASURES,
  worth: Worth = committedWorth(),
): FairJudge<TombView, TombMove> {
  const curve = curveOf(measures.curves ?? {}, CHOOSING);
  const chance = new TombOfChance();
  const mean = new ChainMean(chance, worth, curve);
  return {
    player: "evaluator",
    version: WEIGHTS.version,
    measures,
    hasPoints: true,
    deeds: DEEDS,
    isNearsighted: false,
    chanceIn: (view, events) => (TURNED(view, events) === undefined ? undefined : kindOf(view)),
    momentOf: () => CHOOSING,
    judging(view) {
      seeView(chance, game, view);
      worth.judge(chance);
      return inOneStep({ win: curve(worth.win), points: POINTS_A_UNIT * worth.points });
    },
    *weighing(view, legal): InSteps<readonly WeighedMove[]> {
      seeView(chance, game, view);
      const weighed: WeighedMove[] = [];
      for (const move of legal) {
        chance.save();
        chance.begin(packedMove(move));
        yield* mean.taking();
        chance.restore();
        chance.forget();
        const { win, points, promise, error } = mean;
        weighed.push({ win, points: POINTS_A_UNIT * points, promise, error });
      }
      return weighed;
    },
  };
}
