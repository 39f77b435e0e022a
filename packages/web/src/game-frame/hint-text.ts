import { messagesOf } from "@tetrarch/engine";
import { type Hint, type HintText, hintInWords, twinsOf } from "@tetrarch/play";
import { type AnyTable, moveByCards } from "../table/model.js";
import { reasonOf } from "../table/reasons.js";

/** A hint for a position in words, by the cards of its table. */
export function hintText(
  hint: Hint,
  game: string,
  table: AnyTable,
  view: unknown,
  legal: readonly string[],
): HintText {
  return hintInWords(hint, {
    reason: reasonOf(table, view, hint, legal),
    move: (word) => moveByCards(table, view, word),
    main: table.main(view, legal, hint.word),
    goal: messagesOf(game).goal,
    twins: twinsOf(table, view, hint.word, legal),
  });
}
