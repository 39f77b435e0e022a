// The package's public face. The ladder of Tomb of Four Kings has one of its own, `public/tomb-of-four-kings.ts`.
export { chanceInWords, pointsCounted, pointsInWords } from "./chance-in-words.js";
export { type Clock, type LocalMoment, localDay } from "./clock.js";
export { type RunningDebt, runningDebts } from "./competition/book.js";
export {
  CHALLENGE_LENGTHS,
  type Challenge,
  challengeDeals,
  freshChallenge,
  isSameChallenge,
} from "./competition/challenge.js";
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
} from "./competition/contest.js";
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
} from "./competition/contest-in-words.js";
export {
  DEFAULT_TERMS,
  freshContest,
  type Invited,
  isStake,
  MOST_CONTESTANTS,
  MOST_STAKE,
  NO_STAKE,
} from "./competition/fresh-contest.js";
export { mergedContest } from "./competition/merged-contest.js";
export { LONGEST_NAME, sameName } from "./competition/names.js";
export { challengeFor } from "./competition/own-shuffle.js";
export { type Payment, readPayment } from "./competition/payment.js";
export { readContest } from "./competition/read-contest.js";
export { type ContestRules, rulesOf } from "./competition/rules.js";
export {
  type Arrival,
  acceptedContest,
  changesOwnGames,
  isOf,
  linkOfContest,
  withSent,
} from "./competition/sent-games.js";
export type {
  CancelledDebt,
  ContestResult,
  ContestStanding,
  Debt,
  RoundStanding,
  Rounds,
} from "./competition/settlement.js";
export {
  consentsOf,
  degreeAt,
  doubleInWords,
  doublesOf,
  isRefused,
  questionsOf,
  standingOf,
} from "./competition/standing.js";
export type { GameVerdict, Verdict } from "./competition/verdicts.js";
export { counted } from "./counted.js";
export { dealOfTheDay, randomDealCode } from "./deals/deal-codes.js";
export { DEAL_ORIGINS, type DealOrigin, originNamed, originOf } from "./deals/deal-origin.js";
export { type DealAsked, type DealPorts, openDeal } from "./deals/open-deal.js";
export { answerDealRequest, type DealRequestAnswer } from "./deals/requested-deal.js";
export { type ComesHome, finishingWords } from "./finishing/finishing-words.js";
export { onlyGoesRound } from "./finishing/going-round.js";
export { type Act, type Told, UNDO_COST, undoEndsHonesty } from "./game/act.js";
export { isInPlay } from "./game/in-play.js";
export {
  endingOf,
  endTitleByDegree,
  helpLine,
  type LogEntry,
  lastLines,
  logLines,
  logOf,
  openLines,
  taleOf,
} from "./game/log.js";
export { LocalSeat, type Seat, type Turn, type TurnResult } from "./game/seat.js";
export type { Seen } from "./game/seen.js";
export { type Hint, type HintAsked, type HintTrials, hintAsked } from "./hint/hint.js";
export type { CardSetKeepsake } from "./history/card-set-keepsake.js";
export type { ContestKeepsake } from "./history/contest-keepsake.js";
export { type HistoryFilter, isWon, passes } from "./history/filter.js";
export { countedGames, type FreshStart, latestStart, readFreshStart } from "./history/fresh-start.js";
export type { FreshStartKeepsake } from "./history/fresh-start-keepsake.js";
export { formatHistory, type HistoryHeader } from "./history/history-text.js";
export type { GameInPlay, InPlayKeepsake, KeptAttempt } from "./history/in-play-keepsake.js";
export { type Keepsake, keepsakesOf, readKeepsake } from "./history/keepsakes.js";
export {
  type KnownDealKeepsake,
  type KnownDealNote,
  mergeKnownDeals,
} from "./history/known-deal-keepsake.js";
export type { LessonsKeepsake, LessonsReached } from "./history/lessons-keepsake.js";
export { type Additions, additionsTo, historyOf } from "./history/merge.js";
export type { PaymentKeepsake } from "./history/payment-keepsake.js";
export type { PuzzleKeepsake } from "./history/puzzle-keepsake.js";
export {
  gathered,
  type HistoryLine,
  type HistoryRead,
  LARGEST_HISTORY,
  type OpenedHistory,
  openHistory,
  readHistory,
} from "./history/read-history.js";
export { noteOf, type Remark, readRemark, remarksTogether } from "./history/remark.js";
export type { RemarkKeepsake } from "./history/remark-keepsake.js";
export { byEnd, identityOfFinished } from "./history/same-game.js";
export type { KeptSettings, SettingsKeepsake } from "./history/settings-keepsake.js";
export { type Stamped, stamped } from "./history/stamped.js";
export {
  type Figures,
  figuresOf,
  ownCardsOf,
  statisticsOf,
  type VariantStatistics,
} from "./history/statistics.js";
export type { WorkshopKeepsake } from "./history/workshop-keepsake.js";
export { cameByFile, carriesOn, type OnTable } from "./honesty/by-file.js";
export {
  asksForNotes,
  degreeChangeInWords,
  noteOfAct,
  UNSAVED_SEEN,
  type UnsavedGame,
  withNotes,
  withUnsaved,
} from "./honesty/honesty.js";
export {
  type DealNote,
  type DealNotes,
  identitiesOfDeals,
  readDealNote,
  strongerNote,
} from "./honesty/known-deals.js";
export type { ChallengeLink, SentGame } from "./links/challenge-bytes.js";
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
export { freshGameId, GAME_ID } from "./records/game-id.js";
export {
  type Circumstances,
  endOf,
  type FinishedGame,
  type GameEnd,
  type GameRecord,
  type PlayedAt,
  RECORD_FORMAT,
  recordOf,
} from "./records/game-record.js";
export { parseGameRecord, type ReadRecord, readGameRecord } from "./records/read-game-record.js";
export { variantInWords } from "./variant-in-words.js";
