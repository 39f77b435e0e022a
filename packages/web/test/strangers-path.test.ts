import { beforeEach, expect, test } from "vitest";
import { chooser, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { courseNamed, learnActions } from "./learn-actions.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { sampleGames } from "./sample-games.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();
const { kept, listed, press, giveUp } = historyActions(stage);
const { button, expectLevel, solve } = learnActions(stage);

/** A deal of which no random game of three moves is over. */
const DEAL = 8;
const MOVES = 3;

beforeEach(() => stage.playLightly());

/** Learns one level by hand and passes over the others; `learn.test.ts` plays them all. */
async function learn(gameId: string): Promise<void> {
  const { page } = stage;
  const course = courseNamed(gameId);
  await page.getByRole("link", { name: "Learn by playing" }).click();
  await expectLevel(course, 0);
  await solve(byTap, course, 0);
  await button("Next").click();
  for (const index of course.levels.keys()) {
    if (index === 0) continue;
    await expectLevel(course, index);
    await page.getByRole("link", { name: "Skip" }).click();
  }
  await page.getByRole("link", { name: "Now play a real game" }).click();
}

/**
 * Has a deal laid by its code. That it lies there is told by what is kept: in the Tomb, where nothing lies open, every
 * deal looks like the one before it.
 */
async function layDeal(code: string): Promise<void> {
  await chooseInMenu(stage.page, "New deal …");
  await stage.page.getByLabel("By its code", { exact: false }).fill(code);
  await press("Deal");
  await expect.poll(async () => JSON.stringify(await recordsIn(stage.page, "games"))).toContain(code);
}

// The whole way, by what is there to be pressed: no address is typed but the one that was shared.
test.each(sampleGames)("%s: from the door to somebody else who sees the same game", async (gameId) => {
  const { page } = stage;
  const start = sessionOf(gameId, DEAL);
  await page.addInitScript(() => localStorage.removeItem("tetrarch met"));
  await stage.open("");
  await page.locator(`.door-${gameId} .door`).click();
  await learn(gameId);

  await layDeal(start.deal);
  await stage.expectPiles(start);
  const choose = chooser(DEAL);
  let end = start;
  for (let move = 0; move < MOVES; move++) end = await stage.play(byTap, end, choose(end) ?? "");
  await giveUp();
  expect(await kept()).toMatchObject([{ game: gameId, end: "resigned", degree: "first", moves: MOVES }]);

  await chooseInOpenMenu(stage.page, "Look at the table");
  await chooseInMenu(page, "Your games");
  await expect.poll(listed).toHaveLength(1);
  expect(await page.getByRole("region", { name: "Statistics" }).innerText()).toMatch(/0 of 1, 0 %/);
  await page.locator(".games a").click();
  await press("Share …");
  const link = await page.getByLabel("Link", { exact: true }).inputValue();

  await stage.becomeSomebodyElse();
  await page.goto(link);
  await page.getByText(`resigned after ${MOVES} moves`, { exact: false }).waitFor();
  await press("Watch it");
  await stage.expectPiles(start);
  await page.keyboard.press("End");
  await stage.expectPiles(end);
  await press("Done");
  await page.getByRole("link", { name: "Play this deal" }).click();
  await stage.expectPiles(start);
});
