import type { fourGods } from "@tetrarch/engine";
import { codesOf, isStandardLayout } from "@tetrarch/engine/four-gods";
import type { HiddenSequence } from "./hidden-sequences.js";

export { PUZZLES as chances } from "./chances/four-gods.js";
export { PUZZLES as set } from "./sets/four-gods.js";

/** No game of the standard layout needs more rolls. */
const ROLLS_SHOWN = 8;

/** FG-30: the rolls to come, and the cards ahead on each path, two a row. */
export function hiddenSequences(state: unknown): readonly HiddenSequence[] {
  const { layout, paths, rolls, rollsUsed } = state as fourGods.State;
  const rowsLeft = paths.map(({ turned }, index) => (layout.rows[index] ?? 0) - turned.length);
  const ahead = paths.flatMap(({ cards, turned }, index) => {
    // Row 1 has one card, which lies open; the others have two, the left one first (FG-1, FG-22).
    const hidden = codesOf(cards.slice(2 * turned.length - 1));
    const first = turned.length + 1;
    const last = layout.rows[index];
    const name = `Path ${index + 1}, ${first === last ? "row " : `rows ${first}–`}${last}`;
    return hidden.length === 0 ? [] : [{ name, cards: hidden }];
  });
  // Elsewhere each row left may be a trap.
  const shown = isStandardLayout(layout) ? ROLLS_SHOWN : rowsLeft.reduce((sum, rows) => sum + rows + 1, 0);
  return [{ name: "Rolls, next first", rolls: rolls.slice(rollsUsed, rollsUsed + shown) }, ...ahead];
}
