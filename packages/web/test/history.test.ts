import { beforeEach, describe, expect, test } from "vitest";
import { after, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { GAME } from "./kept-game.js";
import { chooseInOpenMenu } from "./menu.js";
import { sampleGames } from "./sample-games.js";
import { Stage } from "./stage.js";
import { expectCopied, expectSaved, putRecord, recordsIn } from "./stored.js";
import { WINS, wonGame } from "./wins.js";

const stage = new Stage();
const { kept, openHistory, listed, press, answer, giveUp } = historyActions(stage);

beforeEach(() => stage.playLightly());

function numbers() {
  return stage.page.getByRole("region", { name: "Statistics" });
}

/** Plays the last moves of a won game, and says how many moves it took: the table may find fewer of its own. */
async function win(gameId: string): Promise<number> {
  const { session, words, end } = wonGame(gameId, 2);
  await stage.openKept(session);
  let now = session;
  for (const word of words) {
    await stage.make(byTap, now, word);
    now = after(now, word);
    if (now.now.number < end.now.number && word !== words.at(-1)) await stage.expectPiles(now, word);
  }
  return Number(await stage.page.locator(".end-report dl dt:text-is('Moves') + dd").innerText());
}

describe("a finished game is in the history and the statistics, once:", () => {
  test.each(sampleGames)("%s, one won and one resigned", async (gameId) => {
    const { page } = stage;
    const moves = await win(gameId);
    await stage.openDeal(sessionOf(gameId, 8));
    await giveUp();
    expect(await kept()).toMatchObject([
      { game: gameId, end: "won", degree: "first", moves },
      { game: gameId, end: "resigned", degree: "first", moves: 0 },
    ]);
    for (const again of [false, true]) {
      if (again) await page.reload();
      await openHistory(`/${gameId}`);
      await expect.poll(listed).toHaveLength(2);
      expect((await listed())[0]).toMatch(/^Resigned/);
      expect((await listed())[1]).toMatch(/^Won/);
      expect(await numbers().innerText()).toMatch(/1 of 2, 50 %/);
      // Coming back to the table records nothing again.
      await stage.open(gameId);
      await page.locator(".end-report dl").waitFor();
    }
    expect(await kept()).toHaveLength(2);
  });

  test("one that is left for another deal is, as if it were resigned", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    // A deal in which nothing was done is not resigned.
    await stage.openDeal(sessionOf(GAME, 7));
    await stage.openDeal(start);
    const played = await stage.play(byTap, start, "deal");
    await stage.open(`${GAME}/${sessionOf(GAME, 9).deal}`);
    await answer(`Play ${sessionOf(GAME, 9).deal}`);
    await stage.expectPiles(sessionOf(GAME, 9));
    await expect.poll(kept).toMatchObject([{ end: "resigned", degree: "first", moves: 1, origin: "code" }]);
    await openHistory();
    await page.locator(".games a").click();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByRole("button", { name: "Next move" }).click();
    await stage.expectPiles(played);
  });

  test("it tells how its deal was come by, also when the page was left before anything was done", async () => {
    // Of the games whose first deals are not chosen.
    await stage.open("napoleons-tomb");
    // What lies there has been looked for in the store: only then there is one.
    await stage.page.locator(".table [data-stop]").first().waitFor();
    await expect.poll(async () => (await recordsIn(stage.page, "games")).length).toBe(1);
    await stage.page.reload();
    await giveUp();
    expect(await kept()).toMatchObject([{ end: "resigned", degree: "first", origin: "random" }]);
  });

  test("it knows when it began and how long it took", async () => {
    const before = Date.now();
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    await stage.play(byTap, await stage.play(byTap, start, "deal"), "deal");
    await giveUp();
    const [game] = await kept();
    expect(game?.startedAt).toBeGreaterThanOrEqual(before);
    expect(game?.endedAt).toBeGreaterThanOrEqual(game?.startedAt ?? Number.NaN);
    expect(game?.playedFor).toBe((game?.endedAt ?? 0) - (game?.startedAt ?? 0));
    // The same after a reload in the middle, but for the time that nobody saw passing.
    await stage.openDeal(sessionOf(GAME, 9));
    const played = await stage.play(byTap, sessionOf(GAME, 9), "deal");
    await expectSaved(stage.page, played);
    await stage.page.reload();
    await stage.expectPiles(played);
    await giveUp();
    const second = (await kept())[1];
    expect(second?.startedAt).toBeGreaterThanOrEqual(game?.endedAt ?? Number.NaN);
    expect(second?.playedFor).toBeLessThanOrEqual((second?.endedAt ?? 0) - (second?.startedAt ?? 0));
  });

  test("C-10: taken back and ended otherwise, it counts as it ended first", async () => {
    await stage.openDeal(sessionOf(GAME, 8));
    await giveUp();
    const first = await kept();
    await chooseInOpenMenu(stage.page, "Look at the table");
    await press("Undo");
    // The game goes on when its end is on the disk.
    await expect.poll(() => recordsIn(stage.page, "games")).toMatchObject([{ over: false }]);
    await stage.play(byTap, sessionOf(GAME, 8), "deal");
    await giveUp();
    expect(await kept()).toEqual(first);
    await stage.page.reload();
    await stage.page.locator(".end-report dl").waitFor();
    expect(await kept()).toEqual(first);
    // The same deal from its start is another game.
    await chooseInOpenMenu(stage.page, "This deal again");
    await stage.expectPiles(sessionOf(GAME, 8));
    await giveUp();
    expect(await kept()).toMatchObject([{ degree: "first" }, { degree: "known" }]);
  });

  test("one that an earlier version has left at its end is recorded when it is met, and once", async () => {
    const { page } = stage;
    const { end } = wonGame(GAME, 1);
    await stage.openKept(end);
    await page.locator(".end-report dl").waitFor();
    // It was saved in the first millisecond of 1970; nobody knows when it began.
    await expect.poll(kept).toMatchObject([{ end: "won", endedAt: 1 }]);
    expect((await kept())[0]).not.toHaveProperty("startedAt");
    await page.reload();
    await page.locator(".end-report dl").waitFor();
    expect(await kept()).toHaveLength(1);
    // Nor how its deal was come by: nobody has chosen it since.
    await chooseInOpenMenu(stage.page, "This deal again");
    await stage.expectPiles(sessionOf(GAME, WINS[GAME]?.deal ?? 0));
    await giveUp();
    await expect.poll(kept).toMatchObject([{ end: "won" }, { end: "resigned" }]);
    expect((await kept())[1]).not.toHaveProperty("origin");
  });

  test("what is played while the disk is full is recorded when there is room again", async () => {
    const { page } = stage;
    await stage.openDeal(sessionOf(GAME, 8));
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      const forms = { put, makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) };
      Object.assign(globalThis, forms);
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await giveUp();
    await page.locator(".unsaved").waitFor();
    expect(await kept()).toEqual([]);
    await page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom());
    await page.locator(".unsaved").waitFor({ state: "detached" });
    expect(await kept()).toMatchObject([{ end: "resigned" }]);
  });
});

