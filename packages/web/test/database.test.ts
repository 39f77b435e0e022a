import { formatSave } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { COPY_LOCK } from "../src/data/mirror.js";
import { after, sessionOf } from "./app.js";
import { GAME, keptGame } from "./kept-game.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { DATABASE, makeDatabase, recordsIn, storesIn } from "./stored.js";

const stage = new Stage();
const { playOn, savedMoves, mark, expectNotice } = keptGame(stage);

beforeEach(() => stage.paintNothing());

/** A database as version 0.2 of the app has left it. */
async function leaveVersion1(page: Page): Promise<{ readonly games: object; readonly broken: object }> {
  const text = formatSave(["deal", "deal", "deal"].reduce(after, sessionOf(GAME, 8)));
  const games = { text, letters: text.length, savedAt: 1_700_000_000_000, begun: true, over: false };
  const broken = { game: "kings-keys", record: 7, reason: "it holds no whole game" };
  await makeDatabase(page, 1, [
    { store: "games", key: GAME, value: games },
    { store: "broken", key: 1_600_000_000_000, value: broken },
  ]);
  return { games, broken };
}

describe("a database of version 1, of the app's version 0.2,", () => {
  test("is brought to this version, and its game is played on", async () => {
    const page = await openStorage(stage);
    const { broken } = await leaveVersion1(page);
    await stage.open(GAME);
    const session = ["deal", "deal", "deal"].reduce(after, sessionOf(GAME, 8));
    await stage.expectPiles(session);
    await expect
      .poll(() => storesIn(page))
      .toEqual(expect.arrayContaining(["broken", "finished", "games", "known", "moves"]));
    await expect.poll(() => recordsIn(page, "broken")).toEqual([broken]);
    await playOn(session, 1);
    await expect.poll(() => savedMoves()).toBe(4);
    await expect.poll(() => mark().count()).toBe(0);
  });

  test("that is still open in a tab of then, which lets go of it, is brought to this version", async () => {
    const old = await openStorage(stage);
    const { games } = await leaveVersion1(old);
    // As the app of then does: it closes when a newer one asks for it.
    await old.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open(name, 1);
          opening.onsuccess = () => {
            opening.result.onversionchange = () => opening.result.close();
            resolve();
          };
        }),
      DATABASE,
    );
    await stage.newPage();
    const page = await openStorage(stage);
    const read = page.evaluate((game) => new storageParts.BrowserStorage().games.game(game).look(), GAME);
    expect((await read).record).toEqual(games);
    // Its next save finds that the database is newer, and changes nothing.
    const refused = old.evaluate(
      (name) =>
        new Promise((resolve) => {
          const opening = indexedDB.open(name, 1);
          opening.onerror = () => resolve(opening.error?.name);
          opening.onsuccess = () => resolve("opened");
        }),
      DATABASE,
    );
    expect(await refused).toBe("VersionError");
  });
});

