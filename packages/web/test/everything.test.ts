import { identityOf } from "@tetrarch/engine";
import type { Contest } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { chooser, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { GAME, keptGame } from "./kept-game.js";
import { expectPiles, Stage } from "./stage.js";
import { copiesMade, entriesIn, putIn, recordsIn, type StoreName } from "./stored.js";

const stage = new Stage();
const { openHistory, press, giveUp, kept, exported, pick } = historyActions(stage);
const { playSome: playGame } = keptGame(stage);

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
  await page.locator(".scores").getByText("resigned").waitFor();
}

/** The stores whose content goes into a file; of the games only those in play. Whose tab plays a game and what an analysis found does not. */
const STORES: readonly StoreName[] = [
  ...(["games", "known", "finished", "moves", "contests", "sets", "remarks", "starts", "cards"] as const),
  "payments",
];

async function everything() {
  const { page } = stage;
  const stores: Partial<Record<StoreName, readonly (readonly [string, unknown])[]>> = {};
  for (const store of STORES) stores[store] = await entriesIn(page, store);
  const isInPlay = ([, record]: readonly [string, unknown]) => !(record as { over: boolean }).over;
  const games = stores.games?.filter(isInPlay);
  const local = await page.evaluate(() => {
    const {
      "tetrarch settings": settings = "{}",
      "tetrarch puzzles": tries = "[]",
      // In which order the places were visited is no matter of others.
      "tetrarch met": met = "",
      ...others
    } = { ...localStorage };
    return { settings: JSON.parse(settings), tries: JSON.parse(tries), met: met.split(" ").sort(), others };
  });
  return { ...stores, games, local };
}

/** Everything in the browser goes, or only some of it. */
async function wipe(storageTypes: string): Promise<void> {
  const { page } = stage;
  await page.goto(new URL("mark.svg", stage.address).href);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(stage.address).origin, storageTypes });
  await session.detach();
}

const SHOWN = sessionOf("napoleons-tomb", 9);

/** What takes a player longer: a deal whose way was shown, remarks, a fresh start, settings. */
async function noteSome(): Promise<void> {
  const { page } = stage;
  const [game] = await kept();
  const remark = { id: game?.id ?? "", star: { value: true, at: 5 }, note: { value: "too deep", at: 6 } };
  await putIn(page, "remarks", remark.id, remark);
  await putIn(page, "known", identityOf(SHOWN), { since: 7, how: "shown" });
  await putIn(page, "starts", GAME, { game: GAME, since: { value: 8, at: 9 } });
  const debt = { debtor: "Ann", creditor: "Ben", unit: "nuts", amount: 5, contests: [] };
  await putIn(page, "payments", "f".repeat(32), { id: "f".repeat(32), at: 10, ...debt });
  const settings = { speed: "off", bigIndex: true, textSize: 125, changedAt: 11 };
  await page.evaluate((text) => localStorage.setItem("tetrarch settings", text), JSON.stringify(settings));
}

