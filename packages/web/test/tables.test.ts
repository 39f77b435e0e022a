import { outcomeOf } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { finishingWords } from "../src/play/finish.js";
import { after, chooser, sessionOf } from "./app.js";
import { byDrag, byKeys, byTap, type Hands } from "./hands.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";
import { LOSSES, WINS } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

const HANDS = [
  ["taps", byTap],
  ["drags", byDrag],
  ["keys", byKeys],
] as const;

/** Some random games can be played on for ever: after so many moves they are given up. */
const PATIENCE = 150;

/** A random game of this deal to its end; returns how many moves were compared. */
async function playToTheEnd(hands: Hands, gameId: string, number: number): Promise<number> {
  let session = sessionOf(gameId, number);
  const choose = chooser(number);
  await stage.openDeal(session);
  for (let word = choose(session); word !== undefined; word = choose(session)) {
    if (session.now.number === PATIENCE) break;
    session = await stage.play(hands, session, word);
  }
  if (outcomeOf(session).status === "playing") await giveUp();
  const { text } = outcomeOf(session).score;
  expect(await stage.page.getByRole("dialog", { name: /Lost|Resigned/ }).innerText()).toContain(text);
  return session.now.number;
}

async function giveUp(): Promise<void> {
  const { page } = stage;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
}

/** The buttons that a press near their left top corner, where a card of a fan shows, does not reach, nor their pile. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main button, .bar button")]
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

describe.each(Object.keys(tables))("the table of %s", (gameId) => {
  test.each(HANDS)(
    "is played to the loss by %s, the screen showing what the engine says",
    async (_, hands) => {
      expect(await playToTheEnd(hands, gameId, LOSSES[gameId] ?? 5)).toBeGreaterThan(20);
    },
  );

  test.each(HANDS)(
    "is won by %s, and finishes by itself when nothing is left to decide",
    async (_, hands) => {
      const win = WINS[gameId];
      if (!win) throw new Error("no win is known");
      let session = sessionOf(gameId, win.deal);
      await stage.openDeal(session);
      for (const word of win.words) {
        if (finishingWords(tableOf(session), session).length > 0) break;
        session = await stage.play(hands, session, word);
      }
      expect(session.now.number).toBeGreaterThan(40);
      await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
      const end = win.words.slice(session.now.number).reduce(after, session);
      expect(await stage.page.getByRole("dialog").innerText()).toContain(outcomeOf(end).score.text);
    },
  );

  test("can be played when read at 400 %: the page scrolls down only, and every button can be pressed", async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 320, height: 256 });
    const choose = chooser(8);
    let session = sessionOf(gameId, 8);
    await stage.openDeal(session);
    for (let word = choose(session); word !== undefined; word = choose(session)) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await coveredButtons(page), word).toEqual([]);
      if (session.now.number === 6) break;
      session = await stage.play(byKeys, session, word);
    }
    expect(session.now.number).toBeGreaterThan(3);
  });

  test.runIf(tables[gameId]?.choices)("is won by its buttons, and by cards where it has none", async () => {
    const win = WINS[gameId];
    if (!win) throw new Error("no win is known");
    let session = sessionOf(gameId, win.deal);
    let pressed = 0;
    await stage.openDeal(session);
    for (const word of win.words) {
      const button = stage.page.locator(`.choice[data-word="${word}"]`);
      if ((await button.count()) === 0) {
        session = await stage.play(byTap, session, word);
        continue;
      }
      await button.click();
      pressed++;
      session = after(session, word);
      await stage.expectPiles(session, word);
    }
    expect(pressed).toBeGreaterThan(win.words.length / 4);
    await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
  });
});
