import { type napoleonsTomb, type Random, shuffled } from "@tetrarch/engine";
import { ACE } from "@tetrarch/engine/standard-cards";
import { gameOf } from "../../../../../testing/game-of.js";
import { above, FULL, nextHome, PILES, SUITS } from "../../../src/games/napoleons-tomb/packed.js";
import { wastesAfter } from "../../../src/games/napoleons-tomb/sorting.js";

type State = napoleonsTomb.State;

/** The cards not home when the foundations have these counts, in no order. */
export function cardsOut(foundations: readonly number[]): number[] {
  return foundations.flatMap((count, suit) =>
    Array.from({ length: FULL - count }, (_, index) => nextHome(suit, count + index)),
  );
}

/**
 * A position late in a game, such as the rules can build, and mostly a tight one: one or two suits are out, all
 * tableau piles are taken, and the cards needed first tend to lie deep in the reserves.
 * @param mostOut how many cards are not home at most; 10 or more
 */
export function latePosition(random: Random, mostOut: number): State {
  const foundations = new Array<number>(SUITS).fill(FULL);
  for (let left = 8 + random(mostOut - 7); left > 0; left--) {
    const suit = random(SUITS);
    foundations[suit] = Math.max(0, (foundations[suit] as number) - 1);
  }
  const cards = shuffled(cardsOut(foundations), random);
  const deepFirst = random(4);
  const central = random(4) === 0 ? run(cards, takeAce(cards), random) : [];
  const tableau = Array.from({ length: PILES }, () => run(cards, cards.pop(), random));
  if (deepFirst > 0) cards.sort((a, b) => b - a + random(2 * deepFirst) - deepFirst);
  const redeals = 4 - Math.min(random(4), random(4), random(4));
  const reserves: number[][] = [[], [], [], []];
  const wastes: number[][] = [[], [], [], [], []];
  const stock: number[] = [];
  const loose = random(4);
  for (const card of cards) {
    const reserve = reserves[random(PILES)] as number[];
    if (random(10) >= loose && reserve.length < 10) reserve.push(card);
    else if (random(2) === 0) stock.push(card);
    else (wastes[random(wastesAfter(redeals))] as number[]).push(card);
  }
  return { reserves, central, tableau, foundations, wastes, stock, redeals };
}

function takeAce(cards: number[]): number | undefined {
  const at = cards.findIndex((card) => card % 13 === ACE - 1);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}

/** A card and those that can lie on it, as far as chance lets it go; they are taken from `cards`. */
function run(cards: number[], first: number | undefined, random: Random): number[] {
  if (first === undefined) return [];
  const pile = [first];
  while (random(4) > 0) {
    const at = cards.indexOf(above(pile[pile.length - 1] as number, 1));
    if (at < 0) break;
    pile.push(...cards.splice(at, 1));
  }
  return pile;
}

export const game = gameOf("napoleons-tomb");
