import { beforeEach, describe, expect, test } from "vitest";
import { duelActions } from "./duel-actions.js";
import { historyActions } from "./history-actions.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";
import { tables } from "./tables.js";

const stage = new Stage();
const { kept, press, giveUp } = historyActions(stage);
const { contests, rows, openBook, tableLies, backToBook } = duelActions(stage);

beforeEach(() => stage.playLightly());

describe("TK-30: a series of three from a cleared profile", () => {
  test("is played to its end, reloaded in the middle, and climbs the ladder as it should", async () => {
    const { page } = stage;
    await stage.open("duels/tomb-of-four-kings");
    const why = page.locator(".rungs .gap");
    await expect.poll(() => why.allInnerTexts()).toEqual(["not done yet", "not done yet", "not done yet"]);
    // Among all games it stands where it was played.
    await stage.open("");
    await page.getByRole("link", { name: "Duels" }).click();
    await page.getByRole("link", { name: /A series of your own/ }).waitFor();
    expect(await why.count()).toBe(0);
    await page.getByRole("link", { name: /A series of your own/ }).click();
    // At first it is the game that was visited last.
    const game = page.getByLabel("The game");
    expect(await game.inputValue()).toBe(Object.keys(tables).at(-1));
    await game.selectOption("tomb-of-four-kings");
    await press("Begin");
    await press("Play the first game");
    await tableLies();
    await giveUp();
    await page.getByRole("dialog").getByText("game 1 of 3 of the series").waitFor();
    await backToBook("series");
    await expect.poll(rows).toContain("1 0/0 resigned");
    await press("Play the next game");
    await tableLies();
    await page.keyboard.press(" ");
    await expect.poll(() => recordsIn(page, "games")).toMatchObject([{ begun: true, over: false }]);
    expect(await kept()).toHaveLength(1);
    // The page goes in the middle of the second game: it lies on its table, and the book knows of it.
    await page.reload();
    await tableLies();
    expect(await page.locator("[aria-label='Undo']").isEnabled()).toBe(true);
    await openBook();
    await page.getByRole("link", { name: /A series of three/ }).click();
    await press("Play on");
    await tableLies();
    // Another deal in its place gives it up: it is not replaced.
    await chooseInMenu(stage.page, "New deal …");
    await press("A new deal");
    await expect.poll(async () => (await kept()).map(({ end }) => end)).toEqual(["resigned", "resigned"]);
    await openBook();
    await page.getByRole("link", { name: /A series of three/ }).click();
    await expect.poll(rows).toContain("2 0/0 resigned");
    await press("Play the next game");
    await tableLies();
    // Taken back to its start and dealt anew, it was begun all the same: it counts as resigned.
    await page.keyboard.press(" ");
    await expect.poll(() => page.locator("[aria-label='Undo']").isEnabled()).toBe(true);
    await press("Undo");
    await page.locator(".caption", { hasText: "Press again" }).waitFor();
    await press("Undo");
    await expect.poll(() => page.locator("[aria-label='Undo']").isDisabled()).toBe(true);
    await chooseInMenu(stage.page, "This deal again");
    await expect.poll(async () => (await kept()).length).toBe(3);
    await openBook();
    await page.getByRole("link", { name: /A series of three/ }).click();
    await expect
      .poll(rows)
      .toEqual(["Game You", "1 0/0 resigned", "2 0/0 resigned", "3 0/0 resigned, with help", "Total 0"]);
    await page.getByText("0 points", { exact: true }).waitFor();
    // Nothing counts twice: three games; what was taken back counts as helped.
    expect((await kept()).map(({ degree }) => degree)).toEqual(["first", "first", "assisted"]);
    await openBook();
    await expect.poll(() => page.locator(".rungs .climbed").count()).toBe(0);
    expect((await why.allInnerTexts()).at(-1)).toBe("done, but only with help or on known deals");
    expect(await contests()).toHaveLength(1);
  });
});
