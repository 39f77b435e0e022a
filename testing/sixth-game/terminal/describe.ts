import { topFirst } from "../../../packages/cli/src/play/tables/card-words.js";
import type { PileInWords } from "../../../packages/cli/src/play/tables/table.js";
import { piles } from "../engine/table.js";
import { nineStepsTableWords } from "../engine/table-words.js";
import type { View } from "../engine/types.js";

/** Every pile by its name, with its cards. */
export function describeNineSteps(view: View): readonly PileInWords[] {
  return piles(view).map(({ id, cards }) => ({
    pile: id,
    name: nineStepsTableWords.pile(id),
    text: `${cards.length === 0 ? "empty" : topFirst(cards)}.`,
  }));
}
