import type { AnyGame } from "./core/game.js";
import { builtInCardSet } from "./games/four-gods/built-in-card-set.js";
import { createFourGods } from "./games/four-gods/index.js";
import { fourKingdoms } from "./games/four-kingdoms/index.js";
import { kingsKeys } from "./games/kings-keys/index.js";
import { napoleonsTomb } from "./games/napoleons-tomb/index.js";
import { tombOfFourKings } from "./games/tomb-of-four-kings/index.js";

// The only list of the games here; `all-messages.ts` and `knowledge-registry.ts` add words and tables. Files of
// their own, so that what only deals and replays loads neither.

/** The registered games, in the order in which they are shown. */
export const games: readonly AnyGame[] = [
  tombOfFourKings,
  kingsKeys,
  fourKingdoms,
  createFourGods(builtInCardSet),
  napoleonsTomb,
];
