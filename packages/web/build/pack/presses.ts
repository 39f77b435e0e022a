import type { Press } from "./inks.js";
import { PRESS as KINGDOMS } from "./places/four-kingdoms.js";
import { PRESS as NAPOLEON } from "./places/napoleons-tomb.js";
import { PRESS as TOMB } from "./places/tomb-of-four-kings.js";

/** The presses of the games with French suits, by the game's id. */
export const presses: Readonly<Record<string, Press>> = {
  "tomb-of-four-kings": TOMB,
  "four-kingdoms": KINGDOMS,
  "napoleons-tomb": NAPOLEON,
};
