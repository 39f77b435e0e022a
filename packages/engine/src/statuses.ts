import type { Status } from "./core/game.js";
import { games } from "./registry.js";

/** Every way in which a registered game may end by its rules, those that only one game knows among them. */
export const endStatuses: readonly Status[] = [
  "won",
  ...games.flatMap(({ ownEndings = [] }) => ownEndings),
  "lost",
];

/** Every way in which a registered game may stand. */
export const statuses: readonly Status[] = ["playing", ...endStatuses];
