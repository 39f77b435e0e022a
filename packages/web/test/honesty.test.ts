import { formatDeal, legalWords, numberedDeal, type Session } from "@tetrarch/engine";
import { type ArchiveEntry, formatHistory } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { askForHint } from "./ask-for-hint.js";
import { byTap } from "./input.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";
import { playHere } from "./taking-over.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

function button(name: string) {
  return stage.page.getByRole("button", { name, exact: true });
}

async function expectDegree(words: string): Promise<void> {
  await expect.poll(() => stage.page.locator(".guard").innerText()).toContain(words);
}

/** The screen shows a move before it is on the disk: whoever reloads at once may be quicker. */
async function expectStartedOnDisk(): Promise<void> {
  await expect.poll(() => recordsIn(stage.page, "games")).toMatchObject([{ begun: true }]);
}

const FIRST = "the first game of this deal";
const KNOWN = "but you know this deal";
const ASSISTED = "Played with help";

function first(session: Session): string {
  return legalWords(session)[0] ?? "";
}

function listOf({ game }: Session, number: number): string {
  return formatDeal(numberedDeal(game.pack, number));
}

/** Deals by what is typed where a code is asked for. */
async function deal(text: string): Promise<void> {
  await chooseInMenu(stage.page, "New deal …");
  await stage.page.getByRole("textbox", { name: "By its code" }).fill(text);
  await button("Deal").click();
  await stage.page.getByRole("dialog").waitFor({ state: "detached" });
}

async function resign(): Promise<void> {
  await chooseInMenu(stage.page, "Resign");
  await stage.page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
  await stage.page.getByRole("dialog", { name: "Resigned" }).waitFor();
}

test("C-10: a deal that was begun is a known one, by code and as a list; one that was only dealt is not", async () => {
  const session = sessionOf("four-kingdoms", 21);
  const other = sessionOf("four-kingdoms", 22);
  await stage.openDeal(session);
  await expectDegree(FIRST);
  await deal(other.deal);
  await stage.expectPiles(other);
  await expectDegree(FIRST);
  await deal(listOf(session, 21));
  await stage.expectPiles(session);
  await expectDegree(FIRST);
  const begun = await stage.play(byTap, session, first(session));
  await expectDegree(FIRST);
  await expectStartedOnDisk();
  await stage.page.reload();
  await stage.expectPiles(begun);
  await expectDegree(FIRST);
  for (const text of [session.deal, listOf(session, 21)]) {
    await deal(text);
    await stage.expectPiles(session);
    await expectDegree(KNOWN);
  }
  // It stays so, also when it is left before it is begun.
  await expect.poll(() => recordsIn(stage.page, "games")).toMatchObject([{ begun: false }]);
  await stage.page.reload();
  await stage.expectPiles(session);
  await expectDegree(KNOWN);
  await button("Menu").click();
  await expect.poll(() => stage.page.getByRole("dialog").innerText()).toContain("a deal you know");
  await stage.page.keyboard.press("Escape");
  const played = await stage.play(byTap, session, first(session));
  await expectStartedOnDisk();
  await stage.page.reload();
  await stage.expectPiles(played);
  await expectDegree(KNOWN);
  await resign();
  await expect.poll(() => stage.page.getByRole("dialog").innerText()).toContain("Unaided, known deal");
  await chooseInOpenMenu(stage.page, "Look at the table");
  await stage.page.keyboard.press("u");
  await expectDegree(ASSISTED);
  await deal(other.deal);
  await expectDegree(FIRST);
});

test("C-10: what one tab has shown, another knows when it takes the game over", async () => {
  const session = sessionOf("four-gods", 1);
  await stage.openDeal(session);
  await resign();
  const shown = stage.page;
  await button("Could this have been won?").click();
  await button("Show a way").click();
  await stage.page.locator(".line-bar").waitFor();
  await stage.newPage();
  await stage.open("four-gods");
  await playHere(stage.page);
  await chooseInOpenMenu(stage.page, "This deal again");
  await stage.expectPiles(session);
  await expectDegree(KNOWN);
  await shown.close();
});

