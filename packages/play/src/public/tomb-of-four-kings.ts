/** Tomb of Four Kings: the ladder, from the records of games (TK-30). */
export { ladderOf } from "../competition/tomb-of-four-kings.js";
