import flag from "virtual:game-icon/flying-flag";
import { cardName, type fourKingdoms, SUIT_NAMES } from "@tetrarch/engine";
import CardFace from "../../table/cards/CardFace.svelte";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { AnyTable } from "../../table/model.js";
import { faceWith, type GameHighlights, type GameUi } from "../game-ui.js";
import Ground from "./Background.svelte";
import Peace from "./Peace.svelte";
import { fourKingdomsTable } from "./table.js";
import "./theme.css";

/** Every card dealt or turned up, and kings and kingdoms that are home. */
function highlightOf(event: fourKingdoms.Event): Highlight | undefined {
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

const story: GameHighlights = {
  highlight: (event) => highlightOf(event as fourKingdoms.Event),
  sounds: { turned: "flip", dealt: "flip", housed: "home", united: "win" },
};

export const place: GameUi = {
  table: fourKingdomsTable as AnyTable,
  Ground,
  Face: faceWith(CardFace, {
    pictures: import.meta.glob<string>("./*.svg", { base: "./cards", import: "default", eager: true }),
  }),
  story,
  endPicture: async () => ({ default: Peace }),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/four-kingdoms")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
