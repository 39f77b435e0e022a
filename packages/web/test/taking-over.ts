import type { Page } from "playwright-core";

/** What a tab shows over a game that another one has. */
export function otherTabDialog(page: Page) {
  return page.getByRole("dialog", { name: "Open in another tab" });
}

/**
 * Takes the game over from the tab that has it, and waits until it can be played here: the cards lay there before, to be
 * looked at.
 */
export async function playHere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play it here" }).click();
  await otherTabDialog(page).waitFor({ state: "detached" });
}
