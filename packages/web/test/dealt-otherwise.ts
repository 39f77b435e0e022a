import {
  type AnyGame,
  formatDeal,
  legalWords,
  numberedDeal,
  parseDealCode,
  type Random,
  type Session,
  shuffled,
  startSession,
} from "@tetrarch/engine";
import { expect } from "vitest";
import { value } from "../../../testing/value.js";
import { after, chooser, sessionOf } from "./app.js";

export interface Position {
  readonly session: Session;
  readonly words: readonly string[];
}

/** The same game on a deal whose cards never seen are shuffled, and whose rolls to come are thrown anew. */
export function dealtOtherwise({ session, words }: Position, random: Random): Session {
  const { game } = session;
  const number = parseDealCode(game.dealCode, session.deal);
  if (!number.ok) throw new Error(number.error.message);
  const { cards, rolls } = numberedDeal(game.pack, number.value);
  const view = game.view(session.now.state);
  const isUnseen = unseenIn(view, cards.length);
  const unseen = shuffled(cards.filter(isUnseen), random);
  const used = (view as { rolls?: readonly number[] }).rolls?.length ?? 0;
  const deal = formatDeal({
    cards: cards.map((card, index) => (isUnseen(card, index) ? (unseen.pop() as string) : card)),
    rolls: rolls.map((roll, index) => (index < used ? roll : random(6) + 1)),
  });
  const other = words.reduce(after, started(game, deal));
  // Else this test would prove nothing.
  expect(game.view(other.now.state)).toEqual(view);
  return other;
}

/** Which cards of a deal have never been seen. Of two packs these are the last ones, as a card's twin may have been. */
function unseenIn(view: unknown, size: number): (card: string, index: number) => boolean {
  const { stock } = view as { readonly stock?: unknown };
  if (Array.isArray(stock)) return (_, index) => index >= size - stock.length;
  const seen = JSON.stringify(view);
  return (card) => !seen.includes(`"${card}"`);
}

export function started(game: AnyGame, deal: string): Session {
  return value(startSession(game, deal));
}

/** A game played at random for so many moves. */
export function inPlay(gameId: string, number: number, moves: number): Position {
  let session = sessionOf(gameId, number);
  const choose = chooser(number);
  const words: string[] = [];
  while (words.length < moves) {
    const word = choose(session);
    if (word === undefined || legalWords(after(session, word)).length === 0) break;
    words.push(word);
    session = after(session, word);
  }
  return { session, words };
}
