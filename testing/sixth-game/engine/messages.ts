import { capital, cardName, counted } from "../../../packages/engine/src/narration/en/cards.js";
import type { GameMessages } from "../../../packages/engine/src/narration/messages.js";
import type { Event } from "./types.js";

/** `c2` → `shelf 2`. */
export function place(pile: string): string {
  const names: Readonly<Record<string, string>> = { w: "waste", s: "stairs", stock: "stock" };
  return names[pile] ?? `shelf ${pile.slice(1)}`;
}

function moveLabel(word: string): string {
  if (word === "turn") return "turn a card";
  const [from = "", to = ""] = word.split("-");
  return `${place(from)} to ${to === "s" ? "the stairs" : place(to)}`;
}

export const nineSteps: GameMessages<Event> = {
  story: "Nine steps lead up to the loft, and every one of them is missing. Lay them, the lowest first.",
  howTo: [
    "Turn the cards of the stock one by one. The ace goes on the stairs first, then the two, and so on to the nine.",
    "Three shelves hold a card each for later. What lies under another card of the waste has to wait.",
  ],
  events: {
    turned: ({ card, left }) => `The ${cardName(card)} is turned; ${counted(left, "card")} left.`,
    shelved: ({ card, to }) => `The ${cardName(card)} is put on ${place(to)}.`,
    climbed: ({ card, height }) => `${capital(cardName(card))} becomes step ${height}.`,
  },
  move: moveLabel,
  score: ({ text }) => `${text} steps`,
  endings: {
    won: () => "The ninth step is laid, and the loft is yours.",
    lost: ({ score }) => `No step can follow: ${score.text} lead up, and then nothing.`,
    resigned: ({ score }) => `You leave the stairs at ${score.text}.`,
  },
};
