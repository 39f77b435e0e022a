// The package's public face: what is true of all games. What is a single game's has a face of its own, `public/ID.ts`,
// which is also a namespace here.
export { isByMemory, openly } from "./core/by-memory.js";
export {
  type Deal,
  formatDeal,
  MOST_ROLLS,
  type PackSpec,
  parseDeal,
  shuffledDeal,
} from "./core/deal.js";
export {
  type DealCodeSpec,
  dailyDealNumber,
  formatDealCode,
  looksLikeDealCode,
  MOST_DEAL_NUMBER,
  numberedDeal,
  parseDealCode,
  randomDealNumber,
} from "./core/deal-code.js";
export { dealIdentity, identityOf, identityOfText } from "./core/deal-identity.js";
export type {
  AnyGame,
  CardSetLabel,
  CommonStatus,
  Game,
  GameEvent,
  Outcome,
  Played,
  Score,
  Status,
} from "./core/game.js";
export type { AnyKnowledge, Knowledge } from "./core/knowledge.js";
export {
  MOST_PERFT_DEPTH,
  MOST_PERFT_NODES,
  type PerftProgress,
  perft,
  perftInSteps,
} from "./core/perft.js";
export { type Problem, type ProblemCode, problem, quote } from "./core/problem.js";
export { type Foretold, foretoldEvent, type Prospect, type Range } from "./core/prospect.js";
export { type Random, seededRandom, shuffled } from "./core/random.js";
export { err, ok, type Result } from "./core/result.js";
export { formatSave, parseSave } from "./core/save-text.js";
export { seededDeals } from "./core/seeded-deals.js";
export {
  type Degree,
  degreeOf,
  dishonest,
  isStarted,
  legalWords,
  onKnownDeal,
  outcomeOf,
  type Ply,
  playedWords,
  playWord,
  readDeal,
  redo,
  resign,
  type Session,
  startSession,
  type Undone,
  undo,
} from "./core/session.js";
export { type Attempt, cardsOf, type Ends, type Pick, type Pile } from "./core/table.js";
export {
  type FindGame,
  formatCardSetLabel,
  formatTranscript,
  parseTranscript,
  replayTranscript,
  type TranscriptKey,
  type TranscriptParts,
} from "./core/transcript.js";
export {
  formatVariant,
  parseVariant,
  STANDARD,
  type Variant,
  variantsOf,
} from "./core/variant.js";
export { findGameAmong, hasCardSets, unknownGame, type WithOwnCards } from "./find-game.js";
export { withoutMark } from "./games/four-gods/edition.js";
export { cardSetOf, type OwnSet, ownEdition, ownSetOf, readOwnSet } from "./games/four-gods/own-card-set.js";
export { knowledgeOf } from "./knowledge.js";
export { messagesOf, narrate } from "./narrate.js";
export { capital, cardCount, cardName, counted, listed, SUIT_NAMES } from "./narration/en/cards.js";
export { type DegreeInWords, degreeInWords } from "./narration/en/degrees.js";
export type {
  AnyMessages,
  CommonEnding,
  EndingWords,
  GameMessages,
  OptionWords,
} from "./narration/messages.js";
export type { AnyTableWords, ProspectWords, TableWords } from "./narration/table-words.js";
export * as fourGods from "./public/four-gods.js";
export * as fourKingdoms from "./public/four-kingdoms.js";
export * as kingsKeys from "./public/kings-keys.js";
export * as napoleonsTomb from "./public/napoleons-tomb.js";
export * as standardCards from "./public/standard-cards.js";
export * as tombOfFourKings from "./public/tomb-of-four-kings.js";
export { games } from "./registry.js";
export { endStatuses, statuses } from "./statuses.js";
