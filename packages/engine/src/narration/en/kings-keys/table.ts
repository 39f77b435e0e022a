import type { Prospect } from "../../../core/knowledge.js";
import { formatMove } from "../../../games/kings-keys/notation.js";
import { type Refusal, refusal } from "../../../games/kings-keys/refusal.js";
import type { Event, Move, View } from "../../../games/kings-keys/types.js";
import { inWords, type RefusalWords, type TableWords } from "../../catalogue.js";
import { cardCount, listInWords, moveInWords } from "../words.js";
import { keyCardColour, keyCardName, kingsKeys } from "./messages.js";

const BOOKS = 16;

function pileName(id: string): string {
  if (id === "draw") return "draw pile";
  return id === "books" ? id : `cell ${id}`;
}

function note(view: View, pile: string): string {
  if (pile === "draw") return view.draw === 0 ? "empty" : cardCount(view.draw);
  return pile === "books" ? `${view.books.length} of ${BOOKS}` : "";
}

/** The consequences of a move besides the move itself. */
function consequence({ event }: Prospect<Event>): readonly string[] {
  switch (event.type) {
    case "book":
      return [`a book, ${event.points} points then`];
    case "refilled":
      return [`${event.cell} is refilled`];
    case "bared":
      return [`${event.cell} stays bare`];
    default:
      return [];
  }
}

function prospect(_: View, move: Move, prospects: readonly Prospect<Event>[]) {
  const said = kingsKeys.move(formatMove(move));
  const isBook = ({ event }: Prospect<Event>) => event.type === "book";
  const bookLast = [...prospects.filter((one) => !isBook(one)), ...prospects.filter(isBook)];
  return moveInWords(said, listInWords(bookLast.flatMap(consequence)));
}

const KEY_ITEMS: Readonly<Record<string, string>> = { A: "an axe", S: "a shield", C: "a coin", K: "a key" };

const REFUSALS: RefusalWords<Refusal> = {
  "draw-pile": () => "the draw pile refills emptied cells",
  books: () => "books stay on the ring",
  "too-few": (why) => `${why.pile} has no ${cardCount(why.count)}`,
  nowhere: (why) => nowhere(why.card, why.twice),
  "between-cells": () => "cards go from cell to cell",
  bare: () => "nothing moves to an empty cell",
  colour: () => "the colours differ",
  number: (why) =>
    why.next === null
      ? `nothing goes on the ${keyCardName(why.onto)}`
      : `the ${keyCardName(why.onto)} takes a ${why.next}`,
  item: (why) => itemTwice(why.card, why.twice),
};

/** Why a card cannot go where an item lies: its own, or that of a card on it. */
function itemTwice(card: string, twice: string): string {
  const lies = `${KEY_ITEMS[twice.charAt(2)]} lies there already`;
  return twice === card ? lies : `${lies}; the ${keyCardName(twice)} would come along`;
}

function nowhere(card: string, twice: string | null): string {
  const none = `no place for the ${keyCardName(card)} now`;
  if (twice !== null) return `${none}: ${itemTwice(card, twice)}`;
  const number = Number(card.charAt(1));
  return number === 1
    ? `${none}: a 1 goes on nothing`
    : `${none}: no ${keyCardColour(card)} ${number - 1} lies on top`;
}

export const kingsKeysTableWords: TableWords<View, Move, Event> = {
  card: keyCardName,
  pile: pileName,
  note,
  prospect,
  refusal: (view, attempt) => inWords(REFUSALS, refusal(view, attempt)),
};
