import { readFileSync } from "node:fs";
import type { Contest } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { historyHands } from "./history-hands.js";
import { Stage } from "./stage.js";
import { copiesMade, recordsIn } from "./stored.js";

const stage = new Stage();
const { openHistory, press, giveUp } = historyHands(stage);

beforeEach(() => stage.playLightly());

/** As the app keeps them. */
const LESSONS = '{"kings-keys":["a-book","by-hand"],"tomb-of-four-kings":["the-first-turn"]}';
const LESSONS_KEY = "tetrarch lessons";

/** A series of three of which one game is over, and what was learnt. */
async function playSome(): Promise<void> {
  const { page } = stage;
  await stage.open("");
  await page.locator(".doors").waitFor();
  await page.evaluate(([key, reached]) => localStorage.setItem(key, reached), [
    LESSONS_KEY,
    LESSONS,
  ] as const);
  await stage.open("duels/new/series/tomb-of-four-kings");
  await press("Begin");
  await press("Play the first game");
  await page.locator(".table [data-stop]").first().waitFor();
  await giveUp();
  await page.getByRole("link", { name: "On with the series" }).click();
  await page.locator(".scores").getByText("given up").waitFor();
}

async function everything() {
  const { page } = stage;
  const contests = (await recordsIn(page, "contests")) as readonly Contest[];
  const finished = await recordsIn(page, "finished");
  const moves = await recordsIn(page, "moves");
  const reached = await page.evaluate((key) => localStorage.getItem(key), LESSONS_KEY);
  return { contests, finished, moves, reached };
}

/** Everything in the browser goes, or only some of it. */
async function wipe(storageTypes: string): Promise<void> {
  const { page } = stage;
  await page.goto(new URL("mark.svg", stage.address).href);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(stage.address).origin, storageTypes });
  await session.detach();
}

test("export, wipe, import: series, games and lessons are exactly as they were", async () => {
  const { page } = stage;
  await playSome();
  const before = await everything();
  expect(before.contests).toHaveLength(1);
  await openHistory();
  const downloading = page.waitForEvent("download");
  await press("Export");
  await page.getByText("Exported: 1 game, 1 series or duel, your place in the lessons of 2 games.").waitFor();
  const text = readFileSync(await (await downloading).path(), "utf8");
  expect(text.trimEnd().split("\n")).toHaveLength(5);
  await wipe("indexeddb,local_storage,cache_storage");
  await openHistory();
  const pick = () =>
    page.locator("input[type=file]").setInputFiles({
      name: "games.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(text),
    });
  await pick();
  await page
    .getByText("1 game is new here. New besides: 1 series or duel, your place in the lessons of 2 games.")
    .waitFor();
  expect(await everything()).toEqual(before);
  await pick();
  await page.getByText("No game is new here. 1 game was here already.", { exact: true }).waitFor();
  expect(await everything()).toEqual(before);
});

test("what the browser has lost of the book and of the lessons comes back from the second copy", async () => {
  const { page } = stage;
  await playSome();
  const { contests, reached } = await everything();
  // A page that is left takes the copies with it that are still to be made.
  await copiesMade(page);
  await stage.open("learn");
  await page.reload();
  const isCopied = () =>
    page.evaluate(async () => (await (await caches.open("tetrarch lessons")).keys()).length);
  await expect.poll(isCopied).toBe(1);
  await copiesMade(page);
  await wipe("indexeddb,local_storage");
  await stage.open("duels");
  await page.getByText("The browser had lost a page of the book: restored from the second copy.").waitFor();
  const again = await everything();
  expect(again.contests).toEqual(contests);
  await stage.open("learn");
  const kept = () => page.evaluate((key) => localStorage.getItem(key), LESSONS_KEY);
  await expect.poll(kept).toBe(reached);
  await stage.open("duels");
  await page.getByRole("link", { name: /A series of three/ }).click();
  await press("Tear this page out …");
  await page.getByRole("dialog").getByRole("button", { name: "Tear it out" }).click();
  await page.getByText("Its pages are empty", { exact: false }).waitFor();
  // Torn out, it stays so.
  await page.reload();
  await page.getByText("Its pages are empty", { exact: false }).waitFor();
  await copiesMade(page);
  expect(await recordsIn(page, "contests")).toEqual([]);
});
