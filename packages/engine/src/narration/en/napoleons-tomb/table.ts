import { RANKS } from "../../../core/cards.js";
import type { Prospect } from "../../../core/knowledge.js";
import { cardsOf } from "../../../core/knowledge.js";
import { formatMove } from "../../../games/napoleons-tomb/notation.js";
import { type Refusal, refusal } from "../../../games/napoleons-tomb/refusal.js";
import { FOUNDATION_SIZE, MOST_REDEALS } from "../../../games/napoleons-tomb/rules.js";
import { piles } from "../../../games/napoleons-tomb/table.js";
import type { Event, Move, View } from "../../../games/napoleons-tomb/types.js";
import { inWords, type RefusalWords, type TableWords } from "../../catalogue.js";
import { capital, cardCount, cardName, moveInWords, SUIT_NAMES } from "../words.js";
import { napoleonsTomb, wasteName } from "./messages.js";

type Words = TableWords<View, Move, Event>;

const KINDS: Readonly<Record<string, string>> = { r: "reserve", t: "pile" };

function pileName(id: string): string {
  if (id === "c") return "middle";
  if (id === "s") return "stock";
  if (id.startsWith("w")) return wasteName(id);
  const [kind = "", which = ""] = id;
  return kind === "f" ? `corner of ${SUIT_NAMES[which]}` : `${KINDS[kind]} ${which}`;
}

function note(view: View, pile: string): string {
  const cards = cardsOf(piles(view), pile);
  switch (pile.charAt(0)) {
    case "f":
      return buildingNote(cards, "down from king", -1 - (cards.length % RANKS.length));
    case "c":
      return buildingNote(cards, "up from ace", cards.length % RANKS.length);
    case "t":
      return runNote(cards);
    case "s":
      return stockNote(view);
    default:
      return "";
  }
}

/** What a corner or the middle takes next, in its suit, and after a comma how far it is: a rank comes twice. */
function buildingNote({ length }: readonly string[], start: string, rank: number): string {
  if (length === 0) return start;
  if (length === FOUNDATION_SIZE) return "complete";
  return `next ${RANKS.at(rank)?.replace("T", "10")}, ${length} of ${FOUNDATION_SIZE}`;
}

/** A run in suit by its length and its lowest card. */
function runNote(cards: readonly string[]): string {
  const [first] = cards;
  return first === undefined || cards.length === 1
    ? ""
    : `${cards.length} cards from the ${cardName(first)} up`;
}

function stockNote({ stock, redeals }: View): string {
  const left = MOST_REDEALS - redeals;
  return `${cardCount(stock.length)}, ${left} ${left === 1 ? "redeal" : "redeals"} left`;
}

function labelOf(move: Move, said: string): string {
  if (move.type === "redeal") return "Redeal the waste";
  return move.type === "draw" ? `Turn onto ${wasteName(`w${move.to + 1}`)}` : capital(said);
}

/** The consequences of a move besides the move itself: a known card turned up, a corner complete. */
function consequence({ event }: Prospect<Event>): readonly string[] {
  if (event.type === "drawn" && event.card !== undefined) return [`the ${cardName(event.card)}`];
  return event.type === "completed" ? ["its corner is complete"] : [];
}

function prospect(_: View, move: Move, prospects: readonly Prospect<Event>[]) {
  const said = napoleonsTomb.move(formatMove(move));
  return moveInWords(said, prospects.flatMap(consequence).join(", "), labelOf(move, said));
}

/** Which of several waste piles the stock is dealt to: the first of the lowest. */
const whyNatural: Words["whyNatural"] = ({ wastes }, move) => {
  if (move.type !== "draw" || wastes.length === 1) return undefined;
  const height = wastes[move.to]?.length;
  if (height === 0) return "still empty";
  return wastes.filter(({ length }) => length === height).length === 1
    ? "the shortest pile"
    : "no pile is shorter";
};

const REFUSALS: RefusalWords<Refusal> = {
  "stock-spent": () => "the stock is spent",
  "stock-to-waste": () => "the stock goes to waste piles",
  "stock-not-spent": () => "the stock is not spent",
  "no-redeal": () => "no redeal is left",
  "no-waste": () => "there is no waste to redeal",
  "waste-gone": (why) => `${pileName(why.pile)} is closed: each redeal closes one for good`,
  "nothing-there": () => "nothing lies there",
  "at-home": () => "cards at home can't move back",
  "top-only": () => "only the uncovered card moves",
  "whole-pile": () => "only a whole pile moves there at once",
  "pile-elsewhere": () => "a whole pile goes only to the middle",
  "tomb-holds": () => "it leaves only for its corner",
  reserve: () => "nothing is laid on reserves",
  waste: () => "only the stock goes to the waste",
  nowhere: (why) =>
    `no place yet: its corner takes the ${cardName(why.next)} next; elsewhere it goes only on ${why.isUnderIt ? "another" : "the"} ${cardName(why.below)}`,
  "other-corner": (why) => `this is the corner of ${SUIT_NAMES[why.suit]}`,
  foundation: (why) =>
    why.next === null
      ? `the corner of ${SUIT_NAMES[why.suit]} is complete`
      : `the corner of ${SUIT_NAMES[why.suit]} takes the ${cardName(why.next)} next`,
  "not-next": (why) =>
    `${why.pile === "c" ? "the middle" : "this pile"} takes the ${cardName(why.next)} next`,
  "ace-first": () => "an ace begins the middle",
};

export const napoleonsTombTableWords: TableWords<View, Move, Event> = {
  card: cardName,
  pile: pileName,
  note,
  prospect,
  whyNatural,
  refusal: (view, attempt) => inWords(REFUSALS, refusal(view, attempt)),
};
