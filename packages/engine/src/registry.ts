import type { AnyGame } from "./core/game.js";
import { builtInCardSet } from "./games/four-gods/card-set.js";
import { createFourGods } from "./games/four-gods/index.js";
import { fourKingdoms } from "./games/four-kingdoms/index.js";
import { kingsKeys } from "./games/kings-keys/index.js";
import { napoleonsTomb } from "./games/napoleons-tomb/index.js";
import { tombOfFourKings } from "./games/tomb-of-four-kings/index.js";

/** Every game there is, in the order in which they are shown. What clients know of their tables is listed in `knowledge.ts`. */
export const games: readonly AnyGame[] = [
  tombOfFourKings,
  kingsKeys,
  fourKingdoms,
  createFourGods(builtInCardSet),
  napoleonsTomb,
];
