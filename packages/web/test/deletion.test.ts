import { seededRandom } from "@tetrarch/engine";
import { type Contest, DEFAULT_TERMS, freshChallenge, freshContest, type GameRecord } from "@tetrarch/play";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { COPY_LOCK } from "../src/data/mirror.js";
import { historyActions } from "./history-actions.js";
import { GAME } from "./kept-game.js";
import { pastGames } from "./past-games.js";
import { Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { copiesMade, emptyStore, recordsIn, type StoreName } from "./stored.js";

const stage = new Stage();
const { openHistory, listed, press, answer } = historyActions(stage);

const RECORDS = pastGames(3);
const [FIRST] = RECORDS as [GameRecord];
const IDS = RECORDS.map(({ id }) => id).sort();
const [, ...REST] = RECORDS;
const CONTEST = contest();

beforeEach(() => stage.paintNothing());

function contest(): Contest {
  const challenge = freshChallenge(GAME, "standard", 1, seededRandom(7));
  const at = { id: "c".repeat(32), madeAt: 1 };
  return value(freshContest(challenge, [{ name: "Ann", kind: "here" }], DEFAULT_TERMS, at));
}

/** A tab in whose database lie finished games, a star on each and a contest, with second copies of all of them. */
async function openKept(): Promise<Page> {
  const page = await openStorage(stage);
  await page.evaluate(
    async ([records, contest]) => {
      const storage = new storageParts.BrowserStorage();
      const history = new storageParts.History(storage);
      await history.add(records);
      const remarks = new storageParts.Remarks(storage.database, storage.copies);
      await remarks.merge(records.map(({ id }) => ({ id, star: { value: true, at: 1 } })));
      await new storageParts.Contests(storage.database, storage.copies).add(contest);
    },
    [RECORDS, CONTEST] as const,
  );
  await expect.poll(() => copied(page, "finished")).toHaveLength(RECORDS.length);
  await expect.poll(() => copied(page, "remarks")).toHaveLength(RECORDS.length);
  await expect.poll(() => copied(page, "contests")).toHaveLength(1);
  return page;
}

/** The keys of all second copies of a kind, each once. */
function copied(page: Page, kind: "finished" | "remarks" | "contests"): Promise<readonly string[]> {
  return page.evaluate(
    async (name) => [...new Set(await new storageParts.BrowserStorage().copies.keys(name))],
    kind,
  );
}

/** From now on nothing that this tab does takes a second copy away. */
function keepCopies(page: Page): Promise<void> {
  return page.evaluate(() => {
    const refuse = () => Promise.reject(new Error("the copies cannot be reached"));
    Cache.prototype.delete = refuse;
    CacheStorage.prototype.delete = refuse;
  });
}

function remove(page: Page, ids: "all" | readonly string[]): Promise<void> {
  return page.evaluate(async (chosen) => {
    const storage = new storageParts.BrowserStorage();
    const history = new storageParts.History(storage);
    const { games } = await history.list();
    await history.delete(chosen === "all" ? "all" : games.filter(({ id }) => chosen.includes(id)));
  }, ids);
}

/** What a visit to the history and to the book of duels does first: resolves to how much of each was restored. */
function mend(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(async () => {
    const storage = new storageParts.BrowserStorage();
    await new storageParts.Remarks(storage.database, storage.copies).mend();
    const games = await new storageParts.History(storage).mend();
    return [games, await new storageParts.Contests(storage.database, storage.copies).mend()] as const;
  });
}

/** The next visit, in another tab. */
async function comeAgain(): Promise<Page> {
  await stage.page.close();
  await stage.newPage();
  return await openStorage(stage);
}

async function idsIn(page: Page, store: StoreName): Promise<readonly string[]> {
  return ((await recordsIn(page, store)) as readonly { readonly id: string }[]).map(({ id }) => id).sort();
}

describe("what is deleted while its second copy cannot be forgotten stays deleted, and the copy is forgotten later:", () => {
  test("a game, with what was set beside it", async () => {
    const page = await openKept();
    await keepCopies(page);
    await remove(page, [FIRST.id]);
    const later = await comeAgain();
    expect(await mend(later)).toEqual([0, 0]);
    expect(await idsIn(later, "finished")).toEqual(IDS.filter((id) => id !== FIRST.id));
    expect(await idsIn(later, "remarks")).toEqual(IDS.filter((id) => id !== FIRST.id));
    await expect.poll(() => copied(later, "finished")).toHaveLength(REST.length);
    await expect.poll(() => copied(later, "remarks")).toHaveLength(REST.length);
  });

  test("all games, those too that only the second copy had", async () => {
    const page = await openKept();
    await emptyStore(page, "finished");
    await page.evaluate(async (kept) => {
      const storage = new storageParts.BrowserStorage();
      await new storageParts.History(storage).add(kept);
    }, REST);
    await copiesMade(page);
    await keepCopies(page);
    await remove(page, "all");
    const later = await comeAgain();
    expect(await mend(later)).toEqual([0, 0]);
    expect(await idsIn(later, "finished")).toEqual([]);
    expect(await idsIn(later, "remarks")).toEqual([]);
    await expect.poll(() => copied(later, "finished")).toEqual([]);
    await expect.poll(() => copied(later, "remarks")).toEqual([]);
    // From then on copies count again.
    await later.evaluate(async (kept) => {
      const storage = new storageParts.BrowserStorage();
      await new storageParts.History(storage).add(kept);
    }, REST);
    await expect.poll(() => copied(later, "finished")).toHaveLength(REST.length);
    await emptyStore(later, "finished");
    expect(await mend(later)).toEqual([REST.length, 0]);
  });

  test("a contest", async () => {
    const page = await openKept();
    await keepCopies(page);
    await page.evaluate(async (id) => {
      const { database, copies } = new storageParts.BrowserStorage();
      await new storageParts.Contests(database, copies).delete([id]);
    }, CONTEST.id);
    const later = await comeAgain();
    expect(await mend(later)).toEqual([0, 0]);
    expect(await idsIn(later, "contests")).toEqual([]);
    await expect.poll(() => copied(later, "contests")).toEqual([]);
    // Begun or imported once more it is there again, and copied.
    await later.evaluate(async (made) => {
      const { database, copies } = new storageParts.BrowserStorage();
      await new storageParts.Contests(database, copies).merge([made]);
    }, CONTEST);
    await expect.poll(() => copied(later, "contests")).toEqual([CONTEST.id]);
    await emptyStore(later, "contests");
    expect(await mend(later)).toEqual([0, 1]);
  });
});

test("a game that is deleted while another tab restores it from its second copy is not restored", async () => {
  const page = await openKept();
  await emptyStore(page, "finished");
  const restored = await page.evaluate(async (records) => {
    const storage = new storageParts.BrowserStorage();
    const history = new storageParts.History(storage);
    const { read } = storage.copies;
    let isDone = false;
    storage.copies.read = async (kind, key) => {
      const copy = await read.call(storage.copies, kind, key);
      // Meanwhile another tab has restored them, and its player deletes them.
      if (kind === "finished" && !isDone) {
        isDone = true;
        const other = new storageParts.BrowserStorage();
        const otherHistory = new storageParts.History(other);
        await otherHistory.add(records);
        await otherHistory.delete("all");
      }
      return copy;
    };
    await history.mend();
    return (await history.list()).games.length;
  }, RECORDS);
  expect(restored).toBe(0);
});

test("nor does another tab that has still to save it bring it back, but a new game is kept", async () => {
  const page = await openKept();
  await remove(page, [FIRST.id]);
  await page.evaluate(
    async ([game, records]) => {
      const held = new storageParts.BrowserStorage().games.game(game);
      await held.take();
      await held.write({ text: "the table", over: true }, records);
    },
    [GAME, [FIRST, { ...FIRST, id: "d".repeat(32) }]] as const,
  );
  expect(await idsIn(page, "finished")).toEqual([...REST.map(({ id }) => id), "d".repeat(32)].sort());
});

test("an import that the player asks for brings a deleted game back, and its second copy counts again", async () => {
  const page = await openKept();
  await remove(page, [FIRST.id]);
  await page.evaluate(async (records) => {
    const storage = new storageParts.BrowserStorage();
    await new storageParts.History(storage).add(records);
  }, RECORDS);
  expect(await idsIn(page, "finished")).toEqual(IDS);
  await expect.poll(() => copied(page, "finished")).toHaveLength(RECORDS.length);
  await emptyStore(page, "finished");
  expect(await mend(page)).toEqual([RECORDS.length, 0]);
});

test("what is set beside a game that another tab has deleted is refused, and lies nowhere", async () => {
  const page = await openKept();
  const refused = await page.evaluate(async (deleted) => {
    const storage = new storageParts.BrowserStorage();
    const history = new storageParts.History(storage);
    const game = (await history.list()).games.find(({ id }) => id === deleted);
    if (!game) return "no game";
    await history.delete([game]);
    const change = new storageParts.Remarks(storage.database, storage.copies).changeOf(
      game,
      (remark) => remark,
    );
    return change.then(String, (error: Error) => error.message);
  }, FIRST.id);
  expect(refused).toBe("the game has been deleted");
  expect(await idsIn(page, "remarks")).toEqual(REST.map(({ id }) => id).sort());
});

test("a deletion that fails leaves no trace: what the database loses afterwards is restored", async () => {
  const page = await openKept();
  const reason = await page.evaluate(async () => {
    const storage = new storageParts.BrowserStorage();
    const history = new storageParts.History(storage);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    const failed = await history.delete("all").catch((error: Error) => error.name);
    IDBObjectStore.prototype.put = put;
    return failed;
  });
  expect(reason).toBe("QuotaExceededError");
  expect(await idsIn(page, "finished")).toEqual(IDS);
  await emptyStore(page, "finished");
  expect(await mend(page)).toEqual([RECORDS.length, 0]);
});

test("a database that is lost as a whole comes back without what was deleted, while another tab has the copies' lock", async () => {
  const page = await openKept();
  await stage.newPage();
  await openStorage(stage);
  await stage.page.evaluate((lock) => {
    void navigator.locks.request(lock, () => new Promise(() => undefined));
  }, COPY_LOCK);
  await remove(page, [FIRST.id]);
  await expect.poll(() => copied(page, "finished")).toHaveLength(REST.length);
  await expect.poll(() => copied(page, "remarks")).toHaveLength(REST.length);
  await page.close();
  const later = await comeAgain();
  await later.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase("tetrarch");
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  expect(await mend(later)).toEqual([REST.length, 1]);
});

test("all games that the history says are deleted are so at the next visit, whatever became of their copies", async () => {
  await openKept();
  const { page } = stage;
  await openHistory();
  expect(await listed()).toHaveLength(RECORDS.length);
  await keepCopies(page);
  await press("Delete all …");
  await answer("Delete all …");
  await answer(`Delete ${RECORDS.length} games`);
  await page.getByText("All games are deleted.").waitFor();
  await stage.newPage();
  await openHistory();
  // They are forgotten when the history is brought in step with its copies.
  const left = () =>
    stage.page.evaluate(async () => (await (await caches.open("tetrarch finished")).keys()).length);
  await expect.poll(left).toBe(0);
  expect(await stage.page.locator(".news").innerText()).toBe("");
  await stage.page.reload();
  await stage.page.getByText("No finished games yet").waitFor();
  expect(await recordsIn(stage.page, "finished")).toEqual([]);
});
