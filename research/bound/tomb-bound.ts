import type { TombState } from "../../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { committedValueFunction } from "../../packages/solver/src/games/tomb-of-four-kings/evaluation.js";
import { WEIGHTS } from "../../packages/solver/src/games/tomb-of-four-kings/weights.js";
import { meanBeside } from "../../packages/solver/src/studies/corrected-rate.js";
import { type DealRange, measureDeals } from "../common/measure-deals.js";
import { type MeanInterval, meanInterval } from "../statistics/mean-interval.js";
import { LAST, OpenTomb } from "./open-tomb.js";
import { FREE, relaxedBest } from "./relaxed-best.js";

/** @param share of all deals that can be won with open cards, where it is known */
export function boundOfTomb(stateOf: (deal: number) => unknown, range: DealRange, share?: number): string {
  const deals = [
    ...measureDeals(
      range,
      `tomb-of-four-kings, charged by the net of version ${WEIGHTS.version}, the last ${LAST} cards by V*`,
      (deal) => {
        const tomb = new OpenTomb(stateOf(deal) as TombState, committedValueFunction());
        const { best, positions } = relaxedBest(tomb, tomb, tomb.start);
        return [relaxedBest(tomb, FREE, tomb.start).best, best, positions];
      },
    ),
  ];
  const [open, charged, positions] = [0, 1, 2].map((place) => deals.map((deal) => deal[place] as number)) as [
    number[],
    number[],
    number[],
  ];
  return [
    `Tomb of Four Kings, deals ${range.first} to ${range.last}, ${Math.round(meanInterval(positions).mean)} positions a deal`,
    `  won with open cards ${inWords(meanInterval(open))}`,
    `  no fair player wins more than ${inWords(meanInterval(charged))}`,
    ...(share === undefined
      ? []
      : [
          `  the same beside ${100 * share} % with open cards: ${inWords(meanBeside(charged, [{ values: open, mean: share }]))}`,
        ]),
  ].join("\n");
}

function inWords({ mean, margin }: Pick<MeanInterval, "mean" | "margin">): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * margin).toFixed(2)} %`;
}
