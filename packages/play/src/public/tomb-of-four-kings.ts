/** Tomb of Four Kings: the ladder, from the records of games (TK-30). */
export { ladderOf, type RungGap, type TombLadder } from "../contests/tomb-of-four-kings.js";
