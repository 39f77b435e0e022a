import { type AnyMessages, cardName, type fourKingdoms } from "@tetrarch/engine";
import { isUnited, messages } from "@tetrarch/engine/four-kingdoms";
import CardFace from "../../table/cards/CardFace.svelte";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { AnyTable } from "../../table/model.js";
import { faceWith } from "../card-face.js";
import type { GameHighlights, GameUi } from "../game-ui.js";
import Background from "./Background.svelte";
import { fourKingdomsTable } from "./table.js";
import "./theme.css";
import * as words from "./words.js";

/** A united kingdom's castle comes forth and returns: in milliseconds. */
const UNION = 1700;

/** Every card dealt or turned up, and kings and kingdoms that are home. */
function highlightOf(event: fourKingdoms.Event): Highlight | undefined {
  switch (event.type) {
    case "dealt":
    case "turned":
      return { card: event.card, isBrief: true };
    case "united":
      // Its ribbon hangs below its castle, over no card.
      return { isMoment: true, lasts: UNION };
    case "housed":
      return event.zone === "castle" && event.card.startsWith("K")
        ? { card: event.card, title: words.isHome(cardName(event.card)), isMoment: true, tone: "good" }
        : undefined;
    default:
      return undefined;
  }
}

function unitedIn({ kingdoms }: fourKingdoms.View): number {
  return kingdoms.filter(isUnited).length;
}

const highlights: GameHighlights = {
  highlight: (event) => highlightOf(event as fourKingdoms.Event),
  // A castle grows with its card, its flag with the words about it.
  viewAfter: (before, events, after) =>
    unitedIn(after as fourKingdoms.View) > unitedIn(before as fourKingdoms.View) &&
    !events.some(({ type }) => type === "united")
      ? before
      : after,
  scorePart: "kingdoms",
  sounds: { turned: "flip", dealt: "flip", housed: "home", united: "bell" },
  ambience: (view) => ({
    soundscape: "land",
    count: unitedIn(view as fourKingdoms.View),
  }),
};

export const place: GameUi = {
  messages: messages as AnyMessages,
  table: fourKingdomsTable as AnyTable,
  Background,
  Face: faceWith(CardFace, {
    pictures: import.meta.glob<string>("./*.svg", { base: "./cards", import: "default", eager: true }),
  }),
  highlights,
  endPicture: () => import("./EndPicture.svelte"),
  endWords: ({ view, isWon }) =>
    isWon ? words.peace : (words.unitedAtEnd[unitedIn(view as fourKingdoms.View)] ?? words.peace),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/four-kingdoms")).default,
  rulesPictures: () => import("./rules-pictures.js"),
  paper: { scores: words.scores, counting: words.counting },
};
