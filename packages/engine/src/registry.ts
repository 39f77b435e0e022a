import type { AnyGame } from "./core/game.js";
import { fourKingdoms } from "./games/four-kingdoms/index.js";

/** Every game there is, in the order in which they are shown. The only place that lists them. */
export const games: readonly AnyGame[] = [fourKingdoms];
