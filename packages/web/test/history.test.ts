import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games, type Session, startSession } from "@tetrarch/engine";
import {
  formatHistory,
  type GameRecord,
  identityOfFinished,
  LARGEST_HISTORY,
  readHistory,
} from "@tetrarch/play";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { COPY_LOCK } from "../src/play/second-copy.js";
import { after, sessionOf } from "./app.js";
import { byTap } from "./hands.js";
import { GAME } from "./kept-game.js";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { expectCopied, putRecord, recordsIn } from "./stored.js";
import { tables } from "./tables.js";
import { wonGame } from "./wins.js";

const stage = new Stage();

let folder: string;

beforeEach(() => stage.playLightly());
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tetrarch-history-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What every finished game has in the store. */
interface Kept {
  readonly id: string;
  readonly game: string;
  readonly end: string;
  readonly degree: string;
  readonly moves: number;
  readonly startedAt?: number;
  readonly endedAt: number;
  readonly playedFor?: number;
}

async function kept(): Promise<readonly Kept[]> {
  const all = (await recordsIn(stage.page, "finished")) as readonly Kept[];
  return [...all].sort((one, other) => one.endedAt - other.endedAt);
}

async function openHistory(rest = ""): Promise<void> {
  await stage.open(`history${rest}`);
  await stage.page.locator(".history .book").waitFor();
}

/** The games in the list, as they are read. */
async function listed(): Promise<readonly string[]> {
  return stage.page.locator(".games li a").allInnerTexts();
}

function numbers() {
  return stage.page.getByRole("region", { name: "Statistics" });
}

async function press(name: string): Promise<void> {
  await stage.page.getByRole("button", { name, exact: true }).click();
}

