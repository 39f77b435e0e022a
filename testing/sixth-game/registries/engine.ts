import * as five from "../../../packages/engine/src/registry.js";
import { nineSteps } from "../engine/words.js";

// What stands here for one more name in the list of packages/engine/src/registry.ts.
export const games: typeof five.games = [...five.games, nineSteps];
