import { readFileSync } from "node:fs";
import {
  findGameAmong,
  ownEdition,
  parseSave,
  readOwnSet,
  type Session,
  seededRandom,
} from "@tetrarch/engine";
import { builtInCardSet, parseCardSet } from "@tetrarch/engine/four-gods";
import { dealLink, formatLink } from "@tetrarch/play";
import type { Analysis } from "@tetrarch/solver/analysis";
import { beforeEach, expect, test, vi } from "vitest";
import { randomStart } from "../../../testing/random-play.js";
import { value } from "../../../testing/value.js";
import { rewrittenSet } from "../../play/test/own-sets.js";
import { placeUnreachable } from "../src/words/en/game-frame.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { copiesMade, emptyStore, expectSaved, recordsIn } from "./stored.js";

const stage = new Stage();
const { kept, openHistory, listed, press, giveUp } = historyActions(stage);

beforeEach(() => stage.playLightly());

/** The built-in cards with another ally to begin with. */
function cardsWith(attack: number) {
  const [first, ...rest] = builtInCardSet.locations;
  const locations = [{ ...first, name: "Port of Brine", attack }, ...rest];
  return { ...builtInCardSet, name: "Dream of the sea", version: "1", locations };
}

function ownGame(attack: number) {
  const own = value(readOwnSet(cardsWith(attack)));
  return ownEdition(own);
}

function fileOf(name: string, text: string) {
  return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}

interface SavedRecord {
  readonly text: string;
  readonly over: boolean;
}

/** The game in play, as soon as it lies in the store: a new deal may be shown before, and the game that it follows lie there still. */
async function saved(): Promise<Session> {
  const { text } = await vi.waitUntil(
    async () => {
      const [record] = (await recordsIn(stage.page, "games")) as readonly SavedRecord[];
      return record?.over === false && record;
    },
    { timeout: 30_000, interval: 10 },
  );
  return value(parseSave(text, findGameAmong([ownGame(50), ownGame(7)])));
}

/** A link that only names its cards, as they are too much for a link. */
function linkWithoutCards(): string {
  const { game } = rewrittenSet("On and on the waves come in. ".repeat(10).trim());
  return value(formatLink(dealLink(randomStart(game, seededRandom(3)))));
}

async function importSet(text: string): Promise<void> {
  await stage.open("workshop");
  await stage.page.getByRole("heading", { name: "Card sets of your own" }).waitFor();
  await stage.page.locator("input[type=file]").setInputFiles(fileOf("sea.json", text));
  await stage.page.getByText("All in order: it can be played.").waitFor();
}

async function exported(): Promise<string> {
  const downloading = stage.page.waitForEvent("download");
  await press("Export");
  return readFileSync(await (await downloading).path(), "utf8");
}

