import type { Page } from "playwright-core";
import { LONGEST_WAIT, PICTURE } from "../src/game-frame/ending.svelte.js";

/**
 * From the next page on the picture of a game's end is waited for, and stays until the player goes on: on a busy machine its
 * time may be over before it was looked at.
 */
export async function holdFinale(page: Page): Promise<void> {
  await page.addInitScript(
    (times) => {
      const { setTimeout: begin } = globalThis;
      globalThis.setTimeout = ((act: () => void, wait?: number) =>
        times.includes(wait ?? 0) ? 0 : begin(act, wait)) as typeof setTimeout;
    },
    [PICTURE.fast, PICTURE.slow, LONGEST_WAIT],
  );
}
