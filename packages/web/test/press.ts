import type { Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { tables } from "./tables.js";

/**
 * Makes a move as assistive tools do, by pressing what is on the page: where cards fly, fingers may miss them. It needs no
 * timer, so the page's clock may stand still.
 */
export async function press(page: Page, { game, now }: Session, word: string): Promise<void> {
  const table = tables[game.id];
  if (!table) throw new Error(`no table for ${game.id}`);
  const { from, depth, to } = table.ends(game.view(now.state), word);
  const isButton = await page.evaluate((move) => {
    const button = document.querySelector<HTMLElement>(`[data-word="${move}"]`);
    button?.click();
    return button !== null;
  }, word);
  if (isButton) return;
  await pressPile(page, from, depth);
  if ((await page.locator(".card.lifted").count()) > 0) await pressPile(page, to, 1);
}

/** Presses the card so deep in a pile, or the place of an empty one. */
function pressPile(page: Page, pileId: string, depth: number): Promise<void> {
  return page.evaluate(
    ([id, taken]) => {
      const pile = document.querySelector(`[data-pile-id="${id}"]`);
      const cards = [...(pile?.querySelectorAll<HTMLElement>(".card") ?? [])];
      cards.sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index));
      (cards[cards.length - taken] ?? pile?.querySelector<HTMLElement>(".place"))?.click();
    },
    [pileId, depth] as const,
  );
}
