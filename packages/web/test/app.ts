import { existsSync } from "node:fs";
import { join } from "node:path";
import { legalWords, type Session, seededRandom } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { after, startOf as sessionOf } from "../../../testing/sessions.js";
import { built, serve } from "../serve.mjs";

export { after, sessionOf };

/** The built app, served on a free port. */
export async function startApp() {
  if (!existsSync(join(built, "index.html"))) throw new Error("the app is not built: npm run build");
  return serve(0);
}

/** Some of a session's legal words, the same for the same seed. */
export function chooser(seed: number) {
  const random = seededRandom(seed);
  return (session: Session): string | undefined => {
    const words = legalWords(session);
    return words[random(Math.max(1, words.length))];
  };
}

/** A random game of a deal: at most so many moves, and how it stood before each of them and at last. */
export function randomGame(gameId: string, deal: number, most: number) {
  const choose = chooser(deal);
  const sessions: [Session, ...Session[]] = [sessionOf(gameId, deal)];
  const words: string[] = [];
  for (const session of sessions) {
    const word = words.length < most ? choose(session) : undefined;
    if (word === undefined) break;
    words.push(word);
    sessions.push(after(session, word));
  }
  return { sessions, words };
}

/** What lies in each pile, bottom first; face-down cards as `--`. */
export type Piles = Readonly<Record<string, readonly string[]>>;

/**
 * What lies on the screen, pile by pile.
 * @param awaited looked for at every change of the page, until it lies there or `patience` is over
 * @param patience in milliseconds
 */
export function pilesOnScreen(page: Page, awaited?: Piles, patience = 0): Promise<Record<string, string[]>> {
  return page.evaluate(
    ([wanted, most]) => {
      const look = () => {
        const piles: Record<string, string[]> = {};
        for (const pile of document.querySelectorAll<HTMLElement>("[data-pile-id]")) {
          const cards = [...pile.querySelectorAll<HTMLElement>(".card")];
          cards.sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index));
          piles[pile.dataset.pileId ?? ""] = cards.map((card) => card.dataset.code ?? "--");
        }
        return piles;
      };
      const textOf = (piles: Readonly<Record<string, readonly string[]>>) =>
        JSON.stringify(Object.entries(piles).sort(([one], [other]) => (one < other ? -1 : 1)));
      const seen = look();
      const text = wanted && textOf(wanted);
      if (text === undefined || textOf(seen) === text) return seen;
      return new Promise<Record<string, string[]>>((resolve) => {
        const end = () => {
          changes.disconnect();
          clearTimeout(timer);
          resolve(look());
        };
        const changes = new MutationObserver(() => {
          if (textOf(look()) === text) end();
        });
        const attributeFilter = ["data-pile-id", "data-index", "data-code", "class"];
        changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
        const timer = setTimeout(end, most);
      });
    },
    [awaited, patience] as const,
  );
}

/** The same once the table is drawn, which takes it some frames. */
export async function drawnPiles(page: Page): Promise<Record<string, string[]>> {
  await tableDrawn(page);
  return pilesOnScreen(page);
}

/** Waits until everything that lies on the table is on the page. */
export function tableDrawn(page: Page): Promise<void> {
  return page.locator(".table:not([aria-busy])").waitFor({ state: "attached" });
}
