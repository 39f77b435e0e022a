// Takes pictures of every table at its start, in the middle and at its end, in several sizes of window:
// npm run pictures -- tables [folder] [part of a file name, such as napoleons-tomb-middle-360x640] [settings, such as {"leftHand":true}]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Session } from "@tetrarch/engine";
import type { Browser } from "playwright-core";
import { serve } from "../../serve.mjs";
import { after, sessionOf } from "../app.js";
import { launchBrowser } from "../browser.js";
import { openSavedTable } from "../saved-table.js";
import { markAllVisited } from "../visited-games.js";
import { WINS } from "../wins.js";

const SIZES = ["320x256", "360x640", "844x390", "1280x800", "2560x1440"];
const [folder = "pictures", wanted = "", settings = "{}"] = process.argv.slice(2);

/** A won game as it stood at the deal, in the middle and at the end. */
function stagesOf(gameId: string): Readonly<Record<string, Session>> {
  const win = WINS[gameId];
  if (!win) throw new Error(`no win is known of ${gameId}`);
  const start = sessionOf(gameId, win.deal);
  const upTo = (count: number) => win.words.slice(0, count).reduce(after, start);
  return { start, middle: upTo(Math.round(win.words.length * 0.55)), end: upTo(win.words.length) };
}

async function take(browser: Browser, address: string, name: string, session?: Session): Promise<void> {
  const [width = 0, height = 0] = (name.split("-").at(-1) ?? "").split("x").map(Number);
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block" });
  const page = await context.newPage();
  await markAllVisited(page);
  await page.addInitScript((chosen) => localStorage.setItem("tetrarch settings", chosen), settings);
  page.on("pageerror", ({ message }) => console.error(`${name}: ${message}`));
  if (session) await openSavedTable(page, address, session);
  else await page.goto(address);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await context.close();
  console.log(name);
}

mkdirSync(folder, { recursive: true });
const [app, browser] = await Promise.all([serve(0), launchBrowser({ isWhole: true })]);
for (const size of SIZES) {
  if (`home-${size}`.includes(wanted)) await take(browser, app.address, `home-${size}`);
  for (const gameId of Object.keys(WINS)) {
    for (const [stage, session] of Object.entries(stagesOf(gameId))) {
      const name = `${gameId}-${stage}-${size}`;
      if (name.includes(wanted)) await take(browser, app.address, name, session);
    }
  }
}
await browser.close();
await app.close();