test("export, wipe, import: everything is exactly as it was, and the game in play goes on", async () => {
  const { page } = stage;
  await playSome();
  const session = await playGame(3);
  await openHistory();
  await noteSome();
  const before = await everything();
  expect(before.games).toHaveLength(1);
  expect(before.known).toHaveLength(3);
  const text = await exported();
  const besides =
    "3 deals you know, 1 game in play, 1 series or duel, 1 settled debt, your place in the lessons of 2 games, what you noted on 1 game, your settings, from when on the statistics of 1 solitaire count.";
  await page.getByText(`Exported: 1 game, ${besides}`).waitFor();
  await wipe("indexeddb,local_storage,cache_storage");
  await openHistory();
  await pick(text);
  await page.getByText(`1 game is new here. New besides: ${besides}`).waitFor();
  // C-10: a game in play that comes by file counts as one of a known deal.
  const asKnown = (record: unknown) => {
    const { letters: _, text, ...others } = record as { readonly letters: number; readonly text: string };
    return {
      ...others,
      lines: text
        .replace('"yes"', '"no"')
        .split("\n")
        .filter((line) => line !== "; degree: known"),
    };
  };
  const imported = await everything();
  // In which order games were finished at this browser's tables is no matter of others.
  const withoutOrder = (record: unknown) => ({ ...(record as object), order: undefined });
  const plain = ({ games, finished, ...others }: typeof before) => ({
    ...others,
    games: games?.map(([key, record]) => [key, asKnown(record)]),
    finished: finished?.map(([key, record]) => [key, withoutOrder(record)]),
  });
  expect(plain(imported)).toEqual(plain(before));
  await pick(text);
  await page.getByText("No game is new here. 1 game was here already.", { exact: true }).waitFor();
  expect(await everything()).toEqual(imported);
  await stage.open(GAME);
  await expectPiles(page, session);
  await stage.play(byTap, session, chooser(8)(session) ?? "");
  // C-10: who was shown it before the browser was cleared knows it.
  await stage.openDeal(SHOWN);
  await stage.play(byTap, SHOWN, chooser(8)(SHOWN) ?? "");
  await giveUp();
  const degrees = (await kept()).map(({ game, degree }) => [game, degree]);
  expect(degrees).toContainEqual([SHOWN.game.id, "known"]);
});

test("no game in play gives way to one of a file, nor does what was chosen here; each broken line is told", async () => {
  const { page } = stage;
  await playGame(2);
  await openHistory();
  const text = await exported();
  await stage.open(GAME);
  await page.locator(".table [data-stop]").first().waitFor();
  await giveUp();
  const here = sessionOf(GAME, 12);
  await stage.openDeal(here);
  const session = await stage.play(byTap, here, chooser(8)(here) ?? "");
  await openHistory();
  const before = await everything();
  const lines = text.trim().split("\n").slice(1);
  const inPlay = lines.find((line) => line.startsWith('{"kind":"in-play"'));
  const known = lines.find((line) => line.startsWith('{"kind":"known"'));
  const broken = [
    inPlay?.replace(/"game":"[a-z-]+"/, '"game":"four-gods"'),
    known?.replace(/"identity":"[a-z-]+ /, '"identity":"chess '),
    '{"kind":"settings","settings":{"changedAt":7,"choices":{"speed":[]}}}',
  ];
  await pick([...text.trim().split("\n"), ...broken].join("\n"));
  await page.getByText("3 lines could not be imported:").waitFor();
  const refusals = await page.locator(".refused li").allInnerTexts();
  expect(refusals).toEqual([
    expect.stringContaining("it is another game's"),
    expect.stringContaining("chess"),
    expect.stringContaining("it is nothing that can be chosen"),
  ]);
  await page.getByText(/A game of Four Kingdoms was left in the file: /).waitFor();
  expect(await everything()).toEqual(before);
  await stage.open(GAME);
  await expectPiles(page, session);
});

test("what the browser has lost of the book and of the lessons comes back from the second copy", async () => {
  const { page } = stage;
  await playSome();
  const contests = (await recordsIn(page, "contests")) as readonly Contest[];
  const reached = await page.evaluate((key) => localStorage.getItem(key), LESSONS_KEY);
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
  await page
    .getByText("The browser had lost a contest of the book: restored from the second copy.")
    .waitFor();
  expect(await recordsIn(page, "contests")).toEqual(contests);
  await stage.open("learn");
  const kept = () => page.evaluate((key) => localStorage.getItem(key), LESSONS_KEY);
  await expect.poll(kept).toBe(reached);
  await stage.open("duels");
  await page.getByRole("link", { name: /A series of three/ }).click();
  await press("Delete this contest …");
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await page.getByText("Nothing here yet", { exact: false }).waitFor();
  // Torn out, it stays so.
  await page.reload();
  await page.getByText("Nothing here yet", { exact: false }).waitFor();
  await copiesMade(page);
  expect(await recordsIn(page, "contests")).toEqual([]);
});