test("a game that ends in a tab which has lost it is not counted; it is counted where it ends", async () => {
  const { page: first } = stage;
  await stage.openDeal(sessionOf(GAME, 8));
  await stage.play(byTap, sessionOf(GAME, 8), "deal");
  await stage.newPage();
  await stage.open(GAME);
  await stage.page.getByRole("button", { name: /here/i }).click();
  await stage.expectPiles(after(sessionOf(GAME, 8), "deal"));
  await first.getByRole("dialog", { name: "Open in another tab" }).waitFor();
  await giveUp();
  expect(await kept()).toMatchObject([{ end: "resigned", moves: 1 }]);
  await first.close();
});

test("a second copy that is played on while what is broken cannot be set aside is still the same game", async () => {
  const { page } = stage;
  const start = sessionOf(GAME, 8);
  await stage.openDeal(start);
  const played = await stage.play(byTap, start, "deal");
  await expectCopied(page, played);
  const copied = await page.evaluate(async () => {
    const cache = await caches.open("tetrarch games");
    const texts = await Promise.all(
      (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
    );
    return texts.map((text) => /"id":"([0-9a-f]{32})"/.exec(text ?? "")?.[1]);
  });
  await stage.open("");
  await page.locator(".doors").waitFor();
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("tetrarch");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("games", "readwrite");
          writing.objectStore("games").put(7, game);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
        // The next record to be set aside finds no room.
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (value, key) {
          if (this.name !== "broken") return put.call(this, value, key);
          IDBObjectStore.prototype.put = put;
          throw new DOMException("no room", "QuotaExceededError");
        };
      }),
    GAME,
  );
  await stage.open(GAME);
  await page.locator(".unsaved").waitFor();
  await stage.expectPiles(played);
  await giveUp();
  await expect.poll(kept).toMatchObject([{ end: "resigned", moves: 1 }]);
  const [game] = await kept();
  expect(copied).toContain(game?.id);
});

test("a saved game whose attempt is damaged is played on, and recorded", async () => {
  const { page } = stage;
  const { session } = wonGame(GAME, 1);
  await stage.openKept(session);
  const [record] = await recordsIn(page, "games");
  await stage.open("");
  await page.locator(".doors").waitFor();
  await putRecord(page, GAME, { ...(record as object), attempt: { id: 7, startedAt: "then" } });
  await stage.open(GAME);
  await stage.expectPiles(session);
  await giveUp();
  expect(await kept()).toMatchObject([{ end: "resigned", id: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});
