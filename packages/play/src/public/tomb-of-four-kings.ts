/** Tomb of Four Kings: the ladder (TK-30) and the score sheet (TK-22), from the records of games. */
export {
  GAPS,
  ladderOf,
  RUNGS,
  type RungGap,
  type ScoreSheet,
  type SheetGame,
  scoreSheetOf,
  type TombLadder,
} from "../contests/tomb-of-four-kings.js";
