import { isLong } from "../../../testing/counts.js";
import { tables } from "./tables.js";

/**
 * The games in which tests try what the app does in all of them alike: all in the long run, in the short run the one with
 * most buttons.
 */
export const sampleGames: readonly string[] = isLong ? Object.keys(tables) : ["tomb-of-four-kings"];
