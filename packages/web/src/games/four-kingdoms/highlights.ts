import flag from "virtual:game-icon/flying-flag";
import { cardName, type fourKingdoms, SUIT_NAMES } from "@tetrarch/engine";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { GameHighlights } from "../game-ui.js";

/** Every card dealt or turned up, and kings and kingdoms that are home. */
function beat(event: fourKingdoms.Event): Highlight | undefined {
  switch (event.type) {
    case "dealt":
    case "turned":
      return { card: event.card, isBrief: true };
    case "united":
      return { icon: flag, title: `The kingdom of ${SUIT_NAMES[event.suit] ?? event.suit} is whole` };
    case "housed":
      return event.zone === "castle" && event.card.startsWith("K")
        ? { card: event.card, title: `The ${cardName(event.card)} is home`, tone: "good" }
        : undefined;
    default:
      return undefined;
  }
}

export const story: GameHighlights = {
  highlight: (event) => beat(event as fourKingdoms.Event),
  sounds: { turned: "flip", dealt: "flip", housed: "home", united: "win" },
};