test("C-10: other rolls make another deal, and the deals of the old list are taken over", async () => {
  const session = sessionOf("four-gods", 5);
  const list = listOf(session, 5);
  await stage.page.addInitScript((old) => {
    if (!localStorage.getItem("told before")) localStorage.setItem("tetrarch revealed", old);
    localStorage.setItem("told before", "yes");
  }, `${session.deal}\nnonsense`);
  await stage.open("four-gods");
  await stage.page.locator(".table [data-stop]").first().waitFor();
  await deal(list);
  await expectDegree(KNOWN);
  await deal(list.replace(/\d$/, (roll) => String((Number(roll) % 6) + 1)));
  await expectDegree(FIRST);
  expect(await stage.page.evaluate(() => localStorage.getItem("tetrarch revealed"))).toBeNull();
  await expect.poll(() => recordsIn(stage.page, "known")).toHaveLength(1);
});

test("C-10: a hint before the first move makes a deal known, and is no way to a first play", async () => {
  const session = sessionOf("kings-keys", 8);
  await stage.openDeal(session);
  await askForHint(stage.page);
  await expect.poll(() => stage.page.locator(".caption").innerText(), { timeout: 60_000 }).toMatch(/^Hint: /);
  await expectDegree(ASSISTED);
  await chooseInMenu(stage.page, "This deal again");
  await expectDegree(KNOWN);
});

test("C-10: a deal is known as long as the page is open where the browser keeps nothing, which is told", async () => {
  await stage.page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === "readwrite" && [stores].flat().includes("known"))
        throw new DOMException("", "QuotaExceededError");
      return transaction.call(this, stores, mode, options);
    };
  });
  const session = sessionOf("four-kingdoms", 21);
  await stage.openDeal(session);
  await stage.play(byTap, session, first(session));
  await expect
    .poll(() => stage.page.locator(".caption").innerText())
    .toBe("That you know this deal cannot be saved: the disk is full.");
  await deal(session.deal);
  await stage.expectPiles(session);
  await expectDegree(KNOWN);
});

test("C-10: the deals of two thousand tries at puzzles are noted in one go, and once, when they are imported", async () => {
  const { page } = stage;
  const tries = Array.from({ length: 2000 }, (_, number) => {
    const { game, deal } = sessionOf("four-kingdoms", number + 1);
    return { game: game.id, deal, right: true, rating: 1200, at: 5 };
  });
  const kept = tries.map((puzzle): ArchiveEntry => ({ kind: "puzzle", puzzle }));
  await stage.open("history");
  await page.evaluate(() => {
    const counting = globalThis as { goes?: number };
    counting.goes = 0;
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      if (mode === "readwrite" && [stores].flat().join() === "known")
        counting.goes = (counting.goes ?? 0) + 1;
      return transaction.call(this, stores, mode, options);
    };
  });
  await page.locator("input[type=file]").setInputFiles({
    name: "games.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(formatHistory([], kept)),
  });
  await page.getByText("New besides: your tries at 2,000 puzzles.").waitFor();
  expect(await page.evaluate(() => (globalThis as { goes?: number }).goes)).toBe(1);
  expect(await recordsIn(page, "known")).toHaveLength(2000);
});

test("C-10: a deal whose puzzle was tried elsewhere is a known one when the try is imported", async () => {
  const { page } = stage;
  const session = sessionOf("four-kingdoms", 24);
  const puzzle = { game: session.game.id, deal: session.deal, right: true, rating: 1200, at: 5 };
  const kept: readonly ArchiveEntry[] = [{ kind: "puzzle", puzzle }];
  await stage.open("history");
  await page.locator("input[type=file]").setInputFiles({
    name: "games.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from(formatHistory([], kept)),
  });
  await page.getByText("New besides: your tries at 1 puzzle.").waitFor();
  expect(await recordsIn(page, "known")).toMatchObject([{ how: "found" }]);
  await stage.openDeal(session);
  await expectDegree(KNOWN);
});
