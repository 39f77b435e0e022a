import type { Event } from "../../../games/napoleons-tomb/types.js";
import type { GameMessages } from "../../catalogue.js";
import { capital, cardName, counted, numberName, SUIT_NAMES } from "../words.js";

/** The names of the waste piles on the board. */
export const WASTE_NUMERALS: readonly string[] = ["I", "II", "III", "IV", "V"];

/** `w2` → `waste II` */
export function wasteName(pile: string): string {
  return `waste ${WASTE_NUMERALS[Number(pile.slice(1)) - 1]}`;
}

/** `r2` → `reserve 2`, `t3` → `pile 3`, `w1` → `waste I`, `c` → `the middle`. */
function place(pile: string): string {
  if (pile === "c") return "the middle";
  if (pile.startsWith("w")) return wasteName(pile);
  const kind = { r: "reserve", t: "pile" }[pile.charAt(0)];
  return `${kind} ${pile.slice(1)}`;
}

/** The place a card leaves, by what it is: the board shows no numbers. */
function origin(pile: string): string {
  return { r: "its reserve", t: "its pile", w: "the waste", c: "the middle" }[pile.charAt(0)] ?? "";
}

function founded({ card, from, count, home }: Extract<Event, { readonly type: "founded" }>): string {
  const who = `The ${cardName(card)}`;
  const standing = `${home} of 104 ${home === 1 ? "is" : "are"} home`;
  const suit = SUIT_NAMES[card.charAt(1)];
  if (count === 1)
    return `${who} leaves ${origin(from)} and takes post in the corner of ${suit}; ${standing}.`;
  if (count === 13)
    return `${who} comes from ${origin(from)} and closes the first column of ${suit}; ${standing}.`;
  if (count === 14)
    return `${who} comes from ${origin(from)} to lead the second column of ${suit}; ${standing}.`;
  return `${who} falls in at the corner of ${suit}, from ${origin(from)}; ${standing}.`;
}

function moved({ card, from, onto }: Extract<Event, { readonly type: "moved" }>): string {
  const who = `The ${cardName(card)}`;
  if (onto === null) return `${who} leaves ${origin(from)} and makes camp on an empty pile.`;
  if (card.startsWith("A"))
    return `${who} steps round the corner onto the ${cardName(onto)}, from ${origin(from)}.`;
  return `${who} marches from ${origin(from)} to the ${cardName(onto)}.`;
}

function entombed({ cards, from, onto }: Extract<Event, { readonly type: "entombed" }>): string {
  const first = cardName(cards[0] as string);
  if (onto === null) return `The ${first} opens the tomb: from ${origin(from)} to the middle.`;
  if (cards.length === 1)
    return `The ${first} is carried from ${origin(from)} into the tomb, onto the ${cardName(onto)}.`;
  const column = `${numberName(cards.length)} cards from the ${first} up`;
  return `A whole pile marches into the tomb, ${column}, onto the ${cardName(onto)}.`;
}

function drawn({ card, to, onto, left }: Extract<Event, { readonly type: "drawn" }>): string {
  const waste = wasteName(to);
  const where = onto === null ? `goes to the bare ${waste}` : `covers the ${cardName(onto)} on ${waste}`;
  const rest =
    left === 0 ? "That was the last of the stock" : `${capital(counted(left, "card"))} still to come`;
  return `The ${cardName(card)} ${where}. ${rest}.`;
}

function redealt({ cards, piles, redeals }: Extract<Event, { readonly type: "redealt" }>): string {
  const gathered = cards === 1 ? "The one card of the waste is" : `The waste, ${numberName(cards)} cards, is`;
  const room = `${counted(piles, "waste pile")} from now on`;
  const rest = redeals === 0 ? "no redeal is left" : `${counted(redeals, "redeal")} left`;
  return `${gathered} gathered to be drawn again. ${capital(room)}; ${rest}.`;
}

function moveLabel(word: string): string {
  if (word === "redeal") return "redeal: the waste becomes the stock";
  const [from = "", target = ""] = word.split("-");
  if (from === "s") return `turn the next card onto ${place(target)}`;
  if (target === "f") return `${place(from)} to its corner`;
  const [to = "", times] = target.split("x");
  return times ? `${place(from)}, all ${times}, to the middle` : `${place(from)} to ${place(to)}`;
}

function lost(home: number): string {
  if (home === 0) return "No move is left, and the corners stand empty. The dome keeps its silence.";
  if (home >= 78)
    return `No move is left. ${home} of 104 stood in the corners. So near; it was so at Waterloo, too.`;
  return `No move is left. ${home} of 104 reached the corners; the rest lie under the dome.`;
}

export const napoleonsTomb: GameMessages<Event> = {
  story:
    "Under the dome, in porphyry and laurel, lies the emperor, and around him two packs of cards stand in disorder. " +
    "Bring each suit to its corner, from king down to ace, twice over. Five waste piles are yours, and each redeal " +
    "takes one away.",
  events: {
    founded,
    completed: ({ suit }) =>
      `The corner of ${SUIT_NAMES[suit]} is complete, two columns from king to ace. A drum rolls under the dome.`,
    moved,
    entombed,
    drawn,
    redealt,
  },
  move: moveLabel,
  score: ({ text }) => `${text} home`,
  goal: "to bring all cards home",
  endings: {
    won: () => "All 104 stand in their corners. The emperor may rest.",
    lost: ({ score }) => lost(score.value),
    resigned: ({ score }) => `You sound the retreat. ${score.value} of 104 reached the corners.`,
  },
};
