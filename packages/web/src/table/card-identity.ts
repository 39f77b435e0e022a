import { HIDDEN, type PileModel, type Place } from "./model.js";

/** A card as it lies, with a key of its own for as long as it is on the table. The key tells nothing of the card. */
export interface KeyedCard {
  readonly key: string;
  readonly code: string;
  readonly pile: string;
  /** 0 is the bottom card. */
  readonly index: number;
}

/** A pile with its cards and its place. */
export interface PlacedPile {
  readonly pile: PileModel;
  readonly place: Place | undefined;
  readonly cards: readonly KeyedCard[];
}

type CardSpot = Omit<KeyedCard, "key">;

/** Cards before and after a move, matched: what stays, what moves, and what only turns over. */
export class Identities {
  #next = 1;
  #cards: readonly KeyedCard[] = [];
  #settled: ReadonlySet<KeyedCard> = new Set();

  /** Whether a card lay there before the last move as well. */
  isSettled(card: KeyedCard): boolean {
    return this.#settled.has(card);
  }

  /** Gives every card its key: the one it had before wherever it can be recognised. */
  follow(piles: readonly PileModel[]): readonly KeyedCard[] {
    const earlier = new Set(this.#cards);
    const waiting = new Set(earlier);
    const placed: CardSpot[] = piles.flatMap(({ id, cards }) =>
      cards.map((code, index) => ({ code, pile: id, index })),
    );
    const keyed = new Map<CardSpot, KeyedCard>();
    const claim = (matches: (before: KeyedCard, after: CardSpot) => boolean) => {
      for (const after of placed) {
        if (keyed.has(after)) continue;
        for (const before of waiting) {
          if (!matches(before, after)) continue;
          // What did not change stays the same object, and Svelte redraws nothing of it.
          keyed.set(after, isSame(before, after) ? before : { ...after, key: before.key });
          waiting.delete(before);
          break;
        }
      }
    };
    claim(isSame);
    claim((before, after) => before.code === after.code && after.code !== HIDDEN);
    claim((before, after) => samePlace(before, after) && isTurn(before, after));
    claim((before, after) => isTurn(before, after));
    claim((before, after) => before.code === HIDDEN && after.code === HIDDEN);
    this.#cards = placed.map((card) => keyed.get(card) ?? { ...card, key: `k${this.#next++}` });
    this.#settled = new Set(this.#cards.filter((card) => earlier.has(card)));
    return this.#cards;
  }
}

function samePlace(before: CardSpot, after: CardSpot): boolean {
  return before.pile === after.pile && before.index === after.index;
}

function isSame(before: CardSpot, after: CardSpot): boolean {
  return samePlace(before, after) && before.code === after.code;
}

/** One of the two is face down: it may be the same card, turned over. */
function isTurn(before: CardSpot, after: CardSpot): boolean {
  return (before.code === HIDDEN) !== (after.code === HIDDEN);
}
