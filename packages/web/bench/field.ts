import type { Browser } from "playwright-core";
import { sessionOf } from "../test/app.js";
import { chooseInMenu, chooseInOpenMenu } from "../test/menu.js";
import { DESK, openTab } from "./browsers.js";

/** A field may take so many milliseconds until its first figure. */
const PATIENCE = 120_000;

/** Gives a deal up and opens its field: milliseconds from the press until the first level's wins stand there. */
export async function firstFigure(browser: Browser, address: string, gameId: string): Promise<number> {
  const page = await openTab(browser, DESK);
  try {
    await page.goto(`${address}#/${gameId}/${sessionOf(gameId, 1).deal}`);
    await page.locator(".table [data-stop]").first().waitFor();
    await chooseInMenu(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await chooseInOpenMenu(page, "More …");
    const others = page.getByRole("button", { name: "How others play this deal" });
    await others.waitFor();
    const begin = await page.evaluate(() => performance.now());
    await others.click();
    await page.getByRole("cell", { name: /\d/ }).first().waitFor({ timeout: PATIENCE });
    return (await page.evaluate(() => performance.now())) - begin;
  } finally {
    await page.context().close();
  }
}
