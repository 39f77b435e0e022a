// The package's public face. The ladder of Tomb of Four Kings has one of its own, `public/tomb-of-four-kings.ts`.

export { type Clock, type LocalMoment, localDay } from "./clock.js";
export {
  formatHistory,
  type HistoryHeader,
  type HistoryLine,
  type HistoryRead,
  LARGEST_HISTORY,
  type OpenedHistory,
  openHistory,
  readHistory,
  summariseLines,
} from "./collections/archive-file.js";
export { cardSets } from "./collections/card-set.js";
export {
  Collection,
  type CollectionOptions,
  type Listing,
  type MergeResult,
  type Mirror,
  type Store,
  type StoreKey,
  TOMBSTONES,
  type Transaction,
} from "./collections/collection.js";
export { type Additions, additionsTo, finishedGames, historyOf } from "./collections/finished-game.js";
export type { GameInPlay, SavedAttempt } from "./collections/game-in-play.js";
export { type Kind, mergeAll } from "./collections/kind.js";
export {
  type ArchiveEntry,
  entriesOf,
  KINDS,
  type KindName,
  mergeEntries,
  readEntry,
  type ValueOf,
  valuesOf,
} from "./collections/kinds.js";
export { type KnownDealNote, knownDeals } from "./collections/known-deal.js";
export { type LessonProgress, lessons } from "./collections/lessons.js";
export { puzzleTries } from "./collections/puzzle-try.js";
export { noteOf, type Remark, type Stamped, stamped } from "./collections/remark.js";
export type { StoredSettings } from "./collections/settings.js";
export type { FreshStart } from "./collections/statistics-start.js";
export type { WorkshopSet } from "./collections/workshop-set.js";
export { type Payment, type RunningDebt, readPayment, runningDebts } from "./contests/book.js";
export {
  CHALLENGE_LENGTHS,
  type Challenge,
  challengeDeals,
  challengeFor,
  freshChallenge,
  isSameChallenge,
} from "./contests/challenge.js";
export {
  agreeing,
  type Contest,
  type Contestant,
  type ContestantKind,
  conceding,
  type Entry,
  entryAt,
  type GamesBefore,
  type HousePlayer,
  housePlace,
  isSeated,
  missing,
  nextPlace,
  type Place,
  type PlayedEntry,
  refusing,
  type Sitting,
  settlingWithout,
  sittingOf,
  type Terms,
  verdictsAt,
  withEntry,
  withFinished,
  withTurn,
} from "./contests/contest.js";
export {
  amountInWords,
  cancelledDebtsInWords,
  debtInWords,
  HOUSE_NAMES,
  hasTotal,
  inSentence,
  listedNames,
  stakeInWords,
  whenGamesCount,
} from "./contests/contest-in-words.js";
export {
  DEFAULT_TERMS,
  freshContest,
  type Invited,
  isStake,
  MOST_CONTESTANTS,
  MOST_STAKE,
  NO_STAKE,
} from "./contests/fresh-contest.js";
export { mergeContests } from "./contests/merge-contest.js";
export { LONGEST_NAME, sameName } from "./contests/names.js";
export { readContest } from "./contests/read-contest.js";
export { type ContestRules, rulesOf } from "./contests/rules.js";
export type { ChallengeLink, SentGame } from "./contests/sent-games.js";
export {
  type Arrival,
  acceptedContest,
  changesOwnGames,
  isOf,
  linkOfContest,
  withSent,
} from "./contests/sent-games.js";
export type {
  CancelledDebt,
  ContestResult,
  ContestStanding,
  Debt,
  RoundStanding,
  Rounds,
} from "./contests/settlement.js";
export {
  consentsOf,
  degreeAt,
  doubleInWords,
  doublesOf,
  isRefused,
  questionsOf,
  standingOf,
} from "./contests/standing.js";
export type { GameVerdict, Verdict } from "./contests/verdicts.js";
export { DEAL_ORIGINS, type DealOrigin, originNamed, originOf } from "./deals/deal-origin.js";
export {
  type DealChoice,
  type DealPorts,
  dealOfTheDay,
  openDeal,
  randomDealCode,
} from "./deals/open-deal.js";
export {
  type AreEqual,
  type Hint,
  type HintAdvice,
  type HintQuestion,
  type HintTrials,
  hintFrom,
  hintQuestion,
  type WeighedMove,
} from "./hints/hint.js";
export { type HistoryFilter, isWon, passes } from "./history/filter.js";
export {
  countedGames,
  type Figures,
  figuresOf,
  ownCardsOf,
  statisticsOf,
  type VariantStatistics,
} from "./history/statistics.js";
export {
  type DealNote,
  type DealNotes,
  identitiesOfDeals,
  readDealNote,
  strongerNote,
} from "./honesty/deal-notes.js";
export {
  continuesAttempt,
  degreeChangeInWords,
  importedSession,
  needsNotes,
  noteOfAct,
  type OnTable,
  UNSAVED_MOVES_NOTICE,
  type UnsavedGame,
  withNotes,
  withUnsaved,
} from "./honesty/honesty.js";
export { LONGEST_LINK } from "./links/container.js";
export {
  type DealLink,
  dealLink,
  type GameLink,
  type Link,
  type MomentLink,
  type ViewLink,
  viewLink,
} from "./links/kinds.js";
export { addressOfLink, cardsOfLink, formatLink, linkIn, looksLikeLink, parseLink } from "./links/link.js";
export { linkInWords } from "./links/link-in-words.js";
export { type Act, type ActReport, isInPlay, UNDO_COST, undoEndsHonesty } from "./session/act.js";
export { autoplayWords, type MovesHome } from "./session/autoplay.js";
export {
  byEnd,
  type Circumstances,
  endOf,
  type FinishedGame,
  freshGameId,
  GAME_ID,
  type GameEnd,
  type GameRecord,
  identityOfFinished,
  type PlayedAt,
  RECORD_FORMAT,
  recordOf,
} from "./session/game-record.js";
export {
  endingOf,
  endTitleByDegree,
  helpLine,
  type LogEntry,
  lastLines,
  linesOf,
  logLines,
  logOf,
  openLines,
} from "./session/log.js";
export { makesNoProgress } from "./session/no-progress.js";
export { parseGameRecord, type ReadRecord, readGameRecord } from "./session/read-game-record.js";
export { answerDealRequest, type DealRequestAnswer } from "./session/requested-deal.js";
export type { SeatView } from "./session/seat.js";
export { LocalSeat, type Seat, type Turn, type TurnResult } from "./session/seat.js";
export { chanceInWords, counted, pointsCounted, pointsInWords, variantInWords } from "./words.js";
