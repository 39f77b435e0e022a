import type { Session } from "@tetrarch/engine";
import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { countOf } from "../../../testing/counts.js";
import { textIn } from "../src/data/stored-copies.js";
import { after, drawnPiles, sessionOf } from "./app.js";
import { GAME, keptGame } from "./kept-game.js";
import { expectPiles, pilesOf, Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { recordsIn } from "./stored.js";
import { otherTabDialog, playHere } from "./taking-over.js";

const stage = new Stage();
const { playOn, playSome, savedMoves } = keptGame(stage);

beforeEach(() => stage.paintNothing());

/** How often it is tried to catch writes and a take-over at the same time: by presses, and in the store itself. */
const PRESSED = countOf(200, 4);
const RACES = countOf(3000);

/** Looks at a tab: one that is behind others is painted once a second. */
async function comeTo(page: Page): Promise<void> {
  await page.bringToFront();
  stage.page = page;
}

async function comeAndPlay(page: Page): Promise<void> {
  await comeTo(page);
  await playHere(page);
}

/** Another tab that comes to the game. */
async function secondTab(): Promise<Page> {
  await stage.newPage();
  await stage.open(GAME);
  return stage.page;
}

/** One press of the space bar, which deals a card, by whoever has been waiting for a long time to make it. */
async function pressWhenAwake(page: Page): Promise<() => Promise<void>> {
  let wake: Route | undefined;
  await page.route("**/asleep", (route) => {
    wake = route;
  });
  // The page stands still, as a tab does that is busy, and the press is what it does first afterwards.
  await page.evaluate(() => {
    setTimeout(() => {
      const sleep = new XMLHttpRequest();
      sleep.open("GET", "/asleep", false);
      sleep.send();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    });
  });
  await expect.poll(() => wake !== undefined).toBe(true);
  return async () => wake?.fulfill({ body: "" });
}

async function withoutLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
}

