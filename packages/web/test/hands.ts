import type { Page } from "playwright-core";
import type { Ends } from "../src/table/model.js";

/** A way to make a move, which ends in one move word. */
export type Hands = (page: Page, ends: Ends) => Promise<void>;

/** Two quick taps in one place are a double press: that long a tap waits after one nearby. */
const NO_SECOND = 400;
const NEAR = 30;
const lastTaps = new WeakMap<Page, { readonly x: number; readonly y: number; readonly time: number }>();

/** Taps a place, never so that it would be the second tap of a double press. */
export async function tapAt(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const last = lastTaps.get(page);
  if (last && Math.hypot(x - last.x, y - last.y) < NEAR) {
    await page.waitForTimeout(Math.max(0, last.time + NO_SECOND - performance.now()));
  }
  await page.mouse.click(x, y);
  lastTaps.set(page, { x, y, time: performance.now() });
}

/** The middle of the part of a card that shows, or of an empty place. */
export function spotOf(page: Page, pile: string, count: number): Promise<{ x: number; y: number }> {
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
      return { x: (box.left + right) / 2, y: (box.top + bottom) / 2 };
    },
    [pile, count] as const,
  );
}

export const byTap: Hands = async (page, { from, count, to }) => {
  const start = await spotOf(page, from, count);
  await tapAt(page, start);
  const lifted = await page.locator(".card.lifted").count();
  if (lifted === 0) return;
  const end = await spotOf(page, to, 1);
  await tapAt(page, end);
};

export const byDrag: Hands = async (page, { from, count, to }) => {
  const start = await spotOf(page, from, count);
  const end = await spotOf(page, to, 1);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
};
