import { formatSave, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { putRecord } from "./stored.js";

/** Opens a game as a saved one, the only one in its page: for pictures. */
export async function openSavedTable(page: Page, address: string, session: Session): Promise<void> {
  await page.goto(`${address}#/`);
  await page.locator(".doors").waitFor();
  await page.waitForTimeout(150);
  await putRecord(page, session.game.id, { text: formatSave(session), savedAt: 1, over: false });
  await page.goto(`${address}#/${session.game.id}`);
  await page.locator(".table [data-stop]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
}
