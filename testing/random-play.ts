import {
  type AnyGame,
  dealOfNumber,
  formatDeal,
  legalWords,
  numberedDeal,
  playWord,
  type Random,
  type Session,
  startSession,
  variantsOf,
} from "@tetrarch/engine";
import { value } from "./value.js";

/** A game at its start: a random deal, as code or card list, in a random variant. */
export function randomStart(game: AnyGame, random: Random): Session {
  const number = random(1_000_000) + 1;
  const deal = random(2) === 0 ? dealOfNumber(game, number) : formatDeal(numberedDeal(game.pack, number));
  const variants = variantsOf(game.options);
  return value(startSession(game, deal, variants[random(variants.length)]));
}

/** The game after at most so many random moves. */
export function playedOn(session: Session, moves: number, random: Random): Session {
  let now = session;
  for (let move = 0; move < moves; move++) {
    const words = legalWords(now);
    if (words.length === 0) break;
    now = value(playWord(now, words[random(words.length)] as string));
  }
  return now;
}
