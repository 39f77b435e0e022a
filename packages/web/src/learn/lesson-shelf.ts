import type { Shelf } from "../history/shelf.js";
import { counted } from "../history/words.js";
import { progress } from "./progress.svelte.js";

/** How far the player has come in the lessons. */
export const lessonShelf: Shelf = {
  async all() {
    await progress.mend();
    return { keepsakes: progress.all.map((lessons) => ({ kind: "lessons", lessons })), unread: 0 };
  },
  add: async (keepsakes) =>
    progress.add(keepsakes.flatMap((one) => (one.kind === "lessons" ? [one.lessons] : []))),
  inWords: (count) => `your place in the lessons of ${counted(count, "game")}`,
};
