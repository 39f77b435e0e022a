import key from "virtual:game-icon/key";
import type { AnyMessages, kingsKeys } from "@tetrarch/engine";
import { CODES, keyCardName, messages } from "@tetrarch/engine/kings-keys";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { AnyTable } from "../../table/model.js";
import type { GameHighlights, GameUi, Pack } from "../game-ui.js";
import Background from "./Background.svelte";
import back from "./back.svg";
import KeyCardFace from "./CardFace.svelte";
import { dungeonEndOf, viewAfter } from "./mood.js";
import { kingsKeysTable } from "./table.js";
import "./theme.css";
import * as words from "./words.js";

/** Every card that fills an emptied place, and every book. */
function highlightOf(event: kingsKeys.Event): Highlight | undefined {
  switch (event.type) {
    case "refilled":
      return { card: event.card, isBrief: true };
    case "book":
      return {
        cards: event.cards,
        icon: key,
        title: words.keyTitle(event.books),
        isMoment: true,
        tone: "good",
      };
    default:
      return undefined;
  }
}

const highlights: GameHighlights = {
  highlight: (event) => highlightOf(event as kingsKeys.Event),
  viewAfter: (before, events, after) =>
    viewAfter(before as kingsKeys.View, events as readonly kingsKeys.Event[], after as kingsKeys.View),
  scorePart: "books",
  sounds: { book: "home", refilled: "flip" },
  ambience: () => ({ soundscape: "cell", count: 0 }),
};

const pack: Pack = {
  cards: () => CODES.map((code) => ({ code, name: keyCardName(code), Face: KeyCardFace })),
  back,
  edge: "#26334a",
};

export const place: GameUi = {
  messages: messages as AnyMessages,
  table: kingsKeysTable as AnyTable,
  Background,
  Face: KeyCardFace,
  highlights,
  endPicture: () => import("./EndPicture.svelte"),
  endWords: ({ isWon, degree }) => words.ends[dungeonEndOf(isWon, degree)](degree === "first"),
  celebratesWin: (degree) => dungeonEndOf(true, degree) === "gate",
  hasCourse: true,
  rules: async () => (await import("virtual:rules/kings-keys")).default,
  rulesPictures: () => import("./rules-pictures.js"),
  paper: { scores: words.scores, counting: words.counting, pack },
};
