import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findGameAmong } from "@tetrarch/engine";
import {
  formatHistory,
  type GameRecord,
  identityOfFinished,
  LARGEST_HISTORY,
  readHistory,
} from "@tetrarch/play";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const { kept, openHistory, openWith, listed, press, answer, exported, pick } = historyActions(stage);

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

/** A file of one byte more than is read. */
function tooLarge(): string {
  const path = join(folder, "large.jsonl");
  writeFileSync(path, `${formatHistory([])}`.padEnd(LARGEST_HISTORY + 1));
  return path;
}

async function exportedGames(): Promise<readonly GameRecord[]> {
  const read = value(readHistory(await exported(), findGameAmong([])));
  expect(read.refused).toEqual([]);
  return read.games;
}

test("the page exports all, and brings all of it back; a game never counts twice", async () => {
  const { page } = stage;
  const records = pastGames(12);
  await openWith(records);
  expect(await exportedGames()).toEqual(records);
  await press("Delete all …");
  await answer("Delete all …");
  await answer("Delete 12 games");
  await page.getByText("No finished games yet").waitFor();
  await pick(formatHistory(records));
  await page.getByText("12 games are new here.").waitFor();
  expect(await listed()).toHaveLength(12);
  await pick(formatHistory(records));
  await page.getByText("No game is new here. 12 games were here already.").waitFor();
  expect(await exportedGames()).toEqual(records);
  // Of two ends of a game the first counts, and whose end is another one now is told.
  const earlier = records.map((record, index) => ({
    ...record,
    endedAt: record.endedAt - (index === 4 ? 1 : 0),
  }));
  await pick(formatHistory(earlier));
  const replaced = "12 games were here already. 1 game was replaced by an earlier end of it.";
  await page.getByText(`No game is new here. ${replaced}`).waitFor();
  expect(await exportedGames()).toEqual(earlier);
  // Whoever has played a deal elsewhere knows it (C-10).
  const [first] = records;
  await stage.openDeal(sessionOf(first?.game ?? "", Number(/-(\d+)-/.exec(first?.deal ?? "")?.[1])));
  await expect.poll(() => page.locator(".guard").innerText()).toContain("you know this deal");
});

test("the page tells of each line that it cannot take its number and why, and takes all others", async () => {
  const { page } = stage;
  const [header, ...lines] = formatHistory(pastGames(3)).trimEnd().split("\n");
  await openHistory();
  await pick([header, "<b>no game</b>", ...lines, lines[0]?.replace('"end":"', '"end":"not ')].join("\n"));
  await page.getByText("3 games are new here.").waitFor();
  const refused = await page.locator(".refused li").allInnerTexts();
  expect(refused).toEqual([
    'line 2: it is not JSON, it begins with "<b>no game</b>"',
    expect.stringMatching(/^line 6: end: /),
  ]);
  await pick(formatHistory([]).replace('"version":1', '"version":2'));
  await page.getByText(/Nothing was imported: line 1: a newer Tetrarch has written this file/).waitFor();
  await pick("tk");
  await page.getByText(/Nothing was imported: line 1: it is no header/).waitFor();
  await page.locator("input[type=file]").setInputFiles(tooLarge());
  await page.getByText("Nothing was imported: the file has more than 50 MB.").waitFor();
  expect(await kept()).toHaveLength(3);
});

test("the page says that games are deleted or exported only of those that are", async () => {
  const { page } = stage;
  const records = pastGames(3);
  await openWith(records.slice(1));
  // Of a game whose moves are gone no file can be made.
  await putFinished(page, records.slice(0, 1));
  await deleteMovesOf(records[0] as GameRecord);
  await page.reload();
  await openHistory();
  expect(await exportedGames()).toHaveLength(2);
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
