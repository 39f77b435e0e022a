export * from "./core/deal.js";
export * from "./core/deal-code.js";
export * from "./core/deal-identity.js";
export * from "./core/game.js";
export * from "./core/knowledge.js";
export * from "./core/perft.js";
export * from "./core/problem.js";
export * from "./core/prospect.js";
export * from "./core/random.js";
export * from "./core/result.js";
export * from "./core/save-text.js";
export * from "./core/session.js";
export * as standardCards from "./core/standard-cards.js";
export { type Attempt, cardsOf, type Ends, type Pick, type Pile } from "./core/table.js";
export * from "./core/text-limit.js";
export * from "./core/transcript.js";
export * from "./core/variant.js";
export {
  builtInCardSet,
  type CardSet,
  type FoeCard,
  type FriendCard,
  type LocationCard,
  type LuckEntry,
  parseCardSet,
  type TrapCard,
  type WeaponCard,
} from "./games/four-gods/card-set.js";
export { cardSetSchema } from "./games/four-gods/card-set-schema.js";
export * as fourGodsCards from "./games/four-gods/cards.js";
export { createFourGods, type FourGodsGame, isFourGods } from "./games/four-gods/index.js";
export { fourGodsKnowledge } from "./games/four-gods/knowledge.js";
export { CROSSINGS as fourGodsCrossings } from "./games/four-gods/paths.js";
export { CROSSED_PATHS as fourGodsCrossedPaths } from "./games/four-gods/setup.js";
export {
  ALLY_PILES as fourGodsAllyPiles,
  leftOf as fourGodsLeft,
  rowsAhead as fourGodsRowsAhead,
} from "./games/four-gods/table.js";
export * as fourGods from "./games/four-gods/types.js";
export { fourKingdomsKnowledge } from "./games/four-kingdoms/knowledge.js";
export { isUnited as isKingdomUnited, needs as kingdomNeeds } from "./games/four-kingdoms/table.js";
export * as fourKingdoms from "./games/four-kingdoms/types.js";
export * as kingsKeysCards from "./games/kings-keys/cards.js";
export { kingsKeysKnowledge } from "./games/kings-keys/knowledge.js";
export { cellName as kingsKeysCell } from "./games/kings-keys/notation.js";
export * as kingsKeys from "./games/kings-keys/types.js";
export { napoleonsTombKnowledge } from "./games/napoleons-tomb/knowledge.js";
export * as napoleonsTomb from "./games/napoleons-tomb/types.js";
export * from "./games/tomb-of-four-kings/duel.js";
export * from "./games/tomb-of-four-kings/game-result.js";
export { tombOfFourKingsKnowledge } from "./games/tomb-of-four-kings/knowledge.js";
export * from "./games/tomb-of-four-kings/ladder.js";
export * from "./games/tomb-of-four-kings/series.js";
export {
  hoardsIn as tombHoards,
  metIn as tombMet,
  TORCHES as TOMB_TORCHES,
  worthOf as tombWorth,
} from "./games/tomb-of-four-kings/table.js";
export * as tombOfFourKings from "./games/tomb-of-four-kings/types.js";
export { knowledgeOf } from "./knowledge.js";
export * from "./narration/en/cards.js";
export * from "./narration/en/degrees.js";
export * from "./narration/en/key-cards.js";
export { fourGodsTableWords } from "./narration/en/table/four-gods.js";
export {
  leftInWords as fourGodsLeftInWords,
  rollInWords,
  signed,
} from "./narration/en/table/four-gods-numbers.js";
export { fourKingdomsTableWords } from "./narration/en/table/four-kingdoms.js";
export { kingsKeysTableWords } from "./narration/en/table/kings-keys.js";
export { napoleonsTombTableWords } from "./narration/en/table/napoleons-tomb.js";
export { tombTableWords } from "./narration/en/table/tomb-of-four-kings.js";
export { tombSituation } from "./narration/en/table/tomb-situation.js";
export * from "./narration/messages.js";
export * from "./narration/narrate.js";
export * from "./narration/table-words.js";
export * from "./own-card-sets.js";
export * from "./registry.js";
