import { legalWords, type Session } from "@tetrarch/engine";
import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { Point } from "../src/table/model.js";
import { after, chooser, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { spotOf } from "./input.js";
import { GAME } from "./kept-game.js";
import { Stage, tableOf } from "./stage.js";

declare global {
  /** Clicks in the page since they are counted. */
  var clicksOnTable: number;
}

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
  // The way down, which may cost nothing by itself.
  expect(await choice.getAttribute("class")).toContain("safe");
  expect(await choice.locator(".icon").count()).toBe(1);
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

/** The tomb in a fight that can be played on or left by a treasure. */
function fightWithTreasure(): { readonly session: Session; readonly drop: string } {
  for (let deal = 1; deal < 200; deal++) {
    const choose = chooser(deal);
    let session = sessionOf("tomb-of-four-kings", deal);
    for (let word = choose(session); word !== undefined; word = choose(session)) {
      const drop = legalWords(session).find((legal) => legal.startsWith("drop:"));
      if (drop !== undefined) return { session, drop };
      session = after(session, word);
    }
  }
  throw new Error("no fight with a treasure was found");
}

/** A press by something that presses. */
type Press = (page: Page, at: Point) => Promise<void>;

/** By a finger: the browser makes a click of it where the finger was, on what lies there by then. */
const touch: Press = async (page, { x, y }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
};

const pressWith =
  (pointerType: "mouse" | "pen"): Press =>
  async (page, { x, y }) => {
    const session = await page.context().newCDPSession(page);
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await session.send("Input.dispatchMouseEvent", {
        type,
        x,
        y,
        button: "left",
        clickCount: 1,
        pointerType,
      });
    await session.detach();
  };

test.each([
  ["finger", touch],
  ["mouse", pressWith("mouse")],
  ["pen", pressWith("pen")],
])(
  "a tap by %s that lays a card back presses none of the choices that come back under it",
  async (_, pressAt) => {
    const { page } = stage;
    await page.setViewportSize({ width: 390, height: 844 });
    const { session, drop } = fightWithTreasure();
    const { from, depth } = tableOf(session).ends(session.game.view(session.now.state), drop);
    await stage.openKept(session);
    const choice = page.locator(`[data-word="${drop}"]`);
    await choice.waitFor();
    const box = await choice.boundingBox();
    if (!box) throw new Error("it is not there");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const clicks = () => page.evaluate(() => globalThis.clicksOnTable);
    await page.evaluate(() => {
      globalThis.clicksOnTable = 0;
      addEventListener("click", () => globalThis.clicksOnTable++);
    });
    await pressAt(page, await spotOf(page, from, depth));
    await page.locator(".card.lifted").waitFor({ state: "attached" });
    await page.locator('[data-word="play"]').waitFor({ state: "detached" });
    // The one choice that is left lies elsewhere.
    const isChoice = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest("[data-word]") !== null;
    await expect.poll(() => page.evaluate(isChoice, at)).toBe(false);
    await expect.poll(clicks).toBe(1);
    await pressAt(page, at);
    await choice.waitFor();
    // What the tap clicks has been clicked.
    await expect.poll(clicks).toBe(2);
    await stage.settle();
    await stage.expectPiles(session);
    // A tap on a choice itself is meant for it; one elsewhere is no second tap.
    const play = await page.locator('[data-word="play"]').boundingBox();
    if (!play) throw new Error("it is not there");
    await pressAt(page, { x: play.x + play.width / 2, y: play.y + play.height / 2 });
    await stage.expectPiles(after(session, "play"));
  },
);
