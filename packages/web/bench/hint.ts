import type { Browser } from "playwright-core";
import { sessionOf } from "../test/app.js";
import { installProbe } from "./probe.js";
import { WINDOW } from "./start.js";

/** What shows that somebody thinks, or what was thought. */
const SIGNS = "[role=status], [aria-busy=true], .caption";

/**
 * Asks for a hint at the start of a deal: milliseconds from the press until the answer, or a sign of thinking, was
 * painted.
 */
export async function askForHint(
  browser: Browser,
  address: string,
  gameId: string,
  deal: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await installProbe(page);
    await page.goto(`${address}#/${gameId}/${sessionOf(gameId, deal).deal}`);
    await page.locator(".table [data-stop]").first().waitFor();
    await page.waitForTimeout(600);
    const hint = page.getByRole("button", { name: "Hint" });
    // The first time it is told what a hint costs.
    await hint.first().click();
    await page.getByText("Tap again").first().waitFor();
    await page.evaluate((signs) => {
      probe.watched = signs;
    }, SIGNS);
    await hint.first().click();
    await page.evaluate(() => probe.answered(1));
    return await page.evaluate(() => {
      const [first] = probe.answers;
      return first ? first.painted - first.input : Number.NaN;
    });
  } finally {
    await context.close();
  }
}
