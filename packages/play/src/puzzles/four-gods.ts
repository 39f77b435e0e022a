import type { fourGods } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/four-gods";
import type { HiddenSequence } from "./hidden-sequences.js";

export { PUZZLES as chances } from "./chances/four-gods.js";
export { PUZZLES as set } from "./sets/four-gods.js";

/** No game needs more rolls. */
const ROLLS_SHOWN = 8;

const LAST_ROW = 7;

/** FG-30: the rolls to come, and the cards ahead on each path, two a row. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { paths, rolls, rollsUsed } = state as fourGods.State;
  const ahead = paths.flatMap(({ cards, turned }, index) => {
    // Row 1 has one card, which lies open; rows 2 to 7 have two, the left one first (FG-1).
    const hidden = codesOf(cards.slice(2 * turned.length - 1));
    const first = turned.length + 1;
    const name = `Path ${index + 1}, ${first === LAST_ROW ? "row " : `rows ${first}–`}${LAST_ROW}`;
    return hidden.length === 0 ? [] : [{ name, cards: hidden }];
  });
  return [{ name: "Rolls, next first", rolls: rolls.slice(rollsUsed, rollsUsed + ROLLS_SHOWN) }, ...ahead];
}
