import { legalWords, seededRandom } from "@tetrarch/engine";
import { beforeAll, expect, test, vi } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { after, sessionOf } from "../../test/app.js";
import { WINS } from "../../test/wins.js";
import type { Highlight } from "../table/highlights.svelte.js";
import { manifests } from "./registry.js";

/** What is large has words that are read at a glance. */
const MOST_WORDS = 4;
const GAMES = countOf(40);
const MOVES = 120;

beforeAll(() => {
  // The pages of games read the player's settings.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** The highlights of the game that was won and of random ones, with the types of their events. */
function* highlightsIn(gameId: string, highlightOf: (event: never) => Highlight | undefined) {
  for (let number = 0; number < GAMES; number++) {
    const random = seededRandom(number);
    const won = number === 0 ? WINS[gameId] : undefined;
    let session = sessionOf(gameId, won?.deal ?? number);
    for (let move = 0; move < (won?.words.length ?? MOVES); move++) {
      const words = legalWords(session);
      const word = won?.words[move] ?? words[random(Math.max(1, words.length))];
      if (word === undefined) break;
      session = after(session, word);
      for (const event of session.now.events) {
        const highlight = highlightOf(event as never);
        if (highlight) yield { type: event.type, highlight };
      }
    }
  }
}

test.each(manifests)(
  "$id: what is shown large has a title of at most four words; a god that wakes is seen long enough",
  async ({ id, load }) => {
    const { place } = await load();
    let highlights = 0;
    const found = new Map<string, string>();
    for (const { type, highlight } of highlightsIn(id, place.highlights.highlight)) {
      highlights++;
      const { title = "", isBrief, lasts = 0 } = highlight;
      const isLong = title.split(/\s+/).length > MOST_WORDS;
      // The title of a kingdom that is united is drawn into the map, on a ribbon.
      const isUntitled = title === "" && !isBrief && type !== "united";
      if (type === "artifact") expect(lasts).toBeGreaterThanOrEqual(1500);
      if (isLong || isUntitled) found.set(type, title);
    }
    expect(highlights).toBeGreaterThan(0);
    expect([...found]).toEqual([]);
  },
);
