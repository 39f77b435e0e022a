import * as five from "../../src/games/registry.js";
import { nineSteps } from "./manifest.js";

// What stands here for a line of packages/web/src/games/registry.ts.
export const manifests: typeof five.manifests = [...five.manifests, nineSteps];
