import type { Page } from "playwright-core";
import { tables } from "./tables.js";

const GODS = ["dawn", "river", "mountain", "star"];
const ENDS = ["won", "lost-0", "lost-1", "lost-2", "lost-3", "resigned"];
const CHAPTERS = ["opening", ...GODS.flatMap((god) => [`${god}-path`, `${god}-god`]), ...ENDS];

/** Marks all games as visited in a page's storage, and all chapters as read: no story is shown before a table. */
export function markAllVisited(page: Page): Promise<unknown> {
  return page.addInitScript(
    ([met, chapters]) => {
      localStorage.setItem("tetrarch met", met);
      localStorage.setItem("tetrarch chapters", chapters);
    },
    [Object.keys(tables).join(" "), CHAPTERS.map((id) => `four-gods/${id}`).join(" ")] as const,
  );
}
