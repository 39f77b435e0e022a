import key from "virtual:game-icon/key";
import type { kingsKeys } from "@tetrarch/engine";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { GameHighlights } from "../game-ui.js";

/** Every card that fills an emptied place, and every book. */
function beat(event: kingsKeys.Event): Highlight | undefined {
  switch (event.type) {
    case "refilled":
      return { card: event.card, isBrief: true };
    case "book":
      return {
        cards: event.cards,
        icon: key,
        title: event.books === 1 ? "The first key" : `Key ${event.books}`,
        tone: "good",
      };
    default:
      return undefined;
  }
}

export const story: GameHighlights = {
  highlight: (event) => beat(event as kingsKeys.Event),
  sounds: { book: "home", refilled: "flip" },
};
