import type { AnyGame } from "./core/game.js";
import type { AnyKnowledge } from "./core/knowledge.js";
import { builtInCardSet } from "./games/four-gods/card-set.js";
import { createFourGods } from "./games/four-gods/index.js";
import { fourKingdoms } from "./games/four-kingdoms/index.js";
import { kingsKeys } from "./games/kings-keys/index.js";
import { napoleonsTomb } from "./games/napoleons-tomb/index.js";
import { tombOfFourKings } from "./games/tomb-of-four-kings/index.js";
import type { AnyMessages } from "./narration/catalogue.js";
import { fourGods as fourGodsMessages } from "./narration/en/four-gods/messages.js";
import { fourKingdoms as fourKingdomsMessages } from "./narration/en/four-kingdoms/messages.js";
import { kingsKeys as kingsKeysMessages } from "./narration/en/kings-keys/messages.js";
import { napoleonsTomb as napoleonsTombMessages } from "./narration/en/napoleons-tomb/messages.js";
import { tombOfFourKings as tombOfFourKingsMessages } from "./narration/en/tomb-of-four-kings/messages.js";
import { knowledge as fourGodsKnowledge } from "./public/four-gods.js";
import { knowledge as fourKingdomsKnowledge } from "./public/four-kingdoms.js";
import { knowledge as kingsKeysKnowledge } from "./public/kings-keys.js";
import { knowledge as napoleonsTombKnowledge } from "./public/napoleons-tomb.js";
import { knowledge as tombOfFourKingsKnowledge } from "./public/tomb-of-four-kings.js";

// The only file that lists the games. All lists but the first are functions, and knowledge comes by the games' entry points, so that a
// bundler leaves out of a page that begins with the rules what only the tables need.

/** The registered games, in the order in which they are shown. */
export const games: readonly AnyGame[] = [
  tombOfFourKings,
  kingsKeys,
  fourKingdoms,
  createFourGods(builtInCardSet),
  napoleonsTomb,
];

/** The messages of each game, in the same order. Which function takes which event, only the game itself knows. */
export function messages(): readonly AnyMessages[] {
  const all: readonly unknown[] = [
    tombOfFourKingsMessages,
    kingsKeysMessages,
    fourKingdomsMessages,
    fourGodsMessages,
    napoleonsTombMessages,
  ];
  return all as readonly AnyMessages[];
}

/** The knowledge of each game's table, in the same order. */
export function knowledge(): readonly AnyKnowledge[] {
  const all = [
    tombOfFourKingsKnowledge,
    kingsKeysKnowledge,
    fourKingdomsKnowledge,
    fourGodsKnowledge,
    napoleonsTombKnowledge,
  ];
  return all as readonly AnyKnowledge[];
}
