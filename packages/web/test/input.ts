import type { CDPSession, Page } from "playwright-core";
import type { Box, Ends, Point } from "../src/table/model.js";
import { tableDrawn } from "./app.js";

/** A way to make a move, which ends in one move word. */
export type Input = (page: Page, ends: Ends) => Promise<void>;

/** Two quick taps in one place are a double press: that long a tap waits after one nearby. */
const NO_SECOND = 400;
const NEAR = 30;
const lastTaps = new WeakMap<Page, { readonly at: Point; readonly time: number }>();

/** Presses a place and lets go. */
type Press = (page: Page, at: Point) => Promise<unknown>;

/** All in one go: a busy machine makes a long press of it otherwise, by which a card is only looked at. */
const pressAtOnce: Press = async (page, at) => {
  const send = await pointerOf(page);
  await Promise.all([send("mouseMoved", at, 0), send("mousePressed", at, 1), send("mouseReleased", at, 0)]);
};

/** Taps a place, never so that it would be the second tap of a double press. */
export async function tapAt(page: Page, at: Point, press = pressAtOnce): Promise<void> {
  await firstTap(page, at);
  await press(page, at);
  lastTaps.set(page, { at, time: performance.now() });
}

/** Taps a place twice, as a double press. All in one go: a busy machine makes two presses of it otherwise. */
export async function tapTwice(page: Page, at: Point): Promise<void> {
  await firstTap(page, at);
  const send = await pointerOf(page);
  await Promise.all([
    send("mouseMoved", at, 0),
    send("mousePressed", at, 1),
    send("mouseReleased", at, 0),
    send("mousePressed", at, 1, 2),
    send("mouseReleased", at, 0, 2),
  ]);
  lastTaps.set(page, { at, time: performance.now() });
}

/** Waits as long as a tap there would be the second one of a double press. */
async function firstTap(page: Page, at: Point): Promise<void> {
  const last = lastTaps.get(page);
  if (!last || !isNearLast(page, at)) return;
  await page.waitForTimeout(Math.max(0, last.time + NO_SECOND - performance.now()));
}

function isNearLast(page: Page, { x, y }: Point): boolean {
  const last = lastTaps.get(page)?.at;
  return last !== undefined && Math.hypot(x - last.x, y - last.y) < NEAR;
}

/** The part of a card that shows, or an empty place. */
async function shownOf(page: Page, pile: string, depth: number): Promise<Box> {
  await tableDrawn(page);
  // A table that has just been dealt anew may lay its cards later than it takes its place.
  await page.locator(`[data-pile-id="${pile}"] :is(.card, .place)`).first().waitFor({ state: "attached" });
  return page.evaluate(
    ([id, fromTop]) => {
      const group = document.querySelector(`[data-pile-id="${id}"]`);
      const cards = [...(group?.querySelectorAll(".card") ?? [])];
      const index = cards.length - Number(fromTop);
      const target = cards[index] ?? group?.querySelector(".place");
      if (!target) throw new Error(`nothing to press in ${id}`);
      const box = target.getBoundingClientRect();
      const above = cards[index + 1]?.getBoundingClientRect();
      const right = above && above.left > box.left + 1 ? Math.min(above.left, box.right) : box.right;
      const isBelow = above && above.top > box.top + 1 && above.left < box.left + 1;
      const bottom = isBelow ? Math.min(above.top, box.bottom) : box.bottom;
      // What is held peeks out beside its holder, who rises a little under the pointer.
      const isBeside = above && above.left < box.left - 1 && Math.abs(above.top - box.top) < 8;
      const left = isBeside ? Math.max(above.right, box.left) : box.left;
      return { x: left, y: box.top, width: right - left, height: bottom - box.top };
    },
    [pile, depth] as const,
  );
}

/** The point of a box at these parts of its width and height. */
function pointIn({ x, y, width, height }: Box, across: number, down: number): Point {
  return { x: x + width * across, y: y + height * down };
}

/** The middle of the part of a card that shows, or of an empty place. */
export async function spotOf(page: Page, pile: string, depth: number): Promise<Point> {
  return pointIn(await shownOf(page, pile, depth), 0.5, 0.5);
}

/** Where to press what shows: mostly its middle. */
const SPOTS = [
  [0.5, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
] as const;

/** Taps a card or place, in another spot than the last tap if that would be waited for. */
async function tapOn(page: Page, pile: string, depth: number, press: Press): Promise<void> {
  const shown = await shownOf(page, pile, depth);
  const spots = SPOTS.map(([across, down]) => pointIn(shown, across, down));
  const middle = pointIn(shown, 0.5, 0.5);
  await tapAt(page, spots.find((spot) => !isNearLast(page, spot)) ?? middle, press);
}

const tapsBy =
  (press: Press): Input =>
  async (page, { from, depth, to }) => {
    await tapOn(page, from, depth, press);
    const lifted = await page.locator(".card.lifted").count();
    if (lifted > 0) await tapOn(page, to, 1, press);
  };

export const byTap = tapsBy(pressAtOnce);

/** Taps in a browser that is driven another way. */
export const byClick = tapsBy((page, { x, y }) => page.mouse.click(x, y));

const inputs = new WeakMap<Page, Promise<CDPSession>>();

/** Moves and presses the mouse in a page without anything being asked in between. */
async function pointerOf(page: Page) {
  const input = inputs.get(page) ?? page.context().newCDPSession(page);
  inputs.set(page, input);
  const session = await input;
  return (
    type: "mouseMoved" | "mousePressed" | "mouseReleased",
    { x, y }: Point,
    buttons: number,
    clickCount = 1,
  ) => session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount });
}

/** All in one go: a card that is held for a moment is only looked at, and a busy machine makes a moment of any pause. */
export const byDrag: Input = async (page, { from, depth, to }) => {
  const start = await spotOf(page, from, depth);
  const end = await spotOf(page, to, 1);
  const send = await pointerOf(page);
  await Promise.all([
    send("mouseMoved", start, 0),
    send("mousePressed", start, 1),
    send("mouseMoved", { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, 1),
    send("mouseMoved", end, 1),
    send("mouseReleased", end, 0),
  ]);
};
