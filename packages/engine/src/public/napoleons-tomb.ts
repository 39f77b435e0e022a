/** Napoleon's Tomb: its states, moves, events and views, and what a client knows and says of its table. */
export { cardAbove, FOUNDATION_SIZE, foundationCard, MOST_REDEALS } from "../games/napoleons-tomb/rules.js";
export { napoleonsTombKnowledge as knowledge } from "../games/napoleons-tomb/table.js";
export * from "../games/napoleons-tomb/types.js";
export { napoleonsTomb as messages, WASTE_NUMERALS } from "../narration/en/napoleons-tomb/messages.js";
export { napoleonsTombTableWords as tableWords } from "../narration/en/napoleons-tomb/table.js";
