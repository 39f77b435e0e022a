import type { Browser, Page } from "playwright-core";
import { pastGames, putFinished } from "../test/past-games.js";
import { DESK, openTab } from "./browsers.js";
import { assertCount } from "./report.js";

/** How many games there are, and how many of them a page of the list shows. */
export const GAMES = 10_000;
const SHOWN = 50;
/** By so many pixels it is scrolled, so often. */
const STEP = 400;
const STEPS = 20;

/** A room of many games, in milliseconds. */
export interface RoomTimes {
  /** From the press at home until the list was painted. */
  readonly opened: number;
  /** The longest task meanwhile, and while the list was scrolled; 0 where none was over 50. */
  readonly opening: number;
  readonly scrolling: number;
}

/** Opens the history of so many games from home, time after time, in a page that is loaded anew, and scrolls its list. */
export async function openHistory(
  browser: Browser,
  address: string,
  times: number,
): Promise<readonly RoomTimes[]> {
  const page = await openTab(browser, DESK);
  await page.goto(`${address}#/history`);
  await page.locator(".history .book").waitFor();
  await putFinished(page, pastGames(GAMES));
  const opened: RoomTimes[] = [];
  for (let time = 0; time < times; time++) {
    await page.goto("about:blank");
    await page.goto(address, { waitUntil: "networkidle" });
    opened.push(await openOnce(page));
  }
  await page.context().close();
  return opened;
}

async function openOnce(page: Page): Promise<RoomTimes> {
  const listed = page.evaluate(watchForList);
  await page.locator('a[href="#/history"]').first().click();
  const { pressed, painted } = await listed;
  assertCount("games listed", await page.locator(".games li").count(), SHOWN);
  // What observes tasks is told of the last one in a task of its own.
  const longestSince = (from: number) =>
    page.evaluate(async (start) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const tasks = probe.longTasks.filter((task) => task.start >= start);
      return Math.max(0, ...tasks.map(({ duration }) => duration));
    }, from);
  const opening = await longestSince(pressed);
  const now = await page.evaluate(() => performance.now());
  await page.mouse.move(DESK.window.width / 2, DESK.window.height / 2);
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, STEP);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return { opened: painted - pressed, opening, scrolling: await longestSince(now) };
}

/** Runs in the page: when a link was pressed, and when the first games after that were painted. */
function watchForList(): Promise<{ pressed: number; painted: number }> {
  return new Promise((resolve) => {
    let pressed = 0;
    addEventListener(
      "pointerup",
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { once: true, capture: true },
    );
    const changes = new MutationObserver(() => {
      if (pressed === 0 || !document.querySelector(".games li")) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ pressed, painted: performance.now() });
        port2.postMessage(0);
      });
    });
    changes.observe(document, { subtree: true, childList: true });
  });
}
