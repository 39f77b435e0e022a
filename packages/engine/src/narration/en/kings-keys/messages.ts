import type { Degree } from "../../../core/session.js";
import type { Event } from "../../../games/kings-keys/types.js";
import type { GameMessages } from "../../catalogue.js";
import { capital, cardCount, counted } from "../words.js";

/** The sound of each item's cards as they land: one card, several cards. */
const LANDING: Readonly<Record<string, readonly [string, string]>> = {
  A: ["thuds down", "thud down"],
  S: ["clangs down", "clang down"],
  C: ["clinks down", "clink down"],
  K: ["clicks home", "click home"],
};

function moved({ cards, onto, freed }: Extract<Event, { readonly type: "moved" }>): string {
  const lowest = cards[0] as string;
  const [singular, plural] = LANDING[lowest.charAt(2)] as readonly [string, string];
  const landing =
    cards.length === 1
      ? `The ${keyCardName(lowest)} ${singular}`
      : `${cards.length} ${keyCardColour(lowest)} cards, the ${keyCardRank(lowest)} first, ${plural}`;
  const behind = freed === null ? "" : `; the ${keyCardRank(freed)} comes free`;
  return `${landing} on the ${keyCardRank(onto)}${behind}.`;
}

/** The fewest cards in the draw pile while a 1 is still explained; it begins with 48. */
const EARLY = 38;

function refilled({ card, left }: Extract<Event, { readonly type: "refilled" }>): string {
  const turned = `The ${keyCardName(card)} is turned up`;
  if (left === 0) return `${turned}: the last card of the pile. What lies here is all there will be.`;
  // Of the first ten cards about three are a 1: by then its use is known.
  if (card.charAt(1) === "1" && left >= EARLY)
    return `${turned}: a 1, a book’s first page. ${cardCount(left)} to come.`;
  return `${turned}; ${cardCount(left)} to come.`;
}

function book({ cards, books, points }: Extract<Event, { readonly type: "book" }>): string {
  const closed = `The ${keyCardColour(cards[0] as string)} book is whole and leaves the field`;
  if (books === 1) return `${closed}. Your first book is on the ring: ${points} points.`;
  if (books === 16) return `${closed}. Sixteen books: the ring is full, ${points} points.`;
  if (books === 15)
    return `${closed}. ${points} points, and one book short of the gate. The guard stands up.`;
  return `${closed}. ${capital(counted(books, "book"))} on your ring: ${points} points.`;
}

function moveLabel(word: string): string {
  const [from = "", target = ""] = word.split("-");
  const [to = "", times] = target.split("x");
  return times ? `${cardCount(Number(times))} from ${from} onto ${to}` : `top card of ${from} onto ${to}`;
}

/** KK-6: why a game with help ends where it does, whatever its score. */
const PIT = "The guard saw the help. With help every game ends in the deepest pit.";

/** KK-6: an unaided loss stays in the cell. */
function lost(points: number): string {
  if (points === 0)
    return "No move is left, and not one book. The guard turns the key twice; the cell stays locked.";
  if (points >= 140)
    return `No move is left at ${points} of 160 points. You could hear the lock beginning to turn; the cell stays locked.`;
  return `No move is left: ${points} of 160 points. The guard shakes his head; the cell stays locked.`;
}

/** The endings of a win (KK-6). Unaided the gate opens, with keys for a first play; with help it is the pit. */
const WON: Readonly<Record<Degree, string>> = {
  first:
    "Sixteen books, 160 points, and the guard saw nothing but luck and wit. The keys are yours; the gate swings open.",
  known:
    "The field is clear, 160 points, and nobody helped: the gate swings open. But you knew this deal, and the guard knows that you did. No keys for that: play one that is new to you.",
  assisted: "All sixteen books, 160 points: well played, but no keys, no freedom this time.",
};

/** KK-6: what the degree makes of an end; where it makes nothing of it, the usual heading stands. */
function endTitle(ending: string, degree: Degree): string | undefined {
  if (degree === "assisted")
    return ending === "won" ? "All sixteen books, with help: no win" : `${capital(ending)}, into the pit`;
  return ending === "won" && degree === "known" ? "Free, but no keys" : undefined;
}

export const kingsKeys: GameMessages<Event> = {
  story:
    "The king has thrown you into his dungeon, and gives you one chance. Beat this game by luck and wit, and you win " +
    "the keys to your freedom. The guard is watching: cheat, and it is the deepest pit for you.",
  events: {
    moved,
    refilled,
    bared: () => "The draw pile is spent: nothing comes to the empty cell any more.",
    book,
  },
  move: moveLabel,
  score: ({ text }) => `${text} points`,
  goal: "to close all sixteen books",
  /** KK-6: a hint and an undo say so before they are given. */
  helpCost: "this game can’t count as a win; you can still close all sixteen books.",
  assisted: "The guard glares and lifts his lantern: the trapdoor to the pit stands open.",
  endTitle,
  endings: {
    won: (_, degree) => (degree === "assisted" ? `${WON.assisted} ${PIT}` : WON[degree]),
    lost: ({ score }, degree) =>
      degree === "assisted" ? `No move is left at ${score.value} of 160 points. ${PIT}` : lost(score.value),
    resigned: ({ score }, degree) =>
      degree === "assisted"
        ? `It ends at ${score.value} of 160 points. ${PIT}`
        : `You turn your face to the wall of the cell, which stays locked. ${score.value} of 160 points are scratched into it.`,
  },
};

const COLOUR_NAMES: Readonly<Record<string, string>> = { R: "red", G: "green", B: "blue", Y: "yellow" };
const ITEM_NAMES: Readonly<Record<string, string>> = { A: "axes", S: "shields", C: "coins", K: "keys" };

/** The colour of a card of the King's Keys pack: `G3A` → `green`. */
export function keyCardColour(code: string): string {
  return COLOUR_NAMES[code.charAt(0)] as string;
}

/** A card of the King's Keys pack without its colour: `G3A` → `3 of axes`. */
export function keyCardRank(code: string): string {
  return `${code.charAt(1)} of ${ITEM_NAMES[code.charAt(2)]}`;
}

/** A card of the King's Keys pack: `G3A` → `green 3 of axes`. */
export function keyCardName(code: string): string {
  return `${keyCardColour(code)} ${keyCardRank(code)}`;
}
