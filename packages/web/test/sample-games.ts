import { isLong } from "../../../testing/counts.js";
import { tables } from "./tables.js";

/**
 * The games in which tests try what the app does in all of them alike: all in the long run, in the short run the one with
 * most buttons.
 */
export const sampleGames: readonly string[] = isLong ? Object.keys(tables) : ["tomb-of-four-kings"];

/** The same for what differs between games played by choices and games played by piles: in the short run one of either. */
export const sampleOfEach: readonly string[] = isLong
  ? Object.keys(tables)
  : ["tomb-of-four-kings", "napoleons-tomb"];
