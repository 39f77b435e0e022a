import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { built } from "../serve.mjs";

/** What is wider than it shows and has to be scrolled sideways, and by how many pixels; wide tables and rows of cards may. */
export function hiddenWidths(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .filter((element) => {
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
        return (
          element === document.documentElement ||
          (scrolls && !element.matches(".wide-table, .scores, .hidden-piles, textarea"))
        );
      })
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName} ${className}: ${scrollWidth - clientWidth}`,
      ),
  );
}

/** Whether letters are twice as large, and their own styles are there. */
export function isReadLarge(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      getComputedStyle(document.documentElement).fontSize === "32px" &&
      [...document.styleSheets].some(({ href }) => href?.includes("/large-")),
  );
}

/** The styles of large letters, which the app fetches when they are chosen. */
const STYLES = `assets/${readdirSync(join(built, "assets")).find((name) => /^large-.*\.css$/.test(name))}`;

/** Gives the page that is open letters twice as large. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(async (href) => {
    if (!document.querySelector(`link[href="${href}"]`)) {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      await new Promise((resolve, reject) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", reject);
        document.head.append(link);
      });
    }
    document.documentElement.dataset.textSize = "200";
  }, STYLES);
}

/** What is hidden while the page that is open has letters twice as large: it is left as it was. */
export async function hiddenInLargeLetters(page: Page): Promise<readonly string[]> {
  await enlargeLetters(page);
  const hidden = (await isReadLarge(page)) ? await hiddenWidths(page) : ["letters are not twice as large"];
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = "100";
  });
  return hidden;
}
