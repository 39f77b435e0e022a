import {
  type AnyGame,
  formatCardSetLabel,
  games,
  legalWords,
  ownEdition,
  readOwnSet,
  resign,
  type Session,
} from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { codesOf } from "@tetrarch/engine/standard-cards";
import { chanceInWords, costInGames, type GameRecord, identityOfFinished, recordOf } from "@tetrarch/play";
import {
  answersOf,
  beginPuzzle,
  loadPuzzles,
  type Puzzle,
  puzzledGames,
  type WinPuzzle,
} from "@tetrarch/play/puzzles";
import type { Analysis } from "@tetrarch/solver/analysis";
import { beforeEach, expect, test } from "vitest";
import { unbroken } from "../src/ui/unbroken.js";
import { after, sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { byKeys } from "./keys.js";
import { putFinished } from "./past-games.js";
import { sampleGames } from "./sample-games.js";
import { Stage, tableOf } from "./stage.js";
import { putAnalysis, putIn, recordsIn } from "./stored.js";

/** Which puzzle of its solitaire is that of the day below: pinned by the play package's tests, too. */
const TODAYS = 40;

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** A puzzle of a solitaire, by its place in the order of difficulty. */
async function puzzleAt(game: string, place: number): Promise<WinPuzzle> {
  const puzzle = (await loadPuzzles(game))?.puzzles[place];
  if (!puzzle) throw new Error(`${game} has no puzzle ${place}`);
  return puzzle;
}

/** @param game with other cards than usual */
function startOf(puzzle: Puzzle, game = games.find(({ id }) => id === puzzle.game)): Session {
  const run = game && beginPuzzle(game, puzzle);
  if (!run?.ok) throw new Error(`${puzzle.deal} does not begin`);
  return run.value.start;
}

function answerOf(puzzle: Puzzle): string {
  return answersOf(puzzle)[0] ?? "";
}

function wrongOf(puzzle: Puzzle): string {
  const right = [...puzzle.idle, ...answersOf(puzzle)];
  return legalWords(startOf(puzzle)).find((word) => !right.includes(word)) ?? "";
}

function addressOf({ game, deal }: Puzzle): string {
  return `puzzles/${game}/${deal}`;
}

const button = (name: string) => stage.page.getByRole("button", { name, exact: true });
const caption = () => stage.page.locator(".caption").innerText();

async function openPuzzle(puzzle: Puzzle): Promise<Session> {
  const start = startOf(puzzle);
  await stage.open(addressOf(puzzle));
  await stage.expectPiles(start);
  return start;
}

// The puzzles of each are solved without a page, too.
test.each(puzzledGames.filter((game) => sampleGames.includes(game)))(
  "%s: a wrong move is told, may be tried again, and the first try alone counts",
  async (game) => {
    const { page } = stage;
    const puzzle = await puzzleAt(game, 20);
    const start = await openPuzzle(puzzle);
    // Nothing points at the answer before it is given.
    expect(await page.locator(".hinted, .lit").count()).toBe(0);
    await stage.make(byTap, start, wrongOf(puzzle));
    await expect.poll(caption).toMatch(/^Lost from here.* Your rating: about \d+, \d+ less\.$/);
    await button("Try again").click();
    await stage.expectPiles(start);
    await stage.make(byTap, start, answerOf(puzzle));
    await expect.poll(caption).toMatch(/^Right: nothing else keeps the win\./);
    await button("The way").click();
    await page.getByText(`1 / ${puzzle.ways[0]?.length}`).waitFor();
    await button("Next move").click();
    await stage.expectPiles((puzzle.ways[0] ?? []).slice(0, 2).reduce(after, start));
    await stage.open(`puzzles/${game}`);
    await page.getByText("1 of 72 tried, 0 right at once").waitFor();
    await page.reload();
    await page.getByRole("link", { name: `Puzzle 21, rated ${puzzle.rating}, missed` }).waitFor();
    // It was no game, but its deal is known from now on.
    expect(await recordsIn(page, "finished")).toEqual([]);
    expect(await recordsIn(page, "known")).toHaveLength(1);
  },
);

test("C-10: a puzzle of a deal that is in play asks first, and makes that game assisted", async () => {
  const { page } = stage;
  const puzzle = await puzzleAt("four-kingdoms", 3);
  const own = sessionOf("four-kingdoms", Number(puzzle.deal.split("-")[1]));
  expect(own.deal).toBe(puzzle.deal);
  await stage.openDeal(own);
  const begun = await stage.play(byTap, own, legalWords(own)[0] ?? "");
  await expect.poll(() => recordsIn(page, "games")).toMatchObject([{ begun: true }]);
  const degree = () => page.locator(".guard").innerText();
  await stage.open(addressOf(puzzle));
  await button("Keep them hidden").click();
  await page.getByRole("link", { name: "Begin" }).waitFor();
  await stage.open("four-kingdoms");
  await stage.expectPiles(begun);
  await expect.poll(degree).toContain("the first game of this deal");
  await stage.open(addressOf(puzzle));
  await button("Show them").click();
  await stage.expectPiles(startOf(puzzle));
  await stage.open("four-kingdoms");
  await stage.expectPiles(begun);
  await expect.poll(degree).toContain("Played with help");
});

test("by keys, from home to the puzzle after the first", async () => {
  const { page } = stage;
  const [first, second] = [await puzzleAt("kings-keys", 0), await puzzleAt("kings-keys", 1)];
  await stage.open("");
  await page.getByRole("link", { name: "Puzzles" }).press("Enter");
  await page.getByRole("link", { name: "The King's Keys", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Begin" }).press("Enter");
  const start = startOf(first);
  await stage.expectPiles(start);
  await expect.poll(() => page.getByRole("status").innerText()).toContain("One move keeps the win");
  await stage.make(byKeys, start, answerOf(first));
  await expect
    .poll(() => page.getByRole("status").innerText())
    .toContain("Right: nothing else keeps the win");
  await page.keyboard.press("Enter");
  await stage.expectPiles(startOf(second));
});

test("games, numbers and the way to the book of duels have room for a thumb on a phone", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 360, height: 640 });
  const low = async (path: string, links: string) => {
    await stage.open(path);
    await page.locator(links).first().waitFor();
    return page.locator(links).evaluateAll((all) => {
      const sizes = all.map((one) => one.getBoundingClientRect());
      return sizes.filter(({ width, height }) => Math.min(width, height) < 44).length;
    });
  };
  expect(await low("puzzles", ".course a")).toBe(0);
  // The whole row leads there, not its name alone.
  await page
    .locator(".course")
    .first()
    .click({ position: { x: 30, y: 10 } });
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/puzzles/${puzzledGames[0]}`);
  expect(await low("puzzles/kings-keys", ".levels a")).toBe(0);
  expect(await low("duels/nothing", ".ledger a")).toBe(0);
});

/** Those with the most hidden cards. */
const LONGEST = [
  ["tomb-of-four-kings", "TK-2000052-9"],
  ["kings-keys", "KK-2003393-6"],
  ["four-kingdoms", "FK-2001023-5"],
  ["four-gods", "FG-2000562-0"],
  ["napoleons-tomb", "NT-2016746-3"],
] as const;
const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const;

test.each(LONGEST)(
  "%s: the hidden cards over the table are all in sight, and so is the table",
  async (game, deal) => {
    const { page } = stage;
    await stage.open(`puzzles/${game}/${deal}`);
    const cards = page.locator(".coming li");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await cards.first().waitFor();
      const cut = await cards.evaluateAll((all) => {
        const table = document.querySelector(".table")?.getBoundingClientRect();
        const boxes = all.map((card) => card.getBoundingClientRect());
        return {
          outside: boxes.filter((box) => box.left < 0 || box.right > innerWidth).length,
          onTable: boxes.filter((box) => !table || box.bottom > table.top).length,
          scrolled: document.documentElement.scrollHeight - innerHeight,
        };
      });
      expect(cut, `${width} by ${height}`).toEqual({ outside: 0, onTable: 0, scrolled: 0 });
    }
  },
);

test("to have the answer shown counts as missed, to skip counts nothing", async () => {
  const { page } = stage;
  const puzzle = await puzzleAt("four-gods", 3);
  const start = await openPuzzle(puzzle);
  await page.getByRole("link", { name: "Skip" }).click();
  await stage.expectPiles(startOf(await puzzleAt("four-gods", 4)));
  await openPuzzle(puzzle);
  await button("See it").click();
  await button("Next move").click();
  await stage.expectPiles(after(start, answerOf(puzzle)));
  await button("Done").click();
  await expect.poll(caption).toContain("There was one move.");
  await stage.open("puzzles");
  await page.getByText(/^1 tried, your rating about \d+$/).waitFor();
});

test("the puzzle of the day is the same for all", async () => {
  await stage.page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
  await stage.open("puzzles/kings-keys/today");
  await stage.page.getByText("Today’s puzzle").waitFor();
  // From one solitaire straight to another.
  await stage.open("puzzles/four-kingdoms/today");
  await stage.expectPiles(startOf(await puzzleAt("four-kingdoms", TODAYS)));
});

test("a try that cannot be kept is told, and holds as long as the page is open", async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key === "tetrarch puzzles") throw new DOMException("it is full", "QuotaExceededError");
      keep.call(this, key, text);
    };
  });
  await openPuzzle(await puzzleAt("kings-keys", 3));
  await button("See it").click();
  await button("Done").waitFor();
  await stage.open("puzzles/kings-keys");
  await page.getByText("1 of 72 tried, 0 right at once").waitFor();
  await page.getByText("Your tries cannot be kept in this browser").waitFor();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByText(/^1 tried, your rating about \d+$/).waitFor();
  await page.getByText("Your tries cannot be kept in this browser").waitFor();
});

test("what is kept of puzzles may be damaged: that is told, and what can be read is kept", async () => {
  const { page } = stage;
  const puzzle = await puzzleAt("kings-keys", 5);
  const { game, deal, rating } = puzzle;
  const kept = [
    { game, deal, rating, right: true, at: 7 },
    { game, deal: "<b>" },
  ];
  await page.addInitScript((text) => localStorage.setItem("tetrarch puzzles", text), JSON.stringify(kept));
  await stage.open("puzzles/kings-keys");
  await page.getByText("Some of the puzzles you had tried could not be read").waitFor();
  await page.getByText("1 of 72 tried, 1 right at once").waitFor();
  await page.addInitScript(() => localStorage.setItem("tetrarch puzzles", "{"));
  await page.reload();
  await page.getByText("your rating starts over").waitFor();
});

test("of a best chance nothing hidden is told before the answer; a wrong move is priced and not made, the right one is", async () => {
  const { page } = stage;
  const puzzle = (await loadPuzzles("tomb-of-four-kings"))?.chances[5];
  if (!puzzle) throw new Error("no such puzzle");
  const start = startOf(puzzle);
  await stage.open("puzzles/tomb-of-four-kings/chance/6");
  await stage.expectPiles(start);
  await expect
    .poll(() => page.getByRole("status").innerText())
    .toContain("One move has clearly the best chance");
  const before = await page.content();
  expect(before).not.toContain(puzzle.deal);
  expect(await page.locator(".hidden-piles").count()).toBe(0);
  const { pack } = start.now.state as { readonly pack: readonly number[] };
  const next = tableOf(start).cardName(codesOf(pack.slice(0, 1))[0] ?? "");
  expect(before).not.toContain(next);
  const wrong = wrongOf(puzzle);
  await stage.make(byTap, start, wrong);
  const [best = 0, other = 0] = [answerOf(puzzle), wrong].map((word) => puzzle.worth.get(word));
  await expect
    .poll(caption)
    .toContain(`Not that: ${unbroken(chanceInWords(other))} to win, ${costInGames(best, other)} less`);
  await stage.expectPiles(start);
  await page.keyboard.press("Enter");
  await button("Try again").waitFor({ state: "detached" });
  await stage.make(byTap, start, answerOf(puzzle));
  await expect
    .poll(caption)
    .toContain(
      `Right: ${unbroken(chanceInWords(best))} to win, ${costInGames(best, best - puzzle.margin)} more`,
    );
  await stage.expectPiles(after(start, answerOf(puzzle)));
  await stage.open("puzzles/tomb-of-four-kings");
  await page.getByRole("link", { name: `Best chance 6, rated ${puzzle.rating}, missed` }).waitFor();
});

test("a lost game holds a puzzle: it is looked for when that is wanted, kept with the game, and not rated", async () => {
  const { page } = stage;
  const puzzle = await puzzleAt("four-gods", 20);
  const start = startOf(puzzle);
  const record = lostOn(puzzle, 1);
  // A record that is broken, and a game that is offered nowhere for analysis.
  const broken = { ...lostOn(await puzzleAt("four-gods", 21), 2), words: ["nonsense"] };
  const known = { ...lostOn(await puzzleAt("four-gods", 22), 3), degree: "known" as const };
  // The same cards under another name: a puzzle of its own, also on the same deal.
  const own = readOwnSet({ ...builtInCardSet, name: "Dream of the sea", version: "1" });
  if (!own.ok) throw new Error(own.error.message);
  const { set, game } = ownEdition(own.value);
  const renamed = lostOn(puzzle, 4, game);
  await stage.open("puzzles/four-gods");
  await page.getByText("None yet").waitFor();
  await putIn(page, "cards", formatCardSetLabel(set), set);
  await putFinished(page, [record, broken, known, renamed]);
  for (const one of [record, broken, renamed])
    await putAnalysis(page, identityOfFinished(one), lostAnalysis(one, puzzle.moves.length));
  await page.reload();
  const search = button("Look for puzzles in 3 lost games");
  await search.press("Enter");
  await page.getByRole("status").getByText("2 puzzles found. 1 game could not be searched.").waitFor();
  expect(await search.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await page.getByText("not analysed yet").count()).toBe(0);
  // The latest game comes first.
  const link = page.getByRole("link", { name: `Your own puzzle 2, rated ${puzzle.rating}` });
  await link.waitFor();
  // It is there again without being looked for.
  await page.reload();
  await link.click();
  await stage.expectPiles(start);
  await stage.make(byTap, start, answerOf(puzzle));
  await expect.poll(caption).toBe("Right: nothing else keeps the win.");
  await stage.open("puzzles/four-gods");
  await page.getByText("about 1500").waitFor();
  await page
    .getByRole("link", { name: `Your own puzzle 2, rated ${puzzle.rating}, right at once` })
    .waitFor();
  // FG-0: with cards of one's own it is solved, too, and no try at it takes the place of one with the usual cards.
  await page.getByRole("link", { name: `Your own puzzle 1, rated ${puzzle.rating}`, exact: true }).click();
  const ownStart = startOf(puzzle, game);
  await stage.expectPiles(ownStart);
  await stage.make(byTap, ownStart, answerOf(puzzle));
  await expect.poll(caption).toBe("Right: nothing else keeps the win.");
  await stage.open("puzzles/four-gods");
  await page.getByRole("link", { name: `Your own puzzle 1, rated ${puzzle.rating}`, exact: true }).waitFor();
});

/** A game that a wrong answer to a puzzle has lost. */
function lostOn(puzzle: WinPuzzle, number: number, game?: AnyGame): GameRecord {
  const lost = resign(after(startOf(puzzle, game), wrongOf(puzzle)));
  const record = lost.ok ? recordOf(lost.value, `${number}`.repeat(32), { endedAt: number }) : undefined;
  if (!record) throw new Error("still in play");
  return record;
}

/** What is needed of the analysis of a game that one move lost. */
function lostAnalysis({ game, words }: GameRecord, lostAt: number): Analysis {
  const plies = [...words, "resign"].map((played, ply) => ({ ply, played, win: 0.5, moves: [] }));
  const account = { mean: 0.5, result: 0, deal: 0, luck: 0, choice: -0.5, misjudged: 0 };
  const by = { player: "nobody", version: 3, nodes: 0, sigma: 0.01 };
  return { game, variant: "standard", by, plies, account, dealt: "won", lostAt, final: true };
}
