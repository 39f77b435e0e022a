import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { chooser, sessionOf } from "./app.js";
import { byKeys } from "./keys.js";
import { hiddenWidths, isReadLarge } from "./large-letters.js";
import { openRules } from "./menu.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

/** What a press near its left top corner, where a card of a fan shows, does not reach, nor anything of its pile. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(button, [role=button]), .bar button")]
      .filter((button) => {
        button.scrollIntoView({ block: "center" });
        const { left, top, width, height } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + width * 0.1, top + Math.min(10, height / 2));
        const pile = button.closest("[data-pile-id]") ?? button;
        return there === null || !pile.contains(there);
      })
      .map((button) => button.getAttribute("aria-label") ?? button.innerText),
  );
}

const MOVES = isLong ? 6 : 3;

test("every game can be played when read at 400 per cent: the page scrolls down only, and all can be pressed", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 320, height: 256 });
  for (const gameId of Object.keys(tables)) {
    const choose = chooser(8);
    let session = sessionOf(gameId, 8);
    await stage.openDeal(session);
    for (let word = choose(session); word !== undefined; word = choose(session)) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), gameId).toBe(320);
      expect(await coveredButtons(page), `${gameId}, ${word}`).toEqual([]);
      if (session.now.number === MOVES) break;
      session = await stage.play(byKeys, session, word);
    }
    expect(session.now.number, gameId).toBeGreaterThan(MOVES / 2);
  }
});

/** A phone in portrait, with letters twice as large. */
async function readLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off","textSize":200}'));
}

test("the buttons of a sheet that is longer than a phone are in sight with letters twice as large", async () => {
  const { page } = stage;
  await readLarge(page);
  // Nobody has been there before: its story lies before the table.
  await page.addInitScript(() => localStorage.setItem("tetrarch met", ""));
  await stage.open("napoleons-tomb");
  await expect.poll(() => isReadLarge(page)).toBe(true);
  const isInSight = (name: string) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name, exact: true })
      .evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === button;
      });
  for (const name of ["Begin", "How to play"]) await expect.poll(() => isInSight(name)).toBe(true);
});

test("the tables and their rules fit a phone with letters twice as large", async () => {
  const { page } = stage;
  await readLarge(page);
  for (const gameId of Object.keys(tables)) {
    await stage.openDeal(sessionOf(gameId, 8));
    await expect.poll(() => isReadLarge(page)).toBe(true);
    expect(await hiddenWidths(page), gameId).toEqual([]);
    await openRules(page);
    await page.locator(".rules h2").first().waitFor();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    expect(await hiddenWidths(page), `the rules of ${gameId}`).toEqual([]);
    await page.getByRole("button", { name: "Close", exact: true }).click();
  }
});
