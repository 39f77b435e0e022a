import { legalWords, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { after } from "./app.js";
import { expectPiles, tableOf } from "./stage.js";

/** Whether there is nothing to choose: one move alone, or moves that all are the same. A hint costs nothing then. */
export function isHintFree(session: Session): boolean {
  const { game, now } = session;
  return legalWords(session).length === 1 || tableOf(session).anyMove?.(game.view(now.state)) !== undefined;
}

/** Plays on, from a game on the table, until there is something to choose: before that there is no hint to be had. */
export async function playToChoice(page: Page, session: Session): Promise<void> {
  let now = session;
  while (isHintFree(now)) {
    const legal = legalWords(now);
    await page.keyboard.press(legal.length === 1 ? "Space" : "1");
    now = after(now, legal[0] ?? "");
    await expectPiles(page, now);
  }
}

/** Asks for a hint in an unaided game: once more, when it has been told what that costs. */
export async function askForHint(page: Page): Promise<void> {
  const owl = page.getByRole("button", { name: "Hint", exact: true });
  await owl.click();
  await expect.poll(() => page.locator(".caption").innerText()).toContain("Press again");
  await owl.click();
}
