import door from "virtual:game-icon/exit-door";
import torch from "virtual:game-icon/torch";
import { cardName, type tombOfFourKings } from "@tetrarch/engine";
import { TORCHES } from "@tetrarch/engine/tomb-of-four-kings";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { AnyTable } from "../../table/model.js";
import type { GameHighlights, GameUi } from "../game-ui.js";
import Background from "./Background.svelte";
import TombCardFace from "./CardFace.svelte";
import { litOf, moodOf } from "./mood.js";
import { tombTable } from "./table.js";
import "./theme.css";
import * as words from "./words.js";

/** Every card that the pack turns up or that is lost, what a queen does, every heart turned over, and what is rare. */
function highlightOf(event: tombOfFourKings.Event): Highlight | undefined {
  switch (event.type) {
    case "turned-back":
      return { icon: door, title: words.turnedBack, isMoment: true };
    case "torch":
      return {
        card: event.card,
        tone: "bad",
        ...(event.burnt === TORCHES && { title: words.lastTorch, isMoment: true }),
      };
    case "darkness":
      return { icon: torch, tone: "bad" };
    case "scroll":
      return { card: event.scroll, title: words.scroll, isMoment: true, tone: "good" };
    case "treasure":
      return event.card.startsWith("K")
        ? { card: event.card, title: words.treasure(cardName(event.card)), isMoment: true, tone: "good" }
        : { card: event.card, tone: "good" };
    case "collected": {
      const king = event.cards.findLast((card) => card.startsWith("K"));
      return event.kings === 4 && king
        ? { card: king, title: words.allKings, isMoment: true, tone: "good" }
        : undefined;
    }
    case "skill-found":
    case "favour":
      return { card: event.card, tone: "good" };
    case "encounter":
      return { card: event.encounter.card };
    case "overcome":
      return event.by === "favour" ? { card: event.encounter.card, tone: "good" } : undefined;
    case "action":
      return { card: event.card, tone: event.short === 0 ? "good" : "bad" };
    case "discarded":
      return { card: event.card, tone: "bad" };
    case "hit":
      return { card: event.encounter.card, blow: event.amount, tone: "bad" };
    default:
      return undefined;
  }
}

const highlights: GameHighlights = {
  highlight: (event) => highlightOf(event as tombOfFourKings.Event),
  sounds: { torch: "torch", darkness: "torch", scroll: "home", hit: "blow", overcome: "home", died: "blow" },
  ambience: (view) => ({ soundscape: "tomb", count: litOf(view as tombOfFourKings.View) }),
};

export const place: GameUi = {
  table: tombTable as AnyTable,
  Background,
  Face: TombCardFace,
  highlights,
  moodOf,
  endTitles: { escaped: words.escaped },
  endPicture: () => import("./EndPicture.svelte"),
  endWords: ({ view, isWon }) => words.ENDS[isWon ? "won" : (view as tombOfFourKings.View).phase] ?? "",
  hasCourse: true,
  rules: async () => (await import("virtual:rules/tomb-of-four-kings")).default,
  rulesPictures: () => import("./rules-pictures.js"),
  paper: { scores: words.scores, counting: words.counting },
};
