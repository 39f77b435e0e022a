/** The Universe of the Four Gods: its card sets, cards, states, moves, events and views, and what a client knows and says of its table. */
export { builtInCardSet, withoutMark } from "../games/four-gods/built-in-card-set.js";
export { cardSetProblems, parseCardSet } from "../games/four-gods/card-set.js";
export { cardSetSchema } from "../games/four-gods/card-set-schema.js";
export type * from "../games/four-gods/card-set-types.js";
export {
  ALL_LOCATION_IDS,
  type Card,
  cardFrom,
  cardsFrom,
  codeOf,
  codesOf,
  HIDDEN,
  idsOf,
  type Kind,
  kindOfCode,
  LAYOUT_LIMITS,
  MOST_ALLIES,
  NONE,
  PATHS,
  ROWS,
} from "../games/four-gods/cards.js";
export { createFourGods, type FourGodsGame, isFourGods } from "../games/four-gods/index.js";
export {
  CROSSED_PATHS,
  type Crossing,
  crossedBy,
  isStandardLayout,
  type Layout,
  STANDARD_LAYOUT,
} from "../games/four-gods/layout.js";
export { editionOf } from "../games/four-gods/own-card-set.js";
export { fourGodsKnowledge as knowledge } from "../games/four-gods/prospects.js";
export {
  ALLY_PILES,
  allyPiles,
  layoutOf,
  remainingDefence,
  rescuesLeft,
  rowsAhead,
} from "../games/four-gods/table.js";
export type * from "../games/four-gods/types.js";
export { layoutInWords } from "../narration/en/four-gods/layout.js";
export {
  fourGods as messages,
  leftInWords,
  rollInWords,
  signed,
  whoOf,
} from "../narration/en/four-gods/messages.js";
export { storyOf } from "../narration/en/four-gods/story.js";
export {
  fourGodsTableWords as tableWords,
  fourGodsTableWordsFor as tableWordsFor,
} from "../narration/en/four-gods/table.js";
