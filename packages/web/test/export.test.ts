import { readFileSync } from "node:fs";
import { findGameAmong } from "@tetrarch/engine";
import { type HistoryRead, readHistory } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { historyActions } from "./history-actions.js";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { putIn, type StoreName } from "./stored.js";

const stage = new Stage();
const { openHistory, press } = historyActions(stage);

beforeEach(() => stage.paintNothing());

/** Nothing that any version of the app has written. */
const GARBAGE: readonly unknown[] = [null, 7, "words", [], {}, undefined];

/** All stores of which something goes into a file. */
const STORES: readonly StoreName[] = [
  "cards",
  "contests",
  "finished",
  "games",
  "known",
  "payments",
  "remarks",
  "sets",
  "starts",
];

async function exported(): Promise<HistoryRead> {
  const downloading = stage.page.waitForEvent("download");
  await press("Export");
  const text = readFileSync(await (await downloading).path(), "utf8");
  const read = readHistory(text, findGameAmong([]));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test("records that cannot be read, of whatever kind, are left out of the file and counted; all others are in it", async () => {
  const { page } = stage;
  await openStorage(stage);
  const remark = await page.evaluate(async () => {
    const { database, copies, known } = new storageParts.BrowserStorage();
    await known.learn("nonsense", "begun");
    const one = { id: "a".repeat(32), star: { value: true, at: 1 } };
    await new storageParts.Remarks(database, copies).merge([one]);
    return one;
  });
  await putFinished(page, pastGames(2));
  for (const store of STORES)
    for (const [index, value] of GARBAGE.entries()) await putIn(page, store, `garbage ${index}`, value);
  // What is a copy only is garbage, too.
  await page.evaluate(
    async (garbage) => {
      const { copies } = new storageParts.BrowserStorage();
      const kinds = [
        "games",
        "known",
        "finished",
        "contests",
        "lessons",
        "remarks",
        "cards",
        "payments",
      ] as const;
      for (const kind of kinds)
        for (const [index, value] of garbage.entries())
          await copies.write(kind, `garbage copy ${index}`, value);
    },
    [null, 7, "words", [], {}],
  );
  await page.addInitScript(() => {
    localStorage.setItem("tetrarch lessons", "null");
    localStorage.setItem("tetrarch puzzles", '[null, 7, "words", [], {}]');
  });
  await openHistory();
  const { games, entries, refused } = await exported();
  expect(refused).toEqual([]);
  expect(games).toEqual(pastGames(2));
  expect(entries).toContainEqual({ kind: "remark", remark });
  const status = await page.locator(".file [role=status]").innerText();
  expect(status).toMatch(/^Exported: 2 games, /);
  // The garbage in the stores; the copies of games and known deals that nothing stands beside; and the known deal of no game.
  const copied = 2 * 5 + 1;
  const count = STORES.length * GARBAGE.length + copied;
  expect(status).toContain(`${count} records could not be read and are not in the file.`);
  await page.getByText(`${3 * GARBAGE.length} records cannot be read, and are left as they are.`).waitFor();
});

test("of one such record it is told as of one; where there is nothing else no file is made", async () => {
  const { page } = stage;
  await openStorage(stage);
  await page.evaluate(async () => void (await new storageParts.BrowserStorage().database.open()));
  await putIn(page, "sets", "a set", null);
  await page.addInitScript(() => localStorage.removeItem("tetrarch settings"));
  await openHistory();
  await press("Export");
  await page.getByText("There is nothing to export: 1 record could not be read.").waitFor();
  await stage.open("workshop");
  await page.getByText("1 card set cannot be read, and is left as it is.").waitFor();
  await putFinished(page, pastGames(1));
  await openHistory();
  expect((await exported()).games).toEqual(pastGames(1));
  await page
    .getByText("Exported: 1 game. 1 record could not be read and is not in the file.", { exact: true })
    .waitFor();
});
