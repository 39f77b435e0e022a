import { type Session, startSession } from "@tetrarch/engine";
import type { GameRecord } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { value } from "../../../testing/value.js";
import { COPY_LOCK } from "../src/data/mirror.js";
import { after, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { GAME } from "./kept-game.js";
import { chooseInMenu } from "./menu.js";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();
const { kept, openHistory, openWith, listed, press, answer, giveUp } = historyActions(stage);

beforeEach(() => stage.playLightly());

function inVariant({ game, deal }: Session, variant: string): Session {
  return value(startSession(game, deal, variant));
}

describe("the page", () => {
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

  test("of thousands of games shows fifty at a time, newest first", async () => {
    const { page } = stage;
    const total = isLong ? 10_000 : 1_000;
    const games = `${total.toLocaleString("en")} games`;
    // A list need not know their moves.
    const records = pastGames(total).map((record) => ({ ...record, words: [] }));
    await openWith(records);
    const count = page.locator(".count");
    expect(await count.innerText()).toBe(`${games}, 1 to 50 shown`);
    expect(await page.locator(".games li").count()).toBe(50);
    const address = (at: number) => `#/history/${records[at]?.id}`;
    expect(await page.locator(".games a").first().getAttribute("href")).toBe(address(0));
    await press("Older");
    expect(await count.innerText()).toBe(`${games}, 51 to 100 shown`);
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
    // The page reads the games when it is opened: it has to be left first.
    await stage.open("");
    await page.locator(".doors").waitFor();
    await openHistory();
    await expect.poll(() => page.locator(".all-games .scale").count()).toBe(1);
    const bar = page.locator(".all-games li", { has: page.locator(".scale") });
    expect(await bar.innerText()).toMatch(
      /2 of 4 first plays won\s+the strongest player \d+ %\s+someone who sees every hidden card 55 %$/,
    );
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
    await page.locator(".end-report dl").waitFor();
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
