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
import { COPY_LOCK } from "../src/data/mirror.js";
import { after, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { GAME } from "./kept-game.js";
import { chooseInMenu } from "./menu.js";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();
const { kept, openHistory, listed, press, answer, giveUp } = historyActions(stage);

let folder: string;

beforeEach(() => stage.playLightly());
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tetrarch-history-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
    await page.getByText("No finished games yet").waitFor();
    expect(await page.title()).toBe("Your games · Tetrarch");
    await stage.open(GAME);
    await chooseInMenu(page, "Your games");
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

  test("has no bar before a first play without help; then what can be won is a tick, with words", async () => {
    const { page } = stage;
    const own = pastGames(20).filter(({ game }) => game === GAME);
    const [won, lost] = [own.find(({ end }) => end === "won"), own.find(({ end }) => end !== "won")];
    if (!won || !lost) throw new Error("other games than expected");
    const helped = { ...won, degree: "assisted" } as const;
    await openWith([helped]);
    expect(await page.locator(".all-games li").count()).toBe(5);
    expect(await page.locator(".scale, .legend").count()).toBe(0);
    await stage.open(`history/${GAME}`);
    await page.getByRole("heading", { name: "First plays without help" }).waitFor();
    expect(await page.locator(".scale, .legend").count()).toBe(0);
    await putFinished(page, [won, lost, { ...lost, id: "f".repeat(32) }, { ...won, id: "e".repeat(32) }]);
    await stage.open("");
    await openHistory();
    // Waits for exactly one: the list stands before the games just put there are read.
    await page.locator(".all-games .scale").waitFor();
    const bar = page.locator(".all-games li", { has: page.locator(".scale") });
    expect(await bar.innerText()).toMatch(/2 of 4 first plays won\s+55 % of deals can be won$/);
    const widthOf = async (part: string) => (await bar.locator(`.scale ${part}`).boundingBox())?.width ?? 0;
    expect((await widthOf(".yours")) / (await widthOf(".track"))).toBeCloseTo(0.5);
    expect(await widthOf(".winnable")).toBeLessThan(8);
  });

  test("an escape is an honour of its own: a line of the statistics, and a filter", async () => {
    const { page } = stage;
    const ends = [
      ["escaped", 20],
      ["escaped", 35],
      ["lost", 0],
    ] as const;
    const records = pastGames(20).filter(({ game }) => game === "tomb-of-four-kings");
    await openWith(
      ends.map(([end, value], index) => ({
        ...(records[index] as GameRecord),
        end,
        degree: "first",
        score: { value, text: `${value}/104`, max: 104 },
      })),
      "/tomb-of-four-kings",
    );
    const statistics = page.getByRole("region", { name: "Statistics" });
    expect(await statistics.innerText()).toMatch(/Escaped\s+2 of 3, best 35\/104/);
    await page.getByLabel("Result").selectOption("escaped");
    expect(await listed()).toHaveLength(2);
    await stage.open("history/kings-keys");
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await page.getByLabel("Result").innerText()).not.toContain("Escaped");
  });

  test("shows what a filter asks for", async () => {
    const { page } = stage;
    const records = pastGames(40);
    await openWith(records, `/${GAME}`);
    const own = records.filter(({ game }) => game === GAME);
    expect(await listed()).toHaveLength(own.length);
    await page.getByLabel("Result").selectOption("won");
    expect(await listed()).toHaveLength(own.filter(({ end }) => end === "won").length);
    await page.getByLabel("Help").selectOption("assisted");
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
    await page.getByText("What happened, in").click();
    await page.locator(".moves li").first().waitFor();
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
    await page.getByText("No finished games yet").waitFor();
    await page.reload();
    await page.getByText("No finished games yet").waitFor();
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
    await page.getByText("No finished games yet").waitFor();
    await importText(formatHistory(records));
    await page.getByText("12 games are new here.").waitFor();
    expect(await listed()).toHaveLength(12);
    await importText(formatHistory(records));
    await page.getByText("No game is new here. 12 games were here already.").waitFor();
    expect(await exported()).toEqual(records);
    // Of two ends of a game the first counts, and whose end is another one now is told.
    const earlier = records.map((record, index) => ({
      ...record,
      endedAt: record.endedAt - (index === 4 ? 1 : 0),
    }));
    await importText(formatHistory(earlier));
    const replaced = "12 games were here already. 1 game was replaced by an earlier end of it.";
    await page.getByText(`No game is new here. ${replaced}`).waitFor();
    expect(await exported()).toEqual(earlier);
    // Whoever has played a deal elsewhere knows it (C-10).
    const [first] = records;
    await stage.openDeal(sessionOf(first?.game ?? "", Number(/-(\d+)-/.exec(first?.deal ?? "")?.[1])));
    await expect.poll(() => page.locator(".guard").innerText()).toContain("you know this deal");
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
    await page.getByRole("dialog").waitFor();
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
    // The copy does not say in which order games were finished here.
    expect(await kept()).toEqual(before.map((game) => ({ ...game, order: undefined })));
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
    await page
      .getByText(/Exported: 2 games, .*your settings\. 1 game could not be: the moves are gone\./)
      .waitFor();
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

  test("lists a game whose deal was come by in a way that only a newer version knows, without telling it", async () => {
    const { page } = stage;
    const games = pastGames(1).map((record) => ({ ...record, origin: "found in a book" }));
    await openWith(games as unknown as readonly GameRecord[]);
    await page.locator(".games a").click();
    const deal = page.locator(".figures div", { hasText: /^Deal/ }).locator("dd");
    await expect.poll(() => deal.innerText()).toBe(games[0]?.deal);
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
