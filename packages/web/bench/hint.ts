import type { Browser } from "playwright-core";
import { sessionOf } from "../test/app.js";
import { installProbe } from "./probe.js";
import { WINDOW } from "./start.js";

/** What shows that somebody thinks, or what was thought. */
const SIGNS = "[role=status], [aria-busy=true], .caption";

/**
 * Asks for a hint at the start of a deal: milliseconds from the press until the answer, or a sign of thinking, was
 * painted. Undefined while the table has no hints.
 */
export async function askForHint(
  browser: Browser,
  address: string,
  gameId: string,
  deal: number,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await installProbe(page);
    await page.goto(`${address}#/${gameId}/${sessionOf(gameId, deal).deal}`);
    await page.locator(".table .card").first().waitFor();
    await page.waitForTimeout(600);
    const hint = page.getByRole("button", { name: "Hint" });
    if ((await hint.count()) === 0) return undefined;
    await page.evaluate((signs) => {
      probe.watched = signs;
    }, SIGNS);
    await hint.first().click();
    await page.evaluate(() => probe.answered(1));
    return await page.evaluate(() => {
      const [first] = probe.answers;
      return first ? first.painted - first.input : undefined;
    });
  } finally {
    await context.close();
  }
}