describe("a database of version 2, of before there was a history,", () => {
  test("is brought to this version: games, owners and known deals stay, and what ends now is in the history", async () => {
    const page = await openStorage(stage);
    const text = formatSave(["deal", "deal"].reduce(after, sessionOf(GAME, 8)));
    const game = { text, letters: text.length, savedAt: 1_700_000_000_000, begun: true, over: false };
    const known = { since: 1, how: "begun" };
    await makeDatabase(page, 2, [
      { store: "games", key: GAME, value: game },
      { store: "owners", key: GAME, value: { token: "another tab, long closed" } },
      { store: "known", key: "a deal", value: known },
    ]);
    await stage.open(GAME);
    await stage.expectPiles(["deal", "deal"].reduce(after, sessionOf(GAME, 8)));
    expect(await storesIn(page)).toEqual([
      "analyses",
      "broken",
      "cards",
      "contests",
      "finished",
      "games",
      "known",
      "moves",
      "owners",
      "payments",
      "remarks",
      "sets",
      "starts",
      "tombstones",
    ]);
    expect(await recordsIn(page, "known")).toContainEqual(known);
    await chooseInMenu(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await expect
      .poll(() => recordsIn(page, "finished"))
      .toMatchObject([{ game: GAME, moves: 2, end: "resigned" }]);
    expect(await recordsIn(page, "moves")).toEqual(["deal deal"]);
  });

  test("is not opened by the app of then once it is of this version, which leaves everything in it", async () => {
    const page = await openStorage(stage);
    await page.evaluate((game) => new storageParts.BrowserStorage().games.game(game).take(), GAME);
    const refused = await page.evaluate(
      (name) =>
        new Promise((resolve) => {
          const opening = indexedDB.open(name, 2);
          opening.onerror = () => resolve(opening.error?.name);
          opening.onsuccess = () => resolve("opened");
        }),
      DATABASE,
    );
    expect(refused).toBe("VersionError");
    expect(await storesIn(page)).toHaveLength(14);
  });
});

test("a database of version 3, of before there were series and duels, keeps its history, and has room for them", async () => {
  const page = await openStorage(stage);
  const finished = { id: "0".repeat(32), game: GAME, end: "lost" };
  await makeDatabase(page, 3, [
    { store: "owners", key: GAME, value: { token: "another tab, long closed" } },
    { store: "known", key: "a deal", value: { since: 1, how: "begun" } },
    { store: "finished", key: "a game", value: finished },
    { store: "moves", key: "a game", value: "deal deal" },
  ]);
  await stage.open("duels");
  await page.getByText("Nothing here yet", { exact: false }).waitFor();
  expect(await storesIn(page)).toContain("contests");
  expect(await recordsIn(page, "finished")).toEqual([finished]);
  expect(await recordsIn(page, "moves")).toEqual(["deal deal"]);
});

test("a database of version 4, of before games were analysed, keeps its contests, and has room for analyses", async () => {
  const page = await openStorage(stage);
  await makeDatabase(page, 4, [
    { store: "owners", key: GAME, value: { token: "another tab, long closed" } },
    { store: "finished", key: "a game", value: { id: "0".repeat(32), game: GAME, end: "lost" } },
    { store: "contests", key: "a contest", value: { id: "of a version to come" } },
  ]);
  await stage.open("analysis");
  await page.getByText("Nothing yet").waitFor();
  expect(await storesIn(page)).toContain("analyses");
  expect(await recordsIn(page, "contests")).toEqual([{ id: "of a version to come" }]);
});

test("a database of a version to come is left as it is; the player is told and plays on", async () => {
  const page = await openStorage(stage);
  const game = { text: "in another form", parts: [1, 2] };
  await makeDatabase(page, 99, [
    { store: "games", key: GAME, value: game },
    { store: "known", key: "a deal", value: { since: 1, how: "in a newer way" } },
  ]);
  // Nor is it lost on whoever comes for a deal of their own.
  await stage.openDeal(sessionOf(GAME, 8));
  await expectNotice(/a newer Tetrarch keeps its games in this browser/);
  await playOn(sessionOf(GAME, 8), 2);
  await expect.poll(() => mark().innerText()).toBe("not saved");
  await expect.poll(() => recordsIn(page, "games")).toEqual([game]);
  await expect.poll(() => recordsIn(page, "known")).toEqual([{ since: 1, how: "in a newer way" }]);
});

test("every write, setting aside what cannot be read too, is on the disk before it is told to be there", async () => {
  const page = await openStorage(stage);
  const writes = await page.evaluate(async (game) => {
    const durabilities: (string | undefined)[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === "readwrite") durabilities.push(options?.durability);
      return transaction.call(this, stores, mode, options);
    };
    const { games, known } = new storageParts.BrowserStorage();
    const held = games.game(game);
    await held.take();
    await held.write({ text: "broken", over: false });
    await held.setAside("broken", "it is broken");
    await known.learn("a deal", "played");
    return durabilities;
  }, GAME);
  expect(writes).toEqual(["strict", "strict", "strict", "strict"]);
  await expect
    .poll(() => recordsIn(page, "broken"))
    .toEqual([{ game: GAME, record: "broken", reason: "it is broken" }]);
});

test("of two that are set aside in one millisecond both are kept", async () => {
  const page = await openStorage(stage);
  await page.evaluate(async (game) => {
    Date.now = () => 7;
    const held = new storageParts.BrowserStorage().games.game(game);
    await held.take();
    await held.setAside("one", "it is broken");
    await held.setAside("other", "it is broken");
  }, GAME);
  expect(await recordsIn(page, "broken")).toMatchObject([{ record: "one" }, { record: "other" }]);
});

