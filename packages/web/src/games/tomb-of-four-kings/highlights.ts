import door from "virtual:game-icon/exit-door";
import torch from "virtual:game-icon/torch";
import { cardName, type tombOfFourKings } from "@tetrarch/engine";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { GameHighlights } from "../game-ui.js";

const ALL_TORCHES = 4;

/** Every card that the pack turns up or that is lost, what a queen does, every heart turned over, and what is rare. */
function beat(event: tombOfFourKings.Event): Highlight | undefined {
  switch (event.type) {
    case "turned-back":
      return { icon: door, title: "Back to the light" };
    case "torch":
      return { card: event.card, tone: "bad", ...(event.burnt === ALL_TORCHES && LAST_TORCH) };
    case "darkness":
      return { icon: torch, tone: "bad" };
    case "scroll":
      return { card: event.scroll, title: "The Scroll of Light", tone: "good" };
    case "treasure":
      return event.card.startsWith("K")
        ? { card: event.card, title: `The ${cardName(event.card)}`, tone: "good" }
        : { card: event.card, tone: "good" };
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

const LAST_TORCH = { title: "The fourth torch is out" };

export const story: GameHighlights = {
  highlight: (event) => beat(event as tombOfFourKings.Event),
  sounds: { torch: "torch", scroll: "torch", hit: "blow", dropped: "no", overcome: "home", died: "blow" },
};