/** Presses a button twice before anything can come of it. */
async function pressTwice(name: string): Promise<void> {
  await stage.page.getByRole("button", { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
}

/** Takes the first ally, with the set's own name for where he waits. */
async function takeFirstAlly(session: Session): Promise<Session> {
  await stage.expectPiles(session);
  await stage.page.getByRole("button", { name: /^Take the ally of Port of Brine along/ }).waitFor();
  const [word = ""] = session.game.legalMoves(session.now.state).map((move) => session.game.formatMove(move));
  return stage.play(byTap, session, word);
}

test("FG-0: a set is made, played, found in history and statistics, taken elsewhere, and its game replays there", async () => {
  const { page } = stage;
  await importSet(JSON.stringify(cardsWith(50)));
  await press("Play this set");
  await page.getByRole("button", { name: /^Take the ally of Port of Brine along/ }).waitFor();
  await page.getByRole("heading", { name: "Dream of the sea", exact: true }).waitFor();
  const after = await takeFirstAlly(await saved());
  expect(after.game.cardSet).toEqual({ name: "Dream of the sea", version: ownGame(50).set.version });
  // It is there again after a reload, with its cards.
  await expectSaved(page, after);
  await page.reload();
  await stage.expectPiles(after);
  await page.getByRole("group", { name: /^friend 1: attack 50, / }).waitFor({ state: "attached" });
  // Where what reads its cards cannot be loaded, it waits for it: it is not set aside as unreadable.
  const reader = "**/assets/own-sets-*.js";
  await page.route(reader, (route) => route.abort());
  await page.reload();
  await page.getByText(placeUnreachable).waitFor();
  expect(await recordsIn(page, "broken")).toEqual([]);
  // Nor are links that name their cards taken for broken ones.
  const link = linkWithoutCards();
  for (const path of [`link/${link}`, `duels/challenge/${link}`]) {
    await stage.open(path);
    await page.getByRole("alert").getByText(placeUnreachable).waitFor();
  }
  await stage.open("link");
  await page.getByLabel("What you were sent").fill(link);
  await page.getByRole("button", { name: "Open it" }).click();
  await page.getByRole("alert").getByText(placeUnreachable).waitFor();
  await page.unroute(reader);
  await stage.open("four-gods");
  await page.reload();
  await stage.expectPiles(after);
  // The fair player knows these cards, too; the second time it tells. Between two hidden cards a hint is free.
  await page
    .getByRole("button", { name: /left card/ })
    .first()
    .click();
  await press("Hint");
  await press("Hint");
  await page
    .getByText(/^Hint: /)
    .first()
    .waitFor();
  await giveUp();
  await chooseInOpenMenu(stage.page, "This deal again");
  await takeFirstAlly(await saved());
  await giveUp();
  expect(await kept()).toMatchObject([
    { cardSet: `Dream of the sea ${ownGame(50).set.version}`, moves: 2, degree: "assisted" },
    { cardSet: `Dream of the sea ${ownGame(50).set.version}`, moves: 1, degree: "known" },
  ]);
  // Another edition of the set changes nothing of these games.
  await stage.open("workshop");
  await page.getByRole("link", { name: /^Dream of the sea/ }).click();
  await page.getByRole("button", { name: /^Places/ }).click();
  await page.getByRole("group", { name: "L1" }).getByLabel("Attack").fill("7");
  await expect.poll(async () => JSON.stringify(await recordsIn(page, "sets"))).toContain('"attack":7');
  await openHistory("/four-gods");
  expect((await listed())[0]).toContain("Dream of the sea, version 1");
  await page.getByText("Of deals you knew, or with help: 0 of 2").waitFor();
  const file = await exported();
  // The second copies tell of the cards, too.
  await copiesMade(page);
  await emptyStore(page, "cards");
  expect(await exported()).toBe(file);
  await stage.becomeSomebodyElse();
  await openHistory();
  await page.locator(".file input[type=file]").setInputFiles(fileOf("all.jsonl", file));
  await page.getByText(/New besides: 1 card set played with, .*1 card set in the workshop\./).waitFor();
  expect(await exported()).toBe(file);
  await page.locator(".games a").first().click();
  await page.getByRole("link", { name: "Watch it again" }).click();
  await press("Next move");
  await page.getByRole("group", { name: /^friend 1: attack 50, / }).waitFor({ state: "attached" });
  // It is judged by trial games, which nobody had to measure, and says how far these may be off.
  await page.goBack();
  await page.getByRole("link", { name: "Analyse it" }).click();
  await page.locator(".report .story", { hasText: /^You (won|lost|got|resigned)/ }).waitFor();
  await page
    .getByText("share of 1,000 games that a player by rules of thumb won", { exact: false })
    .waitFor();
  await page.getByText("More: luck and mistakes in numbers").click();
  await page.getByText("what a player by rules of thumb wins of all deals").waitFor();
  await expect
    .poll(async () => (await recordsIn(page, "analyses")) as readonly Analysis[], { timeout: 60_000 })
    .toMatchObject([{ final: true, by: { player: "greedy", trials: 1000 } }]);
});

test("FG-0: a game with them is shared, and its cards go with the link to who has never seen them", async () => {
  const { page } = stage;
  await importSet(JSON.stringify(cardsWith(50)));
  await press("Play this set");
  await page.getByRole("button", { name: /^Take the ally of Port of Brine along/ }).waitFor();
  const start = await saved();
  const end = await takeFirstAlly(start);
  await giveUp();
  await press("More …");
  await press("Share …");
  await page.getByText("Your own cards go with it", { exact: false }).waitFor();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await stage.becomeSomebodyElse();
  await page.goto(link);
  await page.getByText("with the cards of “Dream of the sea”", { exact: false }).waitFor();
  await page.getByText("With somebody else’s cards: Dream of the sea.").waitFor();
  await pressTwice("Keep the cards");
  await page.getByRole("link", { name: "Kept in the workshop" }).waitFor();
  expect(await recordsIn(page, "sets")).toMatchObject([{ set: { name: "Dream of the sea" } }]);
  await press("Watch it");
  await stage.expectPiles(start);
  await page.keyboard.press("End");
  await stage.expectPiles(end);
  await page.getByRole("group", { name: /^friend 1: attack 50, / }).waitFor({ state: "attached" });
  await press("Done");
  await press("Play this deal");
  // Kept with the first move, the cards are there after a reload.
  await takeFirstAlly(start);
  // What is shown may still be on its way to the disk, and a reload may be quicker.
  await expect.poll(async () => (await saved()).now.number).toBe(end.now.number);
  await page.reload();
  await stage.expectPiles(end);
  expect(await recordsIn(page, "cards")).toHaveLength(1);
});

test("FG-0: a set is shared from the workshop; who gets it is told whose cards they are, and keeps them or only plays", async () => {
  const { page } = stage;
  await importSet(JSON.stringify(cardsWith(50)));
  await press("Share …");
  await page.getByText("with the cards of “Dream of the sea”", { exact: false }).waitFor();
  await page.getByText("Your own cards go with it", { exact: false }).waitFor();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  const downloading = page.waitForEvent("download");
  await press("Save the file");
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("Dream-of-the-sea.json");
  expect(parseCardSet(JSON.parse(readFileSync(await file.path(), "utf8")))).toEqual({
    ok: true,
    value: ownGame(50).set,
  });
  // Whoever has the set already is not asked.
  await page.goto(link);
  await page.getByRole("button", { name: /^Take the ally of Port of Brine along/ }).waitFor();
  await stage.becomeSomebodyElse();
  await page.goto(link);
  await page.getByText("With somebody else’s cards: Dream of the sea, version 1.").waitFor();
  await press("Play only");
  await page.getByRole("button", { name: /^Take the ally of Port of Brine along/ }).waitFor();
  expect(await recordsIn(page, "sets")).toEqual([]);
  await page.goto(link);
  await pressTwice("Keep the cards and play");
  await page.getByRole("button", { name: /^Take the ally of Port of Brine along/ }).waitFor();
  expect(await recordsIn(page, "sets")).toMatchObject([{ set: { name: "Dream of the sea", version: "1" } }]);
  await giveUp();
  await expect
    .poll(() => page.getByRole("dialog").locator(".end-report dl").innerText())
    .toMatch(/Cards\s+Dream of the sea, version 1/);
  await stage.open("workshop");
  await page.getByRole("link", { name: /^Dream of the sea/ }).waitFor();
});

test("a new set has a name that tells others something, and another one than the sets that are there", async () => {
  const { page } = stage;
  for (const name of ["New dream 1", "New dream 2"]) {
    await stage.open("workshop");
    await press("A new set");
    await page.getByRole("heading", { name }).waitFor();
  }
});

test("FG-0: of equal sets one is offered at the table", async () => {
  const { page } = stage;
  await importSet(JSON.stringify(cardsWith(50)));
  await importSet(JSON.stringify(cardsWith(50)));
  await expect.poll(async () => (await recordsIn(page, "sets")).length).toBe(2);
  await stage.open("four-gods");
  await chooseInMenu(stage.page, "New deal …");
  const options = page.getByRole("combobox", { name: "Cards" }).getByRole("option");
  await expect.poll(() => options.allInnerTexts()).toEqual(["the usual ones", "Dream of the sea, version 1"]);
});
