// The package's public face: what is true of all games. What is a single game's has a face of its own, `public/ID.ts`,
// which is also a namespace here.

import "./add-all-messages.js";

export { addAllMessages } from "./all-messages.js";
export {
  type CancelledDebt,
  type ContestStanding,
  type Debt,
  placesOfMost,
  type RoundStanding,
} from "./core/contest.js";
export {
  type Deal,
  formatDeal,
  type PackSpec,
  parseDeal,
  seededDeals,
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
export {
  type AnyGame,
  type CardSetLabel,
  type ChanceOutcome,
  type CommonStatus,
  formatCardSetLabel,
  type Game,
  type GameEvent,
  type MoveResult,
  type Outcome,
  type Score,
  type Status,
} from "./core/game.js";
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
export {
  MOST_PERFT_DEPTH,
  MOST_PERFT_NODES,
  type PerftProgress,
  perft,
  perftInSteps,
} from "./core/perft.js";
export { byRejection, type Random, seededRandom, shuffled, WIDE_SEED } from "./core/random.js";
export { err, ok, type Problem, type ProblemCode, problem, quote, type Result } from "./core/result.js";
export {
  type Degree,
  dealIdentity,
  dealOfNumber,
  degreeOf,
  dishonest,
  helped,
  hintedMoves,
  identityOf,
  identityOfText,
  isByMemory,
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
  type UndoneMove,
  undo,
  withHintedMove,
  withOpenCards,
} from "./core/session.js";
export {
  type FindGame,
  formatSave,
  formatTranscript,
  parseSave,
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
export {
  endingOf,
  helpInGame,
  helpLine,
  type LogEntry,
  lastLines,
  linesOf,
  logLines,
  logOf,
  openLines,
} from "./game-log.js";
export { cardSetOf, type OwnSet, ownSetOf, withoutMark } from "./games/four-gods/built-in-card-set.js";
export { ownEdition, readEdition, readOwnSet } from "./games/four-gods/own-card-set.js";
export { howToOf, mistakeKindsOf } from "./guide-registry.js";
export { knowledgeOf, tableWordsOf } from "./knowledge-registry.js";
export {
  endStatuses,
  findGameAmong,
  hasCardSets,
  type OwnCardsGame,
  statuses,
  unknownGame,
} from "./lookup.js";
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
