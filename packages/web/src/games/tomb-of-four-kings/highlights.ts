import { cardName, type tombOfFourKings } from "@tetrarch/engine";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { GameHighlights } from "../game-ui.js";
import { litOf } from "./mood.js";
import * as words from "./words.js";

/** What bars the way leaps at its victim: in milliseconds. */
const STRIKING = 650;

/** Every card that the pack turns up or that is lost, what a queen does, every heart turned over, and what is rare. */
function highlightOf(event: tombOfFourKings.Event): Highlight | undefined {
  switch (event.type) {
    case "turned-back":
      return { title: words.turnedBack, isMoment: true };
    case "torch":
      return {
        card: event.card,
        title: words.torchDies(event.burnt),
        tone: "bad",
        isMoment: true,
      };
    case "darkness":
      return { title: words.darkness, tone: "bad" };
    case "scroll":
      return { card: event.scroll, title: words.scroll, isMoment: true, tone: "good" };
    case "treasure":
      return event.card.startsWith("K")
        ? { card: event.card, title: words.treasure(cardName(event.card)), isMoment: true, tone: "good" }
        : { card: event.card, title: words.scroll, tone: "good" };
    case "collected": {
      const king = event.cards.findLast((card) => card.startsWith("K"));
      return event.kings === 4 && king
        ? { card: king, title: words.allKings, isMoment: true, tone: "good" }
        : undefined;
    }
    case "skill-found":
      return { card: event.card, title: words.skillFound(event.card.charAt(1)), tone: "good" };
    case "favour":
      return { card: event.card, title: words.favour, tone: "good" };
    case "encounter": {
      const { card, kind, value } = event.encounter;
      return { card, title: words.met(kind, value) };
    }
    case "overcome": {
      const { card, kind } = event.encounter;
      return event.by === "favour" ? { card, title: words.won(kind), tone: "good" } : undefined;
    }
    case "action": {
      const { card, encounter, short } = event;
      const { kind, value } = encounter;
      return short === 0
        ? { card, title: words.won(kind), tone: "good" }
        : { card, title: words.failed(kind, value, short), tone: "bad" };
    }
    case "discarded":
      return {
        card: event.card,
        title: words.cardLost(event.number, event.amount),
        tone: "bad",
        isPrice: true,
      };
    case "hit":
      // What bars the way strikes on the table.
      return { title: words.hit(event.amount), tone: "bad", lasts: STRIKING };
    default:
      return undefined;
  }
}

/** The place as it has been seen after one more event: flames, hearts, and what bars the way. */
function seenAfter(view: tombOfFourKings.View, event: tombOfFourKings.Event): tombOfFourKings.View {
  switch (event.type) {
    case "torch":
      return { ...view, torches: [...view.torches, event.card] };
    case "hit":
      return { ...view, hitPoints: event.hitPoints, short: 0 };
    case "encounter":
      return { ...view, encounter: event.encounter, phase: "encounter" };
    default:
      return view;
  }
}

export const highlights: GameHighlights = {
  highlight: (event) => highlightOf(event as tombOfFourKings.Event),
  viewAfter: (before, events) =>
    (events as readonly tombOfFourKings.Event[]).reduce(seenAfter, before as tombOfFourKings.View),
  sounds: { torch: "torch", darkness: "torch", scroll: "home", hit: "blow", overcome: "home", died: "blow" },
  ambience: (view) => ({ soundscape: "tomb", count: litOf(view as tombOfFourKings.View) }),
};
