import { legalWords, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { after } from "./app.js";
import { expectPiles } from "./stage.js";

/** Plays on, from a game on the table, until there is more than one move: before that there is no hint to be had. */
export async function playToChoice(page: Page, session: Session): Promise<void> {
  let now = session;
  for (let legal = legalWords(now); legal.length === 1; legal = legalWords(now)) {
    await page.keyboard.press("Space");
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
