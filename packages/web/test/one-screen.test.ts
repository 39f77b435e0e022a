import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

function middleOf(gameId: string) {
  const { deal = 0, words = [] } = WINS[gameId] ?? {};
  return words.slice(0, Math.round(words.length * 0.55)).reduce(after, sessionOf(gameId, deal));
}

/** The tables of a game, each as it is opened. */
function tablesOf(gameId: string): Readonly<Record<string, () => Promise<unknown>>> {
  const drawn = () => stage.page.locator(".page .table:not([aria-busy])").waitFor();
  return {
    start: () => stage.openDeal(sessionOf(gameId, 8)),
    middle: () => stage.openKept(middleOf(gameId)),
    lesson: () => stage.open(`learn/${gameId}`).then(drawn),
    puzzle: () => stage.open(`puzzles/${gameId}/today`).then(drawn),
  };
}

/** What does not stand in the window as a whole, and words of a title that are broken. */
function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const faults =
      scrollWidth > innerWidth || scrollHeight > innerHeight
        ? [`scrolls ${scrollWidth}×${scrollHeight}`]
        : [];
    const table = document.querySelector(".page .table")?.getBoundingClientRect();
    const look = (
      element: Element | null,
      bounds = { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    ) => {
      if (!element) return;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isIn =
        left >= bounds.left - 1 &&
        top >= bounds.top - 1 &&
        right <= bounds.right + 1 &&
        bottom <= bounds.bottom + 1;
      const name = element.getAttribute("aria-label") ?? element.textContent;
      if (!isIn) faults.push(`outside: ${name} ${[left, top, right, bottom].map(Math.round)}`);
    };
    for (const element of document.querySelectorAll(".bar button, .bar a, .top a, .top button"))
      look(element);
    const list = document.querySelector(".choice-list.scrolls")?.getBoundingClientRect();
    look(document.querySelector(".choice"), list ?? table);
    for (const card of document.querySelectorAll(".card, .place")) look(card, table);
    for (const title of document.querySelectorAll("h1")) {
      const [text] = title.childNodes;
      for (const { index, 0: word } of (text?.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size !== 1 || title.scrollWidth > title.clientWidth) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });
}

test.each(isLong ? [150, 200] : [200])(
  "with letters at %i per cent every table is one screen: its bar and its first choice stand in the window, its title is whole",
  async (textSize) => {
    const { page } = stage;
    await page.addInitScript(
      (choices) => localStorage.setItem("tetrarch settings", choices),
      JSON.stringify({ speed: "off", textSize }),
    );
    const faults: string[] = [];
    for (const gameId of Object.keys(tables)) {
      for (const [name, open] of Object.entries(tablesOf(gameId))) {
        await open();
        for (const [width, height] of isLong || name === "middle" ? SIZES : SIZES.slice(0, 1)) {
          await page.setViewportSize({ width, height });
          await stage.settle();
          faults.push(
            ...(await outside(page)).map((fault) => `${gameId}, ${name}, ${width}×${height}: ${fault}`),
          );
        }
      }
    }
    expect(faults).toEqual([]);
  },
);
