import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Asks for a hint in an unaided game: once more, when it has been told what that costs. */
export async function askForHint(page: Page): Promise<void> {
  const owl = page.getByRole("button", { name: "Hint", exact: true });
  await owl.click();
  await expect.poll(() => page.locator(".caption").innerText()).toContain("Tap again");
  await owl.click();
}