describe("a game that another tab takes over", () => {
  async function expectLost(first: Page, session: Session): Promise<void> {
    await comeTo(first);
    await otherTabDialog(first).waitFor();
    await otherTabDialog(first)
      .getByText(/came too late and is not saved/)
      .waitFor();
    // What lies there under the words is the game as it is kept.
    await expectPiles(first, session);
    await expect.poll(() => savedMoves()).toBe(session.now.number);
  }

  test("while the first is busy stays the second's: the press that comes late is refused and told", async () => {
    const first = stage.page;
    let session = await playSome(2);
    await expect.poll(() => savedMoves()).toBe(2);
    const wake = await pressWhenAwake(first);
    const second = await secondTab();
    await otherTabDialog(second).waitFor();
    await comeAndPlay(second);
    await stage.expectPiles(session);
    session = await playOn(session, 3);
    await expect.poll(() => savedMoves()).toBe(5);
    await wake();
    await expectLost(first, session);
    await comeAndPlay(first);
    await expectPiles(first, session);
    await otherTabDialog(second).waitFor();
  });

  test("where the browser has no locks is the last one's that came", async () => {
    const first = stage.page;
    await withoutLocks(first);
    let session = await playSome(2);
    await expect.poll(() => savedMoves()).toBe(2);
    await stage.newPage();
    await withoutLocks(stage.page);
    await stage.open(GAME);
    await stage.expectPiles(session);
    session = await playOn(session, 3);
    await expect.poll(() => savedMoves()).toBe(5);
    await first.keyboard.press(" ");
    await expectLost(first, session);
    await comeAndPlay(first);
    await expectPiles(first, session);
    await first.keyboard.press(" ");
    await expectPiles(first, after(session, "deal"));
    await expect.poll(() => savedMoves()).toBe(6);
  });

  test("in the midst of quick presses is shown as it is on the disk", async () => {
    const [first, start] = [stage.page, sessionOf(GAME, 8)];
    await stage.openDeal(start);
    await stage.newPage();
    const tabs = [first, stage.page];
    await stage.open(GAME);
    await otherTabDialog(stage.page).waitFor();
    for (let race = 0; race < PRESSED; race++) {
      const [presser, taker] = race % 2 === 0 ? tabs : [tabs[1], tabs[0]];
      if (!presser || !taker) throw new Error("two tabs are needed");
      const pressing = presser.evaluate(async () => {
        for (let press = 0; press < 12; press++) {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
      });
      await comeAndPlay(taker);
      await pressing;
      await otherTabDialog(presser).waitFor();
      const [record] = await recordsIn(taker, "games");
      const words =
        textIn(record)?.replace(/;.*/g, "").split("\n\n")[1]?.trim().split(/\s+/).filter(Boolean) ?? [];
      expect(await drawnPiles(taker)).toEqual(pilesOf(words.reduce(after, start)));
    }
    console.info(`${PRESSED} take-overs in the midst of presses`);
  });
});

describe("in the store itself", () => {
  const RECORD = { text: "a game", begun: true, over: false };

  test("nothing is written by whoever has lost the game, and whoever takes it has read all that was", async () => {
    const page = await openStorage(stage);
    const seen = await page.evaluate(
      async ([game, record, races]) => {
        const parts = storageParts;
        // Two tabs: each has opened the database for itself.
        const tabs = [new parts.BrowserStorage(), new parts.BrowserStorage()] as const;
        const wrong: unknown[] = [];
        let refused = 0;
        const refuse = (error: Error) => {
          if (/taken the game over/.test(error.message)) refused++;
        };
        for (let race = 0; race < races; race++) {
          const [first, second] = tabs.map(({ games }) => games.game(game));
          if (!first || !second) throw new Error("two tabs are needed");
          await first.take();
          const writes = Array.from({ length: 20 }, (_, move) =>
            first.write({ ...record, text: `race ${race}, move ${move}` }).catch(refuse),
          );
          // It comes when some of them are done, and others are still to come.
          await writes[race % 19];
          const taking = second.take();
          for (let move = 20; move < 25; move++) {
            writes.push(first.write({ ...record, text: `race ${race}, move ${move}` }).catch(refuse));
          }
          const taken = (await taking).record as { readonly text: string };
          await Promise.all(writes);
          const last = (await second.look()).record as { readonly text: string };
          if (taken.text !== last.text) wrong.push([taken, last]);
          await first.write({ ...record, text: "late" }).catch(refuse);
          await second.write({ ...record, text: "in time" });
          const kept = (await second.look()).record as { readonly text: string };
          if (kept.text !== "in time") wrong.push(kept);
          // The first comes back while what it asked for before it lost the game is still on its way.
          await first.take();
          const theirs = [second.take(), second.write({ ...record, text: "theirs" })];
          const late = Array.from({ length: 3 }, () =>
            first.write({ ...record, text: "late" }).catch(refuse),
          );
          const found = (await first.take()).record as { readonly text: string };
          await Promise.all([...theirs, ...late]);
          if (found.text !== "theirs") wrong.push(found);
        }
        return { wrong, refused };
      },
      [GAME, RECORD, RACES] as const,
    );
    expect(seen.wrong).toEqual([]);
    expect(seen.refused).toBeGreaterThan(RACES);
    console.info(`${RACES} take-overs in the store, ${seen.refused} writes refused`);
  });
});

describe("a game that another tab has", () => {
  test("opens by itself when that tab has crashed, and is seen meanwhile as it is kept", async () => {
    const first = stage.page;
    const session = await playSome(3);
    await expect.poll(() => savedMoves()).toBe(3);
    const second = await secondTab();
    await otherTabDialog(second).waitFor();
    await stage.expectPiles(session);
    await first.goto("chrome://crash").catch(() => undefined);
    await comeTo(second);
    await otherTabDialog(second).waitFor({ state: "detached" });
    await playOn(session, 1);
    await expect.poll(() => savedMoves()).toBe(4);
  });

  test("comes back by itself to the tab it was taken from, when the other one is closed", async () => {
    const first = stage.page;
    const session = await playSome(2);
    const second = await secondTab();
    await comeAndPlay(second);
    await otherTabDialog(first).waitFor();
    await second.close();
    await comeTo(first);
    await otherTabDialog(first).waitFor({ state: "detached" });
    await stage.expectPiles(session);
    await playOn(session, 1);
    await expect.poll(() => savedMoves()).toBe(3);
  });

  test("is not shown while nothing can be seen of it, and opens with the deal of the link when it is left", async () => {
    const first = stage.page;
    // Somebody else has it, and has kept nothing.
    await openStorage(stage);
    await first.evaluate((game) => {
      void navigator.locks.request(`tetrarch ${game}`, () => new Promise(() => undefined));
    }, GAME);
    await stage.newPage();
    const wanted = sessionOf(GAME, 9);
    await stage.open(`${GAME}/${wanted.deal}`);
    await otherTabDialog(stage.page).waitFor();
    await expect.poll(() => stage.page.locator("[data-pile-id]").count()).toBe(0);
    await first.close();
    await otherTabDialog(stage.page).waitFor({ state: "detached" });
    await stage.expectPiles(wanted);
  });
});
