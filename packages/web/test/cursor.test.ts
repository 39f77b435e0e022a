import { beforeEach, expect, test } from "vitest";
import { sessionOf, tableDrawn } from "./app.js";
import { type Arrow, seeTable, stepsBetween } from "./arrow-map.js";
import { byDrag, spotOf, tapAt } from "./input.js";
import { lookAtTable, stopAt, walkTo } from "./keys.js";
import { Stage } from "./stage.js";

/** Its stock may be laid on any of five places: a press lifts its card, and does nothing else. */
const START = sessionOf("napoleons-tomb", 8);
/** A card far from the stock, which a press would play. */
const OTHER_PILE = "t2";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

/** Brings the focus to the topmost card of a pile by keys. */
async function goTo(pile: string): Promise<string> {
  const seen = await lookAtTable(stage.page);
  const stop = stopAt(seen, pile, 1);
  await walkTo(stage.page, seen, stop);
  await expect.poll(() => focused()).toBe(stop);
  return stop;
}

/** The stop that has the focus; empty when none has. */
function focused(): Promise<string> {
  return stage.page.evaluate(() => document.activeElement?.getAttribute("data-stop") ?? "");
}

function liftedIn(pile: string) {
  return stage.page.locator(`[data-pile-id="${pile}"] .card.lifted`);
}

/** Presses an arrow key, which must lead where it leads from this pile's topmost card. */
async function expectArrowFrom(pile: string): Promise<void> {
  const seen = await seeTable(stage.page);
  const steps = stepsBetween(seen.stops)[stopAt(seen, pile, 1)] ?? {};
  const [arrow, next] = Object.entries(steps).find(([, stop]) => stop !== undefined) ?? [];
  if (!arrow || !next) throw new Error(`no arrow key leads away from ${pile}`);
  await stage.page.keyboard.press(arrow as Arrow);
  await expect.poll(() => focused()).toBe(next);
}

test("after a press, keys go on from the card that was pressed, not from where they were before", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  const before = await goTo(OTHER_PILE);
  await tapAt(page, await spotOf(page, "s", 1));
  await liftedIn("s").waitFor();
  await expect.poll(() => focused()).not.toBe(before);
  await page.keyboard.press("Enter");
  await liftedIn("s").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await liftedIn("s").waitFor();
  await page.keyboard.press("Escape");
  await stage.expectPiles(START);
  await expectArrowFrom("s");
});

test("after a drag, keys go on from the card that was carried", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  const before = await goTo(OTHER_PILE);
  await stage.play(byDrag, START, "s-w1");
  await expect.poll(() => focused()).not.toBe(before);
  await expect.poll(() => page.locator('[data-stop][tabindex="0"]').count()).toBe(1);
  await expect.poll(() => page.locator('[data-pile-id="w1"] .card[tabindex="0"]').count()).toBe(1);
  await expectArrowFrom("w1");
});

test("a press on the card that has the focus leaves it there, as tools that focus before they press expect", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  const stop = await goTo("s");
  await tapAt(page, await spotOf(page, "s", 1));
  await liftedIn("s").waitFor();
  await expect.poll(() => focused()).toBe(stop);
});

test("Enter with no cursor to be seen only shows it, and the next one acts there", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  await expect.poll(() => focused()).toBe("");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused()).not.toBe("");
  await expect.poll(() => page.locator(".card.lifted").count()).toBe(0);
  await stage.expectPiles(START);
});

test("another deal that is asked for by keys leaves the focus on the table", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  await goTo(OTHER_PILE);
  const other = sessionOf("napoleons-tomb", 9);
  await page.keyboard.press("n");
  await page.getByLabel("By its code").focus();
  await page.keyboard.type(other.deal);
  await page.keyboard.press("Enter");
  await stage.expectPiles(other);
  await tableDrawn(page);
  await expect.poll(focused).not.toBe("");
});
