import { gods } from "./four-gods/manifest.js";
import { kingdoms } from "./four-kingdoms/manifest.js";
import type { Manifest } from "./game-ui.js";
import { keys } from "./kings-keys/manifest.js";
import { napoleon } from "./napoleons-tomb/manifest.js";
import { tomb } from "./tomb-of-four-kings/manifest.js";

/** The manifests of the games that can be played, in the order of their tiles. */
export const manifests: readonly Manifest[] = [tomb, keys, kingdoms, gods, napoleon];
