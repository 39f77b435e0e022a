import type { Pictures } from "../play/finishing.svelte.js";
import { settings } from "./settings.svelte.js";

/** The cards on the page, as whoever waits for them needs to know them. */
export const pictures: Pictures = {
  get pace() {
    return settings.pace;
  },
  async landed() {
    while (document.querySelector(".table[aria-busy]")) await anotherFrame();
    await Promise.allSettled(flights().map(({ finished }) => finished));
  },
};

/** A page that nobody sees has no frames. */
function anotherFrame(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 16);
  });
}

/** What is animated by a style sheet is at home where it is, and may never end. */
function flights(): readonly Animation[] {
  const all = document.querySelector(".table")?.getAnimations({ subtree: true }) ?? [];
  return all.filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
}
