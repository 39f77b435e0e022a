import { settings } from "../shell/settings.svelte.js";
import type { Shelf } from "./shelf.js";

/** What the player has chosen for all tables. What was ever chosen here stays as it is. */
export const settingsShelf: Shelf = {
  async all() {
    const { chosen } = settings;
    const isAny = Object.keys(chosen.choices).length > 0;
    return { keepsakes: isAny ? [{ kind: "settings", settings: chosen }] : [], unread: 0 };
  },
  async add(keepsakes) {
    const news = keepsakes.filter((one) => one.kind === "settings");
    return news.filter((one) => settings.add(one.settings)).length;
  },
  inWords: () => "your settings",
};