test("of a browser that is new here, and whose first game is kept, nothing is told", async () => {
  const page = await openStorage(stage);
  const news = await page.evaluate(
    async ([game, lock]) => {
      const storage = new storageParts.BrowserStorage();
      const held = storage.games.game(game);
      await held.take();
      await held.write({ text: "the first game", over: false });
      await navigator.locks.request(lock, () => undefined);
      const copies = (await (await caches.open("tetrarch games")).keys()).length;
      return [copies, await storage.news(), await new storageParts.BrowserStorage().news()];
    },
    [GAME, COPY_LOCK] as const,
  );
  expect(news).toEqual([1, "", ""]);
});

describe("a deal that the player knows", () => {
  const DEAL = "Q".repeat(600);

  test("is known from then on, in every tab and after every reload", async () => {
    const page = await openStorage(stage);
    const known = await page.evaluate(async (deal) => {
      const { known } = new storageParts.BrowserStorage();
      const before = await known.notesOn(deal);
      await known.learn(deal, "played");
      return [before, await known.notesOn(deal), await known.notesOn(`${deal}Q`)];
    }, DEAL);
    expect(known).toEqual([[], ["found"], []]);
    await stage.newPage();
    const other = await openStorage(stage);
    expect(
      await other.evaluate((deal) => new storageParts.BrowserStorage().known.notesOn(deal), DEAL),
    ).toEqual(["found"]);
  });

  test("C-10: keeps the first time, and the strongest way in database and second copy: notes rise and never fall", async () => {
    const page = await openStorage(stage);
    const before = Date.now();
    await page.evaluate(async (deal) => {
      await new storageParts.BrowserStorage().known.learn(deal, "played");
    }, DEAL);
    const first = await recordsIn(page, "known");
    expect(first).toEqual([{ since: expect.any(Number), how: "played" }]);
    expect((first[0] as { since: number }).since).toBeGreaterThanOrEqual(before);
    const learn = (how: string) =>
      page.evaluate(([deal, note]) => new storageParts.BrowserStorage().known.learn(deal, note), [
        DEAL,
        how,
      ] as const);
    const copied = () =>
      page.evaluate((deal) => new storageParts.BrowserStorage().copies.read("known", deal), DEAL);
    for (const [how, strongest] of [
      ["told", "told"],
      ["begun", "told"],
      ["shown", "shown"],
      ["told", "shown"],
    ] as const) {
      await learn(how);
      const since = (first[0] as { since: number }).since;
      await expect.poll(() => recordsIn(page, "known")).toEqual([{ since, how: strongest }]);
      await expect.poll(copied).toEqual({ since, how: strongest });
    }
    // A second copy that the browser has lost is made again when the deal is noted again.
    await page.evaluate(() => new storageParts.BrowserStorage().copies.forget("known", "all"));
    expect(await copied()).toBeUndefined();
    await learn("shown");
    await expect.poll(copied).toEqual({ since: expect.any(Number), how: "shown" });
  });

  test("C-10: is known by the stronger note where database and second copy, or a digest from the terminal, differ", async () => {
    const page = await openStorage(stage);
    const notes = await page.evaluate(async (deal) => {
      const { known, copies, database } = new storageParts.BrowserStorage();
      const put = async (how: string, key = deal) => {
        await database.write(["known"], async (transaction) => {
          await transaction.put("known", key, { since: 7, how });
        });
      };
      await put("begun");
      await copies.write("known", deal, { since: 7, how: "shown" });
      const byCopy = await known.notesOn(deal);
      await copies.forget("known", "all");
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(deal));
      const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
      const by = { digest: text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") };
      const { added } = await known.merge([{ by, how: "told" }]);
      const raised = await known.notesOn(deal);
      await put("shown", `sha256 ${by.digest}`);
      return [byCopy, added.length, raised, await known.notesOn(deal)];
    }, DEAL);
    expect(notes).toEqual([["shown"], 0, ["told"], ["shown"]]);
  });

  test("cannot be noted in a database of a version to come: that is said, and nothing changes", async () => {
    const page = await openStorage(stage);
    await makeDatabase(page, 99, [{ store: "known", key: "a deal", value: 7 }]);
    const failed = await page.evaluate(async (deal) => {
      const { known } = new storageParts.BrowserStorage();
      const name = (error: unknown) => (error as Error).name;
      return [await known.notesOn(deal).catch(name), await known.learn(deal, "played").catch(name)];
    }, DEAL);
    expect(failed).toEqual(["VersionError", "VersionError"]);
    await expect.poll(() => recordsIn(page, "known")).toEqual([7]);
  });
});
