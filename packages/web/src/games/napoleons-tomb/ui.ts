import { type AnyMessages, capital, type napoleonsTomb, SUIT_NAMES } from "@tetrarch/engine";
import { FOUNDATION_SIZE, messages } from "@tetrarch/engine/napoleons-tomb";
import CardFace from "../../table/cards/CardFace.svelte";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { AnyTable } from "../../table/model.js";
import { faceWith } from "../card-face.js";
import type { GameHighlights, GameUi } from "../game-ui.js";
import Background from "./Background.svelte";
import { napoleonsTombTable } from "./table.js";
import "./theme.css";
import * as words from "./words.js";

/** The seal drops, and its light goes out: in milliseconds. */
const SEALING = 1300;

/** Every card drawn from the stock, and corners that are half full or complete. */
function highlightOf(event: napoleonsTomb.Event): Highlight | undefined {
  switch (event.type) {
    case "drawn":
      return { card: event.card, isBrief: true };
    case "founded":
      return event.count === FOUNDATION_SIZE / 2
        ? { title: words.isHalf(SUIT_NAMES[event.card.charAt(1)] ?? ""), isMoment: true, isOnTable: true }
        : undefined;
    case "completed":
      return {
        title: words.isComplete(capital(SUIT_NAMES[event.suit] ?? event.suit)),
        isMoment: true,
        lasts: SEALING,
        isOnTable: true,
      };
    default:
      return undefined;
  }
}

const highlights: GameHighlights = {
  highlight: (event) => highlightOf(event as napoleonsTomb.Event),
  // With the last card of a corner all of it lights up.
  viewAfter: (before, events, after) => (events.some(({ type }) => type === "completed") ? after : before),
  scorePart: "foundations",
  sounds: { drawn: "flip", founded: "home", redealt: "shuffle", completed: "seal" },
  ambience: () => ({ soundscape: "crypt", count: 0 }),
};

export const place: GameUi = {
  messages: messages as AnyMessages,
  table: napoleonsTombTable as AnyTable,
  Background,
  Face: faceWith(CardFace, {
    pictures: import.meta.glob<string>("./*.svg", { base: "./cards", import: "default", eager: true }),
  }),
  highlights,
  endPicture: () => import("./EndPicture.svelte"),
  endWords: ({ isWon }) => (isWon ? words.rests : words.waits),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/napoleons-tomb")).default,
  rulesPictures: () => import("./rules-pictures.js"),
  notableMoves: () => import("./notable-moves.js"),
  paper: { scores: words.scores, counting: words.counting },
};
