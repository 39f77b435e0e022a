// The package's public face, checked against `api.txt`. The ladder of Tomb of Four Kings has one of its own, `public/tomb-of-four-kings.ts`.

export * from "./analysis-words.js";
export * from "./clock.js";
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
export * from "./collections/card-set.js";
export {
  type CoachAnswer,
  type CoachRecord,
  coachAnswers,
} from "./collections/coach-answers.js";
export * from "./collections/collection.js";
export * from "./collections/finished-game.js";
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
export * from "./contests/book.js";
export * from "./contests/challenge.js";
export {
  agreeToGame,
  type Contest,
  type Contestant,
  type ContestantKind,
  concedeGames,
  type Entry,
  entryAt,
  type GamesBefore,
  type HousePlayer,
  housePlace,
  isSeated,
  missingContestants,
  nextPlace,
  type Place,
  type PlayedEntry,
  refuseGame,
  type Sitting,
  settleWithout,
  sittingOf,
  type Terms,
  verdictsAt,
  withEntry,
  withFinished,
  withTurn,
} from "./contests/contest.js";
export * from "./contests/contest-in-words.js";
export {
  DEFAULT_TERMS,
  freshContest,
  isStake,
  MOST_CONTESTANTS,
  MOST_STAKE,
  NO_STAKE,
  type Participant,
} from "./contests/fresh-contest.js";
export { houseRecord } from "./contests/house-game.js";
export { LONGEST_NAME, sameName } from "./contests/names.js";
export { type PendingDeal, pendingDeals } from "./contests/pending-deals.js";
export * from "./contests/rules.js";
export * from "./contests/sent-games.js";
export type {
  CancelledDebt,
  ContestResult,
  ContestStanding,
  Debt,
  RoundStanding,
  Rounds,
} from "./contests/settlement.js";
export * from "./contests/standing.js";
export type { GameVerdict, Verdict } from "./contests/verdicts.js";
export {
  DEAL_ORIGINS,
  type DealChoice,
  type DealOrigin,
  type DealPorts,
  dealOfTheDay,
  openDeal,
  originOf,
  parseDealOrigin,
  randomDealCode,
} from "./deals/open-deal.js";
export * from "./field-words.js";
export * from "./hints/find-hint.js";
export * from "./hints/hint.js";
export * from "./hints/hint-in-words.js";
export * from "./history/filter.js";
export * from "./history/statistics.js";
export {
  continuesAttempt,
  type DealNote,
  type DealNotes,
  degreeChangeInWords,
  identitiesOfDeals,
  importedSession,
  needsNotes,
  noteOfAct,
  readDealNote,
  strongerNote,
  type TableGame,
  UNSAVED_MOVES_NOTICE,
  type UnsavedGame,
  withNotes,
  withUnsaved,
} from "./honesty/honesty.js";
export {
  type DealLink,
  dealLink,
  type GameLink,
  type Link,
  type MomentLink,
  type ViewLink,
  viewLink,
} from "./links/kinds.js";
export * from "./links/link.js";
export * from "./links/link-in-words.js";
export { type Act, type ActReport, isInPlay, UNDO_COST, undoEndsHonesty } from "./session/act.js";
export * from "./session/autoplay.js";
export * from "./session/chapters.js";
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
  shownEnd,
  shownEndOf,
} from "./session/game-record.js";
export * from "./session/log.js";
export * from "./session/no-progress.js";
export * from "./session/read-game-record.js";
export * from "./session/requested-deal.js";
export { LocalSeat, type SeatView, type Turn } from "./session/seat.js";
export * from "./words.js";
