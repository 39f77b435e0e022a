/** Tomb of Four Kings: its states, moves, events and views, its series, ladder and duel, and what a client knows and says of its table. */
export * from "../games/tomb-of-four-kings/duel.js";
export * from "../games/tomb-of-four-kings/ladder.js";
export { isDead } from "../games/tomb-of-four-kings/outcome.js";
export { type CardOdds, cardOdds } from "../games/tomb-of-four-kings/pack-prospects.js";
export { tombOfFourKingsKnowledge as knowledge } from "../games/tomb-of-four-kings/prospects.js";
export {
  type GameResult,
  SERIES_LENGTHS,
  type SeriesLength,
  type SeriesScore,
  scoreSeries,
} from "../games/tomb-of-four-kings/series.js";
export { heartOf, hoardsIn, metIn, TORCHES, worthOf } from "../games/tomb-of-four-kings/table.js";
export type * from "../games/tomb-of-four-kings/types.js";
export { unseenCards } from "../games/tomb-of-four-kings/view.js";
export { tombOfFourKings as messages } from "../narration/en/tomb-of-four-kings/messages.js";
export { type Situation, tombSituation as situation } from "../narration/en/tomb-of-four-kings/situation.js";
export { tombTableWords as tableWords } from "../narration/en/tomb-of-four-kings/table.js";
