import { readFileSync } from "node:fs";
import { formatHistory, type Remark } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { historyActions } from "./history-actions.js";
import { GAME } from "./kept-game.js";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { copiesMade, makeDatabase, recordsIn, storesIn } from "./stored.js";

const stage = new Stage();
const { openHistory, listed, press, answer } = historyActions(stage);

const RECORDS = pastGames(20);

beforeEach(() => stage.playLightly());

async function openWith(rest = ""): Promise<void> {
  await stage.open("history");
  await stage.page.getByText("No finished games yet").waitFor();
  await putFinished(stage.page, RECORDS);
  await stage.page.reload();
  await openHistory(rest);
}

async function openGame(index: number): Promise<void> {
  await stage.open(`history/${RECORDS[index]?.id}`);
  await stage.page.getByLabel("Your note").waitFor();
}

async function note(text: string): Promise<void> {
  const field = stage.page.getByLabel("Your note");
  await field.fill(text);
  await field.press("Tab");
}

const status = () => stage.page.locator(".remark .status");
const remarks = () => recordsIn(stage.page, "remarks") as Promise<readonly Remark[]>;

async function importText(text: string): Promise<void> {
  await stage.page.locator("input[type=file]").setInputFiles({
    name: "games.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(text),
  });
}

describe("what a player sets beside a game", () => {
  test("by keys alone: a star and a note are kept, and found again", async () => {
    const { page } = stage;
    await openWith();
    await openGame(3);
    await page.getByRole("button", { name: "Star", exact: true }).press("Enter");
    await page.getByRole("button", { name: "Star", exact: true, pressed: true }).waitFor();
    await note("The <b>last</b> key\nwas too deep");
    await expect.poll(() => status().innerText()).toBe("Note saved.");
    await page.reload();
    await page.getByLabel("Your note").waitFor();
    expect(await page.getByLabel("Your note").inputValue()).toBe("The <b>last</b> key\nwas too deep");
    // Within the book the way back is an arrow, not the mark that leads home.
    expect(await page.locator(".to-home img").count()).toBe(0);
    await page.getByRole("link", { name: "All games" }).click();
    await expect.poll(listed).toHaveLength(20);
    await page.getByLabel("Marks").selectOption("starred");
    await expect.poll(listed).toHaveLength(1);
    // Markup in it is text.
    expect((await listed())[0]).toContain("starred");
    expect((await listed())[0]).toContain("<b>last</b>");
    expect(await page.locator(".games .note *").count()).toBe(0);
    await page.getByLabel("Marks").selectOption("starred or not");
    await page.getByLabel("Search in notes").fill("LAST</b> key");
    await expect.poll(listed).toHaveLength(1);
    await page.getByLabel("Search in notes").fill("nothing of the kind");
    await press("Show all");
    await expect.poll(listed).toHaveLength(20);
  });

  test("a note that is being written when the player goes back is kept", async () => {
    await openWith();
    await stage.page.locator(".games a").first().click();
    await stage.page.getByLabel("Your note").fill("half a thou");
    await stage.page.goBack();
    await expect.poll(listed).toHaveLength(20);
    await expect.poll(remarks).toMatchObject([{ note: { value: "half a thou" } }]);
  });

  test("a note that is too long is refused with both numbers, and what was kept stays", async () => {
    await openWith();
    await openGame(0);
    await note("short");
    await expect.poll(() => status().innerText()).toBe("Note saved.");
    await note("n".repeat(1001));
    await stage.page
      .getByText("Not saved yet: a note has at most 1,000 characters, this one has 1,001.")
      .waitFor();
    expect(await remarks()).toMatchObject([{ note: { value: "short" } }]);
  });

  test("a hidden game leaves the list, which says so, and counts in the statistics all the same", async () => {
    const { page } = stage;
    await openWith(`/${GAME}`);
    const all = (await listed()).length;
    const numbers = await page.locator(".numbers-page").innerText();
    await openGame(RECORDS.findIndex(({ game }) => game === GAME));
    await press("Hide");
    await page.getByRole("button", { name: "Show in the list" }).waitFor();
    await stage.open(`history/${GAME}`);
    await expect.poll(listed).toHaveLength(all - 1);
    expect(await page.locator(".count").innerText()).toBe(`${all - 1} games · 1 hidden`);
    expect(await page.locator(".numbers-page").innerText()).toBe(numbers);
    await page.getByLabel("Marks").selectOption("hidden");
    await expect.poll(listed).toHaveLength(1);
    await page.locator(".games a").click();
    await press("Show in the list");
    await page.getByRole("button", { name: "Hide" }).waitFor();
    await stage.open(`history/${GAME}`);
    await page.reload();
    await expect.poll(listed).toHaveLength(all);
  });

  test("goes with its game, and comes back from the second copy of what the browser has lost", async () => {
    const { page } = stage;
    await openWith();
    for (const index of [0, 1]) {
      await openGame(index);
      await note(`of game ${index}`);
      await expect.poll(() => status().innerText()).toBe("Note saved.");
    }
    await press("Delete …");
    await answer("Delete it");
    await page.getByText("is not here").waitFor();
    await copiesMade(page);
    const left = await remarks();
    expect(left).toMatchObject([{ id: RECORDS[0]?.id, note: { value: "of game 0" } }]);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("tetrarch");
          opening.onsuccess = () => {
            const writing = opening.result.transaction("remarks", "readwrite");
            writing.objectStore("remarks").clear();
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await page.reload();
    await expect.poll(remarks).toEqual(left);
  });
});

describe("the statistics", () => {
  test("start over when the player wants, each solitaire by itself, and count all again", async () => {
    const { page } = stage;
    await openWith(`/${GAME}`);
    const numbers = page.locator(".numbers-page");
    const before = await numbers.innerText();
    const all = (await listed()).length;
    await press("Reset statistics …");
    await answer("Reset");
    await numbers.getByText("None yet").waitFor();
    expect(await numbers.innerText()).toContain(`${all} games are from before, in the list only.`);
    expect(await listed()).toHaveLength(all);
    await page.reload();
    await numbers.getByText("None yet").waitFor();
    await stage.open("history/kings-keys");
    await page.getByText("Share of games won").waitFor();
    expect(await numbers.getByText("None yet").count()).toBe(0);
    await stage.open(`history/${GAME}`);
    await press("Count all again");
    await numbers.getByText("None yet").waitFor({ state: "detached" });
    expect(await numbers.innerText()).toBe(before);
  });
});

test("export, delete, import: marks and fresh starts are as they were; the latest setting counts", async () => {
  const { page } = stage;
  await openWith();
  await openGame(2);
  await press("Star");
  await page.getByRole("button", { name: "Star", exact: true, pressed: true }).waitFor();
  await note("mine");
  await expect.poll(() => status().innerText()).toBe("Note saved.");
  await openHistory("/kings-keys");
  await press("Reset statistics …");
  await answer("Reset");
  await page.getByText("are from before, in the list only").waitFor();
  const before = [await remarks(), await recordsIn(page, "starts")];
  const downloading = page.waitForEvent("download");
  await press("Export");
  const text = readFileSync(await (await downloading).path(), "utf8");
  await press("Delete all …");
  await answer("Delete all …");
  await answer("Delete 20 games");
  await page.getByText("No finished games yet").waitFor();
  expect([await remarks(), await recordsIn(page, "starts")]).toEqual([[], []]);
  await importText(text);
  await page
    .getByText("New besides: what you noted on 1 game, from when on the statistics of 1 solitaire count.")
    .waitFor();
  expect([await remarks(), await recordsIn(page, "starts")]).toEqual(before);
  // From another device: an older note, a newer change of the star.
  const [mine] = await remarks();
  const theirs: Remark = {
    id: mine?.id ?? "",
    star: { value: false, at: (mine?.star?.at ?? 0) + 1 },
    note: { value: "theirs", at: 1 },
  };
  await importText(formatHistory([], [{ kind: "remark", remark: theirs }]));
  await page.getByText("New besides: what you noted on 1 game.").waitFor();
  expect(await remarks()).toEqual([{ ...theirs, note: mine?.note }]);
});

test("a database of version 6, of before there were marks, keeps its games, and has room for them", async () => {
  const page = await openStorage(stage);
  const { words, ...finished } = RECORDS[0] ?? { words: [] };
  await makeDatabase(page, 6, [
    { store: "owners", key: GAME, value: { token: "another tab, long closed" } },
    { store: "finished", key: "a game", value: { ...finished, moves: words.length } },
    { store: "analyses", key: "a game", value: "of a version to come" },
  ]);
  await openHistory();
  expect(await listed()).toHaveLength(1);
  expect(await storesIn(page)).toEqual(expect.arrayContaining(["remarks", "starts"]));
  expect(await recordsIn(page, "analyses")).toEqual(["of a version to come"]);
});
