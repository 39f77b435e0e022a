// Takes the pictures that browsers show before they install the app: npm run pictures -- screenshots
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../serve.mjs";
import { after, sessionOf } from "../app.js";
import { launchBrowser } from "../browser.js";
import { openSavedTable } from "../saved-table.js";
import { markAllVisited } from "../visited-games.js";
import { WINS } from "../wins.js";

/** Browsers want all pictures of one form to have the same shape. */
const FORMS = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
} as const;
const GAMES = ["tomb-of-four-kings", "four-kingdoms"];
const QUALITY = 72;

/** A won game in its midst. */
function midst(gameId: string) {
  const win = WINS[gameId];
  if (!win) throw new Error(`no win is known of ${gameId}`);
  const words = win.words.slice(0, Math.round(win.words.length * 0.55));
  return words.reduce(after, sessionOf(gameId, win.deal));
}

// It runs as a bundle in the web app's folder.
const folder = join(import.meta.dirname, "public", "screenshots");
mkdirSync(folder, { recursive: true });
const [app, browser] = await Promise.all([serve(0), launchBrowser({ isWhole: true })]);
for (const [form, shape] of Object.entries(FORMS)) {
  const context = await browser.newContext({ ...shape, serviceWorkers: "block" });
  for (const gameId of GAMES) {
    const page = await context.newPage();
    await markAllVisited(page);
    await openSavedTable(page, app.address, midst(gameId));
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${form}-${gameId}.jpg`), type: "jpeg", quality: QUALITY });
    await page.close();
  }
  await context.close();
}
await browser.close();
await app.close();
