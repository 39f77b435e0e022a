import type { fourGods } from "@tetrarch/engine";
import { codesOf } from "@tetrarch/engine/four-gods";
import type { HiddenSequence } from "./hidden-sequences.js";

export { PUZZLES as chances } from "./chances/four-gods.js";
export { PUZZLES as set } from "./sets/four-gods.js";

/** No game needs more rolls. */
const ROLLS_SHOWN = 8;

/** FG-30: the two cards of every row ahead, and the rolls to come. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { paths, rolls, rollsUsed } = state as fourGods.State;
  const rows = paths.flatMap(({ cards, turned }, index) => {
    // Row 1 has one card, which lies open; rows 2 to 7 have two, the left one first (FG-1).
    const ahead = codesOf(cards.slice(2 * turned.length - 1));
    return Array.from({ length: ahead.length / 2 }, (_, row) => ({
      name: `Path ${index + 1}, row ${turned.length + 1 + row}`,
      cards: ahead.slice(2 * row, 2 * row + 2),
    }));
  });
  return [{ name: "Rolls, next first", rolls: rolls.slice(rollsUsed, rollsUsed + ROLLS_SHOWN) }, ...rows];
}
