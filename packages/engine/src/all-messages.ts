import { addMessages } from "./message-registry.js";
import type { AnyMessages } from "./narration/catalogue.js";
import { fourGods } from "./narration/en/four-gods/messages.js";
import { fourKingdoms } from "./narration/en/four-kingdoms/messages.js";
import { kingsKeys } from "./narration/en/kings-keys/messages.js";
import { napoleonsTomb } from "./narration/en/napoleons-tomb/messages.js";
import { tombOfFourKings } from "./narration/en/tomb-of-four-kings/messages.js";

/** The messages of each game. Which function takes which event, only the game itself knows. */
const MESSAGES: Readonly<Record<string, unknown>> = {
  "tomb-of-four-kings": tombOfFourKings,
  "kings-keys": kingsKeys,
  "four-kingdoms": fourKingdoms,
  "four-gods": fourGods,
  "napoleons-tomb": napoleonsTomb,
};

/** Adds the messages of all games, as `index.ts` does by itself everywhere but in the web app. */
export function addAllMessages(): void {
  for (const [gameId, messages] of Object.entries(MESSAGES)) addMessages(gameId, messages as AnyMessages);
}
