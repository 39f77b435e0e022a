import { type fourKingdoms, type Random, shuffled, type standardCards } from "@tetrarch/engine";
import { ACE, cardOf, JACK, QUEEN, rankOf, suitOf, TEN } from "@tetrarch/engine/standard-cards";

type Card = standardCards.Card;

const DONE: fourKingdoms.Kingdom = { castle: 3, tower: true, subjects: 8, dungeon: true };

/**
 * A legal position by chance, late enough that a search without any pruning can often exhaust it: kingdoms in any
 * stage, the other cards anywhere, some of them put onto each other, few piles empty and few cards in the stock.
 */
export function latePosition(random: Random): fourKingdoms.State {
  const tight = random(8) > 0;
  const kingdoms = Array.from({ length: 4 }, () => anyKingdom(random, tight));
  const loose = shuffled(kingdoms.flatMap(cardsLeft), random);
  const guests = kingdoms.map(({ castle }, suit) => {
    const fits = (card: Card) => suitOf(card) === suit && rankOf(card) > ACE && rankOf(card) < QUEEN;
    return castle < 2 || random(2) > 0 ? null : (takeOut(loose, loose.find(fits)) ?? null);
  });
  const aside = loose.splice(0, random(6));
  const tableau = piles(loose, random, tight);
  const dealt = [...aside, ...loose];
  const stock = dealt.splice(0, random(4));
  return dealt.length + stock.length > 24
    ? latePosition(random)
    : { tableau, stock, waste: dealt, kingdoms, guests };
}

function anyKingdom(random: Random, tight: boolean): fourKingdoms.Kingdom {
  const stage = tight ? 3 + random(11) : random(12);
  if (stage < 5) return DONE;
  const tower = random(2) > 0;
  if (stage < 9) return { castle: 3, tower, subjects: random(9), dungeon: tower && random(2) > 0 };
  return { castle: random(3), tower: random(3) === 0, subjects: 0, dungeon: false };
}

function cardsLeft({ castle, tower, subjects, dungeon }: fourKingdoms.Kingdom, suit: number): Card[] {
  const cards: Card[] = [];
  for (let rank = 13 - castle; rank >= JACK; rank--) cards.push(cardOf(suit, rank));
  if (!tower) cards.push(cardOf(suit, TEN));
  for (let rank = 9 - subjects; rank > ACE; rank--) cards.push(cardOf(suit, rank));
  if (!dungeon) cards.push(cardOf(suit, ACE));
  return cards;
}

/** Seven piles of some of the cards given, which are taken out. */
function piles(cards: Card[], random: Random, tight: boolean): fourKingdoms.Pile[] {
  const result = Array.from({ length: 7 }, () => ({ down: [] as Card[], up: [] as Card[] }));
  for (const { down, up } of result.slice(tight ? 0 : random(3))) {
    const lowest = cards.pop();
    if (lowest === undefined) break;
    up.push(lowest);
    for (let top = lowest; rankOf(top) > ACE && rankOf(top) < 13 && random(4) > 0; top++) {
      if (takeOut(cards, top + 1) === undefined) break;
      up.push(top + 1);
    }
    down.push(...cards.splice(0, tight ? 1 + random(3) : random(4)));
  }
  return result;
}

function takeOut(cards: Card[], card: Card | undefined): Card | undefined {
  const place = card === undefined ? -1 : cards.indexOf(card);
  return place < 0 ? undefined : cards.splice(place, 1)[0];
}
