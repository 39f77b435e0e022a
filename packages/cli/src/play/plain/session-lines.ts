import { capital, legalWords, type Session } from "@tetrarch/engine";
import type { PileInWords } from "../../words/en/card-words.js";
import { plainWords } from "../../words/en/plain.js";
import { screenWords } from "../../words/en/screen.js";
import { tableWith } from "../tables/registry.js";

/** Lists of at most this many moves are said after each move. */
const FEW_MOVES = 8;

function viewOf({ game, now }: Session): unknown {
  return game.view(now.state);
}

function pileLine({ pile, name, text }: PileInWords): string {
  return screenWords.pile(name, pile, text);
}

export function pileLines(session: Session): readonly string[] {
  return tableWith(session.game).describe(viewOf(session)).map(pileLine);
}

/** What a legal move does, and its word. */
export function moveLine(session: Session, word: string): string {
  return `${capital(tableWith(session.game).foretell(viewOf(session), word))} (${word}).`;
}

/** The legal moves, numbered. */
export function moveLines(session: Session): readonly string[] {
  const words = legalWords(session);
  if (words.length === 0) return [plainWords.noMoveLeft];
  return words.map((word, index) => `${index + 1}. ${moveLine(session, word)}`);
}

export function fewMoveLines(session: Session): readonly string[] {
  const moves = moveLines(session);
  return moves.length <= FEW_MOVES ? moves : [];
}

/** The word that was typed, or whose number in the list was; undefined where there is no such number. */
export function typedWord(session: Session, typed: string): string | undefined {
  return /^\d+$/.test(typed) ? legalWords(session)[Number(typed) - 1] : typed;
}

/** The piles that a word names: by their short name, or by the beginning of their long one. */
export function lookLines(session: Session, wanted: string): readonly string[] {
  const piles = tableWith(session.game).describe(viewOf(session));
  const lower = wanted.toLowerCase();
  const exact = piles.filter(
    ({ pile, name }) => pile.toLowerCase() === lower || name.toLowerCase() === lower,
  );
  const found = exact.length > 0 ? exact : piles.filter(({ name }) => name.toLowerCase().startsWith(lower));
  if (found.length > 0) return found.map(pileLine);
  return [
    plainWords.noSuchPile(
      wanted,
      piles.map(({ pile }) => pile),
    ),
  ];
}
