// The package's public face: what is true of all games. What is a single game's has a face of its own, `public/ID.ts`,
// which is also a namespace here.

import "./add-all-messages.js";

export { addAllMessages } from "./all-messages.js";
export * from "./core/contest.js";
export {
  type Deal,
  formatDeal,
  type PackSpec,
  parseDeal,
  seededDeals,
  shuffledDeal,
} from "./core/deal.js";
export * from "./core/deal-code.js";
export * from "./core/game.js";
export { type HelpCounts, type HelpKind, parseHelp, parseHinted } from "./core/help.js";
export type { AnyKnowledge, Knowledge } from "./core/knowledge.js";
export {
  type Attempt,
  cardsOf,
  type Ends,
  type EventForecast,
  forecastOf,
  mostOf,
  type Pick,
  type Pile,
  type Prospect,
  type Range,
} from "./core/knowledge.js";
export * from "./core/perft.js";
export { byRejection, type Random, seededRandom, shuffled, WIDE_SEED } from "./core/random.js";
export {
  err,
  ok,
  type Problem,
  type ProblemCode,
  problem,
  quote,
  type Result,
  unwrap,
} from "./core/result.js";
export * from "./core/session.js";
export * from "./core/transcript.js";
export * from "./core/variant.js";
export * from "./game-log.js";
export { cardSetOf, type OwnSet, ownSetOf, withoutMark } from "./games/four-gods/built-in-card-set.js";
export { ownEdition, readEdition, readOwnSet } from "./games/four-gods/own-card-set.js";
export { howToOf, mistakeKindsOf } from "./guide-registry.js";
export { knowledgeOf, tableWordsOf } from "./knowledge-registry.js";
export * from "./lookup.js";
export { addMessages, messagesOf, narrate, prologueOf } from "./message-registry.js";
export {
  type AnyGuide,
  type AnyMessages,
  type AnyTableWords,
  type ChapterWords,
  type CommonEnding,
  type EndingWords,
  type GameMessages,
  type Guide,
  isPlain,
  type OptionWords,
  type PlainGame,
  type ProspectWords,
  type Story,
  type StoryChapter,
  type TableWords,
} from "./narration/catalogue.js";
export {
  capital,
  cardCount,
  cardName,
  counted,
  type DegreeInWords,
  degreeInWords,
  helpInWords,
  hintedInWords,
  listInWords,
  SUIT_NAMES,
} from "./narration/en/words.js";
export * as fourGods from "./public/four-gods.js";
export * as fourKingdoms from "./public/four-kingdoms.js";
export * as kingsKeys from "./public/kings-keys.js";
export * as napoleonsTomb from "./public/napoleons-tomb.js";
export * as standardCards from "./public/standard-cards.js";
export * as tombOfFourKings from "./public/tomb-of-four-kings.js";
export { games } from "./registry.js";
