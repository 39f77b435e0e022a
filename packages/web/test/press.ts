import type { Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { tables } from "./tables.js";

/**
 * Makes a move as assistive tools do, by pressing what is on the page: where cards fly, fingers may miss them. It needs no
 * timer, so the page's clock may stand still.
 */
export function press(page: Page, { game, now }: Session, word: string): Promise<void> {
  const table = tables[game.id];
  if (!table) throw new Error(`no table for ${game.id}`);
  return page.evaluate(
    async ([move, { from, depth, to }]) => {
      const press = (pile: string, taken: number) => {
        const group = document.querySelector(`[data-pile-id="${pile}"]`);
        const cards = [...(group?.querySelectorAll<HTMLElement>(".card") ?? [])];
        cards.sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index));
        (cards[cards.length - taken] ?? group?.querySelector<HTMLElement>(".place"))?.click();
      };
      const button = document.querySelector<HTMLElement>(`[data-word="${move}"]`);
      if (button) {
        button.click();
        return;
      }
      press(from, depth);
      // Its own clock is the test's: a message comes in any case.
      await new Promise((drawn) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = drawn;
        port2.postMessage(undefined);
      });
      if (document.querySelector(".card.lifted")) press(to, 1);
    },
    [word, table.ends(game.view(now.state), word)] as const,
  );
}
