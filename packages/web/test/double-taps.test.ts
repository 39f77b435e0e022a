import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { after, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { GAME } from "./kept-game.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const { press } = historyActions(stage);

beforeEach(() => stage.playLightly());

/** A tap; the second of a double tap, if it is said so. */
async function tap(on: Locator, which: "first" | "second" = "first"): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error("it is not there");
  const { mouse } = stage.page;
  const clickCount = which === "first" ? 1 : 2;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down({ clickCount });
  await mouse.up({ clickCount });
}

/** The page's clock stands still at so many milliseconds: how long a tap took is not left to the machine. */
async function standAt(milliseconds: number): Promise<void> {
  await stage.page.evaluate((now) => {
    performance.now = () => now;
  }, milliseconds);
}

test("the second tap of the one that opened a sheet closes nothing and presses nothing in it", async () => {
  const { page } = stage;
  await stage.openDeal(sessionOf(GAME, 8));
  await standAt(50_000);
  await press("Menu");
  const dialog = page.getByRole("dialog");
  const close = dialog.getByRole("button", { name: "Close" });
  await close.waitFor();
  await tap(close, "second");
  await page.mouse.click(2, 2);
  await stage.settle();
  expect(await dialog.isVisible()).toBe(true);
  // Later it is a tap like any other.
  await standAt(51_000);
  await tap(close, "second");
  await dialog.waitFor({ state: "detached" });
  await press("Menu");
  await close.waitFor();
  await standAt(52_000);
  await page.mouse.click(2, 2);
  await dialog.waitFor({ state: "detached" });
});

test("the second tap on a choice is none on the choice that has taken its place", async () => {
  const start = sessionOf("tomb-of-four-kings", 3);
  await stage.openDeal(start);
  const choice = stage.page.locator(".choice").first();
  const word = async () => (await choice.getAttribute("data-word")) ?? "";
  const first = after(start, await word());
  await tap(choice);
  await stage.expectPiles(first);
  await choice.waitFor();
  await tap(choice, "second");
  await stage.settle();
  await stage.expectPiles(first);
  const second = after(first, await word());
  await tap(choice);
  await stage.expectPiles(second);
});
