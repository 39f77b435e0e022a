import type { AnyGame } from "./core/game.js";
import type { AnyKnowledge } from "./core/knowledge.js";
import * as gods from "./games/four-gods/manifest.js";
import * as kingdoms from "./games/four-kingdoms/manifest.js";
import * as keys from "./games/kings-keys/manifest.js";
import * as napoleon from "./games/napoleons-tomb/manifest.js";
import * as tomb from "./games/tomb-of-four-kings/manifest.js";
import type { AnyMessages } from "./narration/catalogue.js";

// The only file that lists the games. A manifest is a module, and each list names what it takes of it; all lists but the first
// are functions. So a bundler leaves out of a page that begins with the rules what only the tables need.

/** Every game there is, in the order in which they are shown. */
export const games: readonly AnyGame[] = [tomb.game, keys.game, kingdoms.game, gods.game, napoleon.game];

/** What is said about each, in the same order: which functions tell which events, only the game itself knows. */
export function messages(): readonly AnyMessages[] {
  const all: readonly unknown[] = [
    tomb.messages,
    keys.messages,
    kingdoms.messages,
    gods.messages,
    napoleon.messages,
  ];
  return all as readonly AnyMessages[];
}

/** What clients know of each one's table, in the same order. */
export function knowledge(): readonly AnyKnowledge[] {
  const all = [tomb.knowledge, keys.knowledge, kingdoms.knowledge, gods.knowledge, napoleon.knowledge];
  return all as readonly AnyKnowledge[];
}
