import type { Menu } from "./menu.js";
import type { Model } from "./model.js";

/** What the player finds first, and what is wrong with saved games. */
export type Opening =
  | { readonly kind: "game"; readonly model: Model; readonly troubles: readonly string[] }
  | { readonly kind: "menu"; readonly menu: Menu; readonly troubles: readonly string[] };
