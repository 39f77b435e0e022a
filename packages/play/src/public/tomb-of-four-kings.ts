/** Tomb of Four Kings: series, ladder and duel, from the records of games (TK-30, TK-31). */
export { duelOf, ladderOf, type SeriesEntered, seriesOf } from "../competition/tomb-records.js";
