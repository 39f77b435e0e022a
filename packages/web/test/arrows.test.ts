import type { Session } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { finishingWords } from "../src/play/finish.js";
import { after, chooser, sessionOf } from "./app.js";
import { mapArrows, wayTo } from "./arrow-map.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";

const MOVES = 30;
const SIZES = [
  [360, 640],
  [1280, 800],
] as const;

const stage = new Stage();

/** Where the cursor is. */
function cursor(): Promise<string> {
  return stage.page.evaluate(() => document.activeElement?.getAttribute("data-stop") ?? "");
}

/** Goes to a stop with the arrow keys, when everything else can be come to as well. */
async function goTo(stop: string): Promise<void> {
  const map = await stage.page.evaluate(mapArrows);
  expect(map.unreached).toEqual([]);
  const way = wayTo(map, map.here, stop);
  if (!way) throw new Error(`no way leads to ${stop}`);
  for (const key of way) await stage.page.keyboard.press(key);
  expect(await cursor()).toBe(stop);
}

/** The stop at a card, counted from the top of its pile, or at the pile itself. */
function stopAt(pile: string, count: number): Promise<string> {
  return stage.page.evaluate(
    ([id, fromTop]) => {
      const group = document.querySelector(`[data-pile-id="${id}"]`);
      const cards = [...(group?.querySelectorAll<HTMLElement>(".card") ?? [])].sort(
        (one, other) => Number(one.dataset.index) - Number(other.dataset.index),
      );
      const target = cards[cards.length - Number(fromTop)];
      return target?.dataset.stop ?? group?.querySelector<HTMLElement>(".place")?.dataset.stop ?? "";
    },
    [pile, count] as const,
  );
}

function isLifted(): Promise<boolean> {
  return stage.page.evaluate(() => document.querySelector(".card.lifted") !== null);
}

/** Presses the button of a move, by its number or with the cursor; false when there is none. */
async function pressChoice(word: string, byNumber: boolean): Promise<boolean> {
  const words = await stage.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-word]")].map(({ dataset }) => dataset.word),
  );
  const number = words.indexOf(word) + 1;
  if (number === 0) return false;
  if (byNumber && number < 10) await stage.page.keyboard.press(String(number));
  else {
    await goTo(`choice ${word}`);
    await stage.page.keyboard.press("Enter");
  }
  return true;
}

async function playByArrows(session: Session, word: string): Promise<Session> {
  const { keyboard } = stage.page;
  const table = tableOf(session);
  const view = session.game.view(session.now.state);
  const { from, count, to } = table.ends(view, word);
  const byNumber = session.now.number % 2 === 0;
  if (!(await pressChoice(word, byNumber))) {
    await goTo(await stopAt(from, count));
    await keyboard.press("Enter");
    if ((await isLifted()) && !(await pressChoice(word, false))) {
      await goTo(await stopAt(to, 1));
      await keyboard.press("Enter");
    }
  }
  const next = after(session, word);
  await stage.expectPiles(next, word);
  return next;
}

describe.each(SIZES)("by arrow keys alone at %i by %i", (width, height) => {
  test.each(Object.keys(tables))("all of the table of %s can be come to, and is played", async (gameId) => {
    await stage.page.setViewportSize({ width, height });
    await stage.playLightly();
    const choose = chooser(width);
    let left = MOVES;
    for (let deal = width; left > 0; deal++) {
      let session = sessionOf(gameId, deal);
      await stage.openDeal(session);
      for (; left > 0; left--) {
        const word = choose(session);
        if (word === undefined || finishingWords(tableOf(session), session).length > 0) break;
        session = await playByArrows(session, word);
      }
      await stage.page.evaluate(() => document.querySelector("dialog")?.close());
    }
  });
});
