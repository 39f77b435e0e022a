import { setTimeout as pause } from "node:timers/promises";
import { formatSave, type Session } from "@tetrarch/engine";
import type { Browser, Page } from "playwright-core";
import { after, sessionOf } from "../test/app.js";
import { putRecord } from "../test/stored.js";
import { WINS } from "../test/wins.js";
import { openTab, PHONE } from "./browsers.js";

/** After a place can be played, so long is looked at what it does besides, in milliseconds. */
const AFTERWARDS = 2000;

/** How somebody comes to a place. */
export const WAYS = ["by its address", "by its door", "left in the middle"] as const;
export type Way = (typeof WAYS)[number];

export interface PhoneStart {
  readonly gameId: string;
  readonly way: Way;
}

/** The longest task of a start on a slow phone, in milliseconds; 0 where none was over 50. */
export async function longestAtStart(browser: Browser, address: string, start: PhoneStart): Promise<number> {
  const page = await openTab(browser, PHONE);
  try {
    await prepare(page, address, start);
    const before = start.way === "by its door" ? await page.evaluate(() => probe.longTasks.length) : 0;
    await enter(page, address, start);
    const tasks = await page.evaluate(() => probe.longTasks);
    return Math.max(0, ...tasks.slice(before).map(({ duration }) => duration));
  } finally {
    await page.context().close();
  }
}

async function prepare(page: Page, address: string, { gameId, way }: PhoneStart): Promise<void> {
  if (way === "left in the middle") await leaveInTheMiddle(page, address, gameId);
  if (way !== "by its door") return;
  await page.goto(address, { waitUntil: "networkidle" });
  await pause(AFTERWARDS);
}

async function enter(page: Page, address: string, { gameId, way }: PhoneStart): Promise<void> {
  if (way === "by its door") await page.locator(`.doors a[href="#/${gameId}"]`).click();
  else await page.goto(gameId === "" ? address : `${address}#/${gameId}`);
  await page
    .locator(gameId === "" ? ".doors a" : ".table [data-stop]")
    .first()
    .waitFor();
  await pause(AFTERWARDS);
}

async function leaveInTheMiddle(page: Page, address: string, gameId: string): Promise<void> {
  await page.goto(address);
  await page.locator(".doors").waitFor();
  await pause(AFTERWARDS);
  await putRecord(page, gameId, { text: formatSave(middleOf(gameId)), savedAt: 1, over: false });
  await page.goto("about:blank");
}

function middleOf(gameId: string): Session {
  const win = WINS[gameId];
  if (!win) throw new Error(`no win is known of ${gameId}`);
  const moves = win.words.slice(0, Math.round(win.words.length / 2));
  return moves.reduce(after, sessionOf(gameId, win.deal));
}
