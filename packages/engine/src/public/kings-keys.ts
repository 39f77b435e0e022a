/** The King's Keys: its cards, states, moves, events and views, and what a client knows and says of its table. */
export {
  BOOK_SIZE,
  type Card,
  CODES,
  COLOURS,
  cardsFrom,
  codeOf,
  codesOf,
  colourOf,
  ITEMS,
  NUMBERS,
  numberOf,
  type Stack,
} from "../games/kings-keys/cards.js";
export { isStuck, legalMoves } from "../games/kings-keys/moves.js";
export { cellName } from "../games/kings-keys/notation.js";
export { kingsKeysKnowledge as knowledge } from "../games/kings-keys/table.js";
export type { Cell, Event, Move, State, View } from "../games/kings-keys/types.js";
export {
  keyCardColour,
  keyCardName,
  keyCardRank,
  kingsKeys as messages,
} from "../narration/en/kings-keys/messages.js";
export { kingsKeysTableWords as tableWords } from "../narration/en/kings-keys/table.js";
