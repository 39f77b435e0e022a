/** The Universe of the Four Gods: its card sets, cards, states, moves, events and views, and what a client knows and says of its table. */
export {
  builtInCardSet,
  cardSetProblems,
  parseCardSet,
} from "../games/four-gods/card-set.js";
export type { CardSetProblem } from "../games/four-gods/card-set-check.js";
export type {
  ArtifactCard,
  CardSet,
  CardText,
  FoeCard,
  FoeNumbers,
  FriendCard,
  FriendNumbers,
  LocationCard,
  LuckEntry,
  TrapCard,
  TrapNumbers,
  WeaponCard,
} from "../games/four-gods/card-set-schema.js";
export { cardSetSchema } from "../games/four-gods/card-set-schema.js";
export {
  type Card,
  cardFrom,
  cardsFrom,
  codeOf,
  codesOf,
  FOE_IDS,
  FRIEND_IDS,
  HIDDEN,
  type Kind,
  kindOf,
  LOCATION_IDS,
  MOST_ALLIES,
  NONE,
  PATHS,
  ROWS,
  TANIS_DIGGS,
  TRAP_IDS,
  WEAPON_IDS,
} from "../games/four-gods/cards.js";
export { createFourGods, type FourGodsGame, isFourGods } from "../games/four-gods/index.js";
export { editionOf, withoutMark } from "../games/four-gods/own-card-set.js";
export { CROSSINGS } from "../games/four-gods/paths.js";
export { fourGodsKnowledge as knowledge } from "../games/four-gods/prospects.js";
export { CROSSED_PATHS } from "../games/four-gods/setup.js";
export { ALLY_PILES, remainingDefence, rowsAhead } from "../games/four-gods/table.js";
export type {
  Ally,
  AllyView,
  CardView,
  Event,
  FoeView,
  FriendView,
  Move,
  NamedCard,
  Path,
  PathStatus,
  PathView,
  Side,
  State,
  TrapView,
  View,
  WeaponView,
} from "../games/four-gods/types.js";
export { leftInWords, rollInWords, signed } from "../narration/en/four-gods/messages.js";
export { storyOf } from "../narration/en/four-gods/story.js";
export {
  fourGodsTableWords as tableWords,
  fourGodsTableWordsFor as tableWordsFor,
} from "../narration/en/four-gods/table.js";
