import { outcomeOf, type Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { describe, expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { after, chooser, sessionOf } from "./app.js";
import { type SeenTable, seeTable, unreachedByArrows } from "./arrow-map.js";
import { lookAtTable, stopAt, walkTo } from "./keys.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";

/** Moves of each game, before each of which everything on the table is come to. */
const MOVES = countOf(800);
const SIZES = [
  [360, 640],
  [1280, 800],
] as const;

const stage = new Stage();

/** Goes to what is wanted with the arrow keys, when everything else can be come to as well, and presses Enter there. */
async function enter(goalIn: (seen: SeenTable) => string): Promise<void> {
  await lookAtTable(stage.page);
  expect(await stage.page.evaluate(unreachedByArrows)).toEqual([]);
  const seen = await lookAtTable(stage.page);
  await walkTo(stage.page, seen, goalIn(seen));
  await stage.page.keyboard.press("Enter");
}

/** Presses the button of a move, by its number or with the cursor; false when there is none. */
async function pressChoice(word: string, byNumber: boolean): Promise<boolean> {
  const words = await stage.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-word]")].map(({ dataset }) => dataset.word),
  );
  const number = words.indexOf(word) + 1;
  if (number === 0) return false;
  if (byNumber && number < 10) await stage.page.keyboard.press(String(number));
  else await enter(() => `choice ${word}`);
  return true;
}

async function playByArrows(session: Session, word: string): Promise<Session> {
  const table = tableOf(session);
  const view = session.game.view(session.now.state);
  const { from, depth, to } = table.ends(view, word);
  const byNumber = session.now.number % 2 === 0;
  if (!(await pressChoice(word, byNumber))) {
    await enter((seen) => stopAt(seen, from, depth));
    const { isLifted } = await seeTable(stage.page);
    if (isLifted && !(await pressChoice(word, false))) await enter((seen) => stopAt(seen, to, 1));
  }
  const next = after(session, word);
  await stage.expectPiles(next, word);
  return next;
}

/** Without the long run a table is walked in one of the sizes, the next one in the other. */
const gamesAt = (width: number) =>
  Object.keys(tables).filter((_, index) => isLong || SIZES[index % SIZES.length]?.[0] === width);

describe.each(SIZES)("by arrow keys alone at %i by %i", (width, height) => {
  test.each(gamesAt(width))("all of the table of %s can be come to, and is played", async (gameId) => {
    await stage.page.setViewportSize({ width, height });
    await stage.playLightly();
    const choose = chooser(width);
    let left = MOVES;
    for (let deal = width; left > 0; deal++) {
      let session = sessionOf(gameId, deal);
      await stage.openDeal(session);
      for (; left > 0; left--) {
        const word = choose(session);
        if (word === undefined || autoplayWords(session, tableOf(session)).length > 0) break;
        session = await playByArrows(session, word);
      }
      // A game that is over says so before the next deal is opened.
      const end = stage.page.getByRole("dialog");
      if (outcomeOf(session).status !== "playing") await end.waitFor();
      await stage.page.evaluate(() => document.querySelector("dialog")?.close());
      await end.waitFor({ state: "detached" });
    }
    tellChecks(MOVES, "moves");
  });
});
