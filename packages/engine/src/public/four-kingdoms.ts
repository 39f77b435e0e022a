/** Four Kingdoms: its states, moves, events and views, and what a client knows and says of its table. */
export {
  fourKingdomsKnowledge as knowledge,
  isUnited,
  type KingdomView,
  needs,
} from "../games/four-kingdoms/table.js";
export {
  type Event,
  FIRST_GUEST,
  type Kingdom,
  type Move,
  type Pile,
  type Source,
  type State,
  type View,
  WASTE,
  type Zone,
} from "../games/four-kingdoms/types.js";
export { fourKingdoms as messages } from "../narration/en/four-kingdoms/messages.js";
export { fourKingdomsTableWords as tableWords } from "../narration/en/four-kingdoms/table.js";
