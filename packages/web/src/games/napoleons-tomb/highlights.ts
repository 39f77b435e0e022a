import laurels from "virtual:game-icon/laurels";
import { type napoleonsTomb, SUIT_NAMES } from "@tetrarch/engine";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { GameHighlights } from "../game-ui.js";

/** Every card drawn from the stock, and corners that are complete. */
function beat(event: napoleonsTomb.Event): Highlight | undefined {
  switch (event.type) {
    case "drawn":
      return { card: event.card, isBrief: true };
    case "completed":
      return { icon: laurels, title: `The corner of ${SUIT_NAMES[event.suit] ?? event.suit} is complete` };
    default:
      return undefined;
  }
}

export const story: GameHighlights = {
  highlight: (event) => beat(event as napoleonsTomb.Event),
  sounds: { drawn: "flip", founded: "home", redealt: "shuffle", completed: "win" },
};
