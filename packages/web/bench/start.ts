import type { Browser, Page } from "playwright-core";
import { markAllVisited } from "../test/visited-games.js";
import { installProbe } from "./probe.js";
import { assertCount } from "./report.js";

export interface Start {
  /** Milliseconds from the navigation until the first card, or door, was painted. */
  readonly seen: number;
  /** And until a press on one was answered on the screen. */
  readonly answered: number;
}

export const WINDOW = { width: 1280, height: 800 };

/** What can be pressed first: a card that may be lifted; where cards wait for a choice, its button; a door. */
const PRESSABLE = ".table .card.free, .table .choice, .doors a";

/** Opens an address in a browser context of its own, whose caches are empty, and presses what it can. */
export async function startCold(browser: Browser, address: string, path: string): Promise<Start> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await installProbe(page);
    // Its story would lie over a table that is met first, before or after the press.
    await markAllVisited(page);
    await page.goto(`${address}${path}`, { waitUntil: "commit" });
    const seen = await page.evaluate(() => probe.ready);
    return { seen, answered: await pressFirst(page) };
  } finally {
    await context.close();
  }
}

/** Home, and through its door to a table, if one is named: all files fetched until that is there to be played. */
export async function filesByTheDoor(
  browser: Browser,
  address: string,
  gameId?: string,
): Promise<readonly string[]> {
  // What is fetched in the background afterwards, for sheets and to play offline, nobody waits for.
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await markAllVisited(page);
    const fetched = fetchedBy(page, address);
    await page.goto(address, { waitUntil: "networkidle" });
    if (gameId === undefined) return [...fetched];
    await page.locator(`.doors a[href="#/${gameId}"]`).click();
    await page.locator(".table [data-stop]").first().waitFor();
    return [...fetched];
  } finally {
    await context.close();
  }
}

function fetchedBy(page: Page, address: string): ReadonlySet<string> {
  const files = new Set<string>();
  page.on("response", (response) => {
    if (response.url().startsWith(address))
      files.add(new URL(response.url()).pathname.slice(1) || "index.html");
  });
  return files;
}

async function pressFirst(page: Page): Promise<number> {
  const spot = await page.locator(PRESSABLE).first().evaluate(cornerAtRest);
  const before = await page.evaluate(() => probe.answers.length);
  await page.mouse.click(spot.x, spot.y);
  await page.evaluate((count) => probe.answered(count), before + 1);
  const answers = await page.evaluate(() => probe.answers);
  assertCount("answers to one press", answers.length, before + 1);
  return answers.at(-1)?.painted ?? Number.NaN;
}

/**
 * Runs in the page: within the left upper corner of something, which shows wherever other cards lie on it, and where it
 * comes to rest when it still flies.
 */
function cornerAtRest(element: HTMLElement | SVGElement): { x: number; y: number } {
  const table = element.closest(".table")?.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  const { e, f } = new DOMMatrix(element.style.transform);
  return table ? { x: table.left + e + 10, y: table.top + f + 10 } : { x: left + 10, y: top + 10 };
}
