import { chanceAmong, type FairJudge, type InSteps, type WeighedMove } from "../../evaluation/fair-judge.js";
import { ChainMean } from "./chain-mean.js";
import { TombOfChance } from "./chance.js";
import { committedWorth, POINTS_A_UNIT } from "./evaluation.js";
import { packedFromView } from "./from-view.js";
import { MEASURES } from "./measures.js";
import { packedMove } from "./to-engine.js";
import type { TombGame, TombMove, TombView } from "./types.js";
import { WEIGHTS } from "./weights.js";
import type { Worth } from "./worth.js";

/** f of the committed net, and Q by chains of single cards. */
export function tombJudge(game: TombGame, worth: Worth = committedWorth()): FairJudge<TombView, TombMove> {
  const codes = game.pack.parts.flat();
  const chance = new TombOfChance();
  const mean = new ChainMean(chance, worth);
  return {
    player: "evaluator",
    version: WEIGHTS.version,
    measures: MEASURES,
    hasPoints: true,
    chanceIn: chanceAmong({
      torch: "turn",
      "skill-found": "turn",
      favour: "turn",
      treasure: "turn",
      encounter: "turn",
      action: "action",
      discarded: "discard",
    }),
    *judging(view) {
      chance.seeing(packedFromView(codes, view));
      worth.judge(chance);
      return { win: worth.win, points: POINTS_A_UNIT * worth.points };
    },
    *weighing(view, legal): InSteps<readonly WeighedMove[]> {
      chance.seeing(packedFromView(codes, view));
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
