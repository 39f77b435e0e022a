/** The coach: the queue of a player's own mistakes, when each is due again, and whether a kind of mistake becomes rarer. */
export {
  type KindProgress,
  type ProgressGame,
  progressByKind,
  shareOf,
  type Tally,
} from "../coach/progress.js";
export {
  type ClearDecision,
  type CoachDecision,
  type CoachQuestion,
  type CoachQueue,
  questionsOf,
  queueOf,
} from "../coach/queue.js";
export {
  answerRecord,
  beginSession,
  type CoachSession,
  countAnswer,
  DAILY_SECONDS,
  extendSession,
  nextQuestion,
  secondsSince,
  takeQuestion,
} from "../coach/session.js";
export {
  change,
  inYourGame,
  mistakeKindName,
  noMistakes,
  nothingDue,
  progressNote,
  question,
  rightInGame,
  sessionResult,
  tooFew,
  waiting,
  winsInHundred,
} from "../coach/words.js";