async function answer(name: string): Promise<void> {
  await stage.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

async function giveUp(): Promise<void> {
  await press("Menu");
  await press("Resign");
  await answer("Resign");
  await stage.page.getByRole("dialog", { name: "Resigned" }).waitFor();
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
  return Number(await stage.page.locator("dl.result dt:text-is('Moves') + dd").innerText());
}

/** Deletes a game's moves, as damage to the store would. */
function deleteMovesOf(record: GameRecord): Promise<void> {
  return stage.page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("tetrarch");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("moves", "readwrite");
          writing.objectStore("moves").delete(key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    identityOfFinished(record),
  );
}

function inVariant({ game, deal }: Session, variant: string): Session {
  const session = startSession(game, deal, variant);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** A file as a player picks it. */
function fileOf(text: string) {
  return { name: "games.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(text) };
}

/** A file of one byte more than is read. */
function tooLarge(): string {
  const path = join(folder, "large.jsonl");
  writeFileSync(path, `${formatHistory([])}`.padEnd(LARGEST_HISTORY + 1));
  return path;
}

async function importText(text: string): Promise<void> {
  await stage.page.locator("input[type=file]").setInputFiles(fileOf(text));
}

async function exported(): Promise<readonly GameRecord[]> {
  const downloading = stage.page.waitForEvent("download");
  await press("Export");
  const text = readFileSync(await (await downloading).path(), "utf8");
  const read = readHistory(text, (id) => {
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(id);
    return { ok: true, value: game };
  });
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value.refused).toEqual([]);
  return read.value.games;
}

describe("a finished game is in the history and the statistics, once:", () => {
  test.each(Object.keys(tables))("%s, one won and one given up", async (gameId) => {
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
      expect((await listed())[0]).toMatch(/^Given up/);
      expect((await listed())[1]).toMatch(/^Won/);
      expect(await numbers().innerText()).toMatch(/1 of 2, 50 %/);
      // Coming back to the table records nothing again.
      await stage.open(gameId);
      await page.locator("dl.result").waitFor();
    }
    expect(await kept()).toHaveLength(2);
  });

  test("one that is given up for another deal is, as if it were resigned", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    // A deal in which nothing was done is not given up.
    await stage.openDeal(sessionOf(GAME, 7));
    await stage.openDeal(start);
    const played = await stage.play(byTap, start, "deal");
    await stage.open(`${GAME}/${sessionOf(GAME, 9).deal}`);
    await answer(`Play ${sessionOf(GAME, 9).deal}`);
    await stage.expectPiles(sessionOf(GAME, 9));
    await expect.poll(kept).toMatchObject([{ end: "resigned", degree: "first", moves: 1 }]);
    await openHistory();
    await page.locator(".games a").click();
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByRole("button", { name: "Next move" }).click();
    await stage.expectPiles(played);
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
    await stage.play(byTap, sessionOf(GAME, 9), "deal");
    await stage.page.reload();
    await stage.expectPiles(after(sessionOf(GAME, 9), "deal"));
    await giveUp();
    const second = (await kept())[1];
    expect(second?.startedAt).toBeGreaterThanOrEqual(game?.endedAt ?? Number.NaN);
    expect(second?.playedFor).toBeLessThanOrEqual((second?.endedAt ?? 0) - (second?.startedAt ?? 0));
  });

  test("C-10: taken back and ended otherwise, it counts as it ended first", async () => {
    await stage.openDeal(sessionOf(GAME, 8));
    await giveUp();
    const first = await kept();
    await press("Look at the table");
    await press("Undo");
    await stage.play(byTap, sessionOf(GAME, 8), "deal");
    await giveUp();
    expect(await kept()).toEqual(first);
    await stage.page.reload();
    await stage.page.locator("dl.result").waitFor();
    expect(await kept()).toEqual(first);
    // The same deal from its start is another game.
    await press("This deal again");
    await stage.expectPiles(sessionOf(GAME, 8));
    await giveUp();
    expect(await kept()).toMatchObject([{ degree: "first" }, { degree: "known" }]);
  });

  test("one that an earlier version has left at its end is recorded when it is met, and once", async () => {
    const { page } = stage;
    const { end } = wonGame(GAME, 1);
    await stage.openKept(end);
    await page.locator("dl.result").waitFor();
    // It was saved in the first millisecond of 1970; nobody knows when it began.
    await expect.poll(kept).toMatchObject([{ end: "won", endedAt: 1 }]);
    expect((await kept())[0]).not.toHaveProperty("startedAt");
    await page.reload();
    await page.locator("dl.result").waitFor();
    expect(await kept()).toHaveLength(1);
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

describe("the page", () => {
  async function openWith(records: readonly GameRecord[], rest = ""): Promise<void> {
    await stage.open(GAME);
    await stage.page.locator(".table [data-stop]").first().waitFor();
    await putFinished(stage.page, records);
    await openHistory(rest);
  }

  test("without games says what will stand there, and is reached from home and from a game", async () => {
    const { page } = stage;
    await stage.open("");
    await page.getByRole("link", { name: "Your games" }).click();
    await page.getByText("The pages are still empty").waitFor();
    expect(await page.title()).toBe("Your games · Tetrarch");
    await stage.open(GAME);
    await press("Menu");
    await page.getByRole("link", { name: "Your games" }).click();
    await page.getByRole("link", { name: "Play Four Kingdoms" }).waitFor();
    await page.getByRole("link", { name: "Home" }).click();
    await page.locator(".doors").waitFor();
    expect(await page.title()).toBe("Tetrarch");
  });

  test("of ten thousand games shows fifty at a time, newest first", async () => {
    const { page } = stage;
    // A list need not know their moves.
    const records = pastGames(10_000).map((record) => ({ ...record, words: [] }));
    await openWith(records);
    const count = page.locator(".count");
    expect(await count.innerText()).toBe("10,000 games, 1 to 50 shown");
    expect(await page.locator(".games li").count()).toBe(50);
    const address = (at: number) => `#/history/${records[at]?.id}`;
    expect(await page.locator(".games a").first().getAttribute("href")).toBe(address(0));
    await press("Older");
    expect(await count.innerText()).toBe("10,000 games, 51 to 100 shown");
    expect(await page.locator(".games a").first().getAttribute("href")).toBe(address(50));
    // Whoever turns pages by keys is at the top of the new one.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("All games");
  });

  test("shows what a filter asks for", async () => {
    const { page } = stage;
    const records = pastGames(40);
    await openWith(records, `/${GAME}`);
    const own = records.filter(({ game }) => game === GAME);
    expect(await listed()).toHaveLength(own.length);
    await page.getByLabel("Result").selectOption("won");
    expect(await listed()).toHaveLength(own.filter(({ end }) => end === "won").length);
    await page.getByLabel("Honesty").selectOption("assisted");
    expect(await listed()).toEqual([]);
    await press("Show all");
    expect(await listed()).toHaveLength(own.length);
    await page.getByLabel("When").selectOption("in the last 7 days");
    expect(await listed()).toEqual([]);
  });

  test("opens a game, tells its tale, shows it move by move, and deals it again", async () => {
    const { page } = stage;
    const [record] = pastGames(37);
    if (!record) throw new Error("no game");
    await openWith([record]);
    await page.locator(".games a").click();
    await page.getByText("The tale, in").click();
    expect(await page.locator(".moves li").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Watch it again" }).click();
    const deal = Number(/-(\d+)-/.exec(record.deal)?.[1]);
    let session = sessionOf(record.game, deal);
    await stage.expectPiles(session);
    for (const word of record.words.slice(0, 3)) {
      await press("Next move");
      session = after(session, word);
      await stage.expectPiles(session, word);
    }
    await press("Done");
    await page.getByRole("link", { name: "Play this deal again" }).click();
    await stage.expectPiles(sessionOf(record.game, deal));
    expect(await kept()).toHaveLength(1);
  });

  test("deletes a game, and all of them after two questions; they stay deleted", async () => {
    const { page } = stage;
    await stage.openDeal(sessionOf(GAME, 8));
    await giveUp();
    await putFinished(page, pastGames(3));
    await openHistory();
    expect(await listed()).toHaveLength(4);
    await page.locator(".games a").first().click();
    await press("Delete …");
    await answer("Delete it");
    await page.getByText("is not here").waitFor();
    expect(await kept()).toHaveLength(3);
    // The game that was deleted lies on its table still, at its end.
    await stage.open(GAME);
    await page.locator("dl.result").waitFor();
    await page.reload();
    await openHistory();
    await expect.poll(listed).toHaveLength(3);
    await press("Delete all …");
    await answer("Keep them");
    expect(await kept()).toHaveLength(3);
    await press("Delete all …");
    await answer("Delete all …");
    await answer("Delete 3 games");
    await page.getByText("The pages are still empty").waitFor();
    await page.reload();
    await page.getByText("The pages are still empty").waitFor();
    expect([await kept(), await recordsIn(page, "moves")]).toEqual([[], []]);
  });

  test("exports all, and brings all of it back; a game never counts twice", async () => {
    const { page } = stage;
    const records = pastGames(12);
    await openWith(records);
    expect(await exported()).toEqual(records);
    await press("Delete all …");
    await answer("Delete all …");
    await answer("Delete 12 games");
    await page.getByText("The pages are still empty").waitFor();
    await importText(formatHistory(records));
    await page.getByText("12 games are new here.").waitFor();
    expect(await listed()).toHaveLength(12);
    await importText(formatHistory(records));
    await page.getByText("No game is new here. 12 games were here already.").waitFor();
    expect(await exported()).toEqual(records);
    // Whoever has played a deal elsewhere knows it (C-10).
    const [first] = records;
    await stage.openDeal(sessionOf(first?.game ?? "", Number(/-(\d+)-/.exec(first?.deal ?? "")?.[1])));
    await expect.poll(() => page.locator(".guard").innerText()).toContain("a deal you know");
  });

  test("tells of each line that it cannot take its number and why, and takes all others", async () => {
    const { page } = stage;
    const [header, ...lines] = formatHistory(pastGames(3)).trimEnd().split("\n");
    await openHistory();
    await importText(
      [header, "<b>no game</b>", ...lines, lines[0]?.replace('"end":"', '"end":"not ')].join("\n"),
    );
    await page.getByText("3 games are new here.").waitFor();
    const refused = await page.locator(".refused li").allInnerTexts();
    expect(refused).toEqual([
      'line 2: it is not JSON, it begins with "<b>no game</b>"',
      expect.stringMatching(/^line 6: end: /),
    ]);
    await importText(formatHistory([]).replace('"version":1', '"version":2'));
    await page.getByText(/Nothing was imported: line 1: a newer Tetrarch has written this file/).waitFor();
    await importText("tk");
    await page.getByText(/Nothing was imported: line 1: it is no header/).waitFor();
    await page.locator("input[type=file]").setInputFiles(tooLarge());
    await page.getByText("Nothing was imported: the file has more than 50 MB.").waitFor();
    expect(await kept()).toHaveLength(3);
  });

  test("deals the deal of a game again that has just ended, in the variant it was played in", async () => {
    const { page } = stage;
    const played = inVariant(sessionOf("four-gods", 8), "rescue");
    await stage.openKept(played);
    await giveUp();
    const again = async () => {
      await openHistory();
      await page.locator(".games a").first().click();
      await page.getByRole("link", { name: "Play this deal again" }).click();
      await page.locator(".table [data-stop]").first().waitFor();
    };
    await again();
    await stage.expectPiles(played);
    // A game that is over cannot be resigned.
    await press("Menu");
    await page.getByRole("button", { name: "Resign" }).waitFor();
    const other = sessionOf("four-gods", 9);
    await stage.open(`four-gods/${other.deal}/standard`);
    await stage.expectPiles(other);
    await again();
    await stage.expectPiles(played);
    await press("Menu");
    await expect.poll(() => page.locator(".deal-code").innerText()).toMatch(/, rescue/);
  });

  test("keeps a game's moves open when the page is seen again", async () => {
    const { page } = stage;
    const [record] = pastGames(7).filter(({ words }) => words.length > 0);
    await openWith(record ? [record] : []);
    await page.locator(".games a").click();
    await page.locator(".moves summary").click();
    const moves = await page.locator(".moves").elementHandle();
    // What cannot be read is told when the list has been read again.
    await putFinished(page, [{ ...pastGames(1)[0], endedAt: -1 } as GameRecord]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByText("1 record cannot be read").waitFor();
    const isOpen = (details: Element) => details.isConnected && (details as HTMLDetailsElement).open;
    expect(await moves?.evaluate(isOpen)).toBe(true);
  });

  test("restores from their second copies games that the database has lost", async () => {
    const { page } = stage;
    await stage.openDeal(sessionOf(GAME, 8));
    await giveUp();
    const before = await kept();
    await page.evaluate((lock) => navigator.locks.request(lock, () => undefined), COPY_LOCK);
    await stage.open("");
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("tetrarch");
          opening.onsuccess = () => {
            const writing = opening.result.transaction(["finished", "moves"], "readwrite");
            writing.objectStore("finished").clear();
            writing.objectStore("moves").clear();
            writing.oncomplete = () => resolve();
          };
        }),
    );
    await page.reload();
    await openHistory();
    await page.getByText("The browser had lost 1 game: restored from its second copy.").waitFor();
    expect(await kept()).toEqual(before);
  });

  test("says that games are deleted or exported only of those that are", async () => {
    const { page } = stage;
    const records = pastGames(3);
    await openWith(records.slice(1));
    // Of a game whose moves are gone no file can be made.
    await putFinished(page, records.slice(0, 1));
    await deleteMovesOf(records[0] as GameRecord);
    await page.reload();
    await openHistory();
    expect(await exported()).toHaveLength(2);
    await page.getByText("2 games exported. 1 game could not be: the moves are gone.").waitFor();
    await page.evaluate(() => {
      IDBObjectStore.prototype.clear = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await press("Delete all …");
    await answer("Delete all …");
    await answer("Delete 3 games");
    await page.getByText("That cannot be deleted: the disk is full.").waitFor();
    expect(await page.getByText("All games are deleted.").count()).toBe(0);
    expect(await kept()).toHaveLength(3);
  });

  test("leaves a record that cannot be read where it is, and says so", async () => {
    const { page } = stage;
    const [record, ...others] = pastGames(7);
    const damages: readonly object[] = [
      { endedAt: "never" },
      { endedAt: Number.NaN },
      { endedAt: 1e20 },
      { startedAt: "then" },
      { score: { value: 7 } },
      { degree: "honest" },
    ];
    const damaged = damages.map((damage, index) => ({ ...record, ...damage, id: `${index}`.repeat(32) }));
    await openWith([...(damaged as unknown as GameRecord[]), ...others]);
    await page.getByText("6 records cannot be read").waitFor();
    expect(await listed()).toHaveLength(6);
    expect(await recordsIn(page, "finished")).toHaveLength(12);
  });

  test("that names a game which is not here says so, and one whose moves are gone is told, not replayed", async () => {
    const { page } = stage;
    await openWith(pastGames(1).map((record) => ({ ...record, words: ["fly"] })));
    await page.locator(".games a").click();
    await page.getByText(/This game cannot be replayed: words.0: "fly"/).waitFor();
    await stage.open(`history/${"f".repeat(32)}`);
    await page.getByText("is not here").waitFor();
  });

  test("where nothing can be kept says so", async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("pages may keep nothing here", "SecurityError");
      };
    });
    await stage.open("history");
    await page.getByText("Your games cannot be read: this browser lets pages keep nothing.").waitFor();
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
        const { add } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = () => {
          IDBObjectStore.prototype.add = add;
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
