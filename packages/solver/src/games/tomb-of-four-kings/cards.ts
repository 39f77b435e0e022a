import { standardCards } from "@tetrarch/engine";
import { HOARD, JOKER_LOOT } from "./loot.js";

/**
 * A packed card is its kind × 16, plus a number's value, 2–10, or a jack's bit of the skills.
 * The three kinds of numbers are in the order of their suits' skills.
 */
export const [TORCH, DOOR, TRAP, MONSTER, JACK, FAVOUR, KING, JOKER] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** By kind of encounter: the bit of the jack that wins it. */
export const SKILL_BITS: readonly number[] = [0, 1, 2, 4];
/** The bit of the jack of hearts. */
export const DODGE_BIT = 8;
const JACK_BITS: readonly number[] = [1, 2, DODGE_BIT, 4]; // by suit: clubs, diamonds, hearts, spades
const KIND_BY_SUIT: readonly number[] = [DOOR, TRAP, DOOR, MONSTER]; // there are no numbers of hearts

export function kindOf(packed: number): number {
  return packed >> 4;
}

export function strengthOf(packed: number): number {
  return packed & 15;
}

export function isNumber(packed: number): boolean {
  return kindOf(packed) >= DOOR && kindOf(packed) <= MONSTER;
}

export function packedCard(card: standardCards.Card): number {
  if (card === standardCards.JOKER) return JOKER << 4;
  const suit = standardCards.suitOf(card);
  const rank = standardCards.rankOf(card);
  if (rank === standardCards.ACE) return TORCH << 4;
  if (rank === standardCards.JACK) return (JACK << 4) | (JACK_BITS[suit] as number);
  if (rank === standardCards.QUEEN) return FAVOUR << 4;
  if (rank === standardCards.KING) return KING << 4;
  return ((KIND_BY_SUIT[suit] as number) << 4) | rank;
}

/** What a card is as loot; 0 for what is no treasure. */
export function lootOf(packed: number): number {
  switch (kindOf(packed)) {
    case TRAP:
      return 1 << (strengthOf(packed) - 2);
    case KING:
      return 1 << HOARD;
    case JOKER:
      return JOKER_LOOT;
    default:
      return 0;
  }
}

/**
 * The cards still to come, in order, and what their order settles.
 * The ace that would be the fourth torch lies at `dusk`: a player who passes it alive spends the scroll there, and that ace is then
 * the last card (TK-20). So it is put there from the start: it can only be reached once the scroll is spent. Where the scroll is
 * spent already, `dusk` is −1 and the last card is that ace.
 */
export class Pack {
  readonly cards: Uint8Array;
  /** By place: how many kings lie there or further down. */
  readonly kings: Uint8Array;
  /** By place: how many aces lie there or further down, the last card left out. */
  readonly aces: Uint8Array;
  dusk = -1;
  readonly #scrollSpent: boolean;

  /** @param known the packed cards, next one first */
  constructor(known: readonly number[], scrollSpent: boolean) {
    this.cards = Uint8Array.from(scrollSpent ? known : [...known, TORCH << 4]);
    this.kings = new Uint8Array(this.cards.length + 1);
    this.aces = new Uint8Array(this.cards.length + 1);
    this.#scrollSpent = scrollSpent;
    this.reindex();
  }

  /** Finds out what the order of `cards` settles, after that has changed. */
  reindex(): void {
    const { cards, kings, aces } = this;
    const last = cards.length - 1;
    this.dusk = -1;
    for (let place = last - 1; place >= 0; place--) {
      const kind = kindOf(cards[place] as number);
      const isTorch = kind === TORCH ? 1 : 0;
      if (isTorch && this.dusk < 0 && !this.#scrollSpent) this.dusk = place;
      kings[place] = (kings[place + 1] as number) + (kind === KING ? 1 : 0);
      aces[place] = (aces[place + 1] as number) + isTorch;
    }
  }

  /** How many cards lie face down in front of a player who would turn up `next`. */
  left(next: number): number {
    return this.cards.length - next - (this.isScrollSpent(next) ? 0 : 1);
  }

  isScrollSpent(next: number): boolean {
    return next > this.dusk;
  }

  /** The aces burnt when `next` is the next card (TK-20). */
  torches(next: number): number {
    return this.isScrollSpent(next) ? 3 : 4 - (this.aces[next] as number);
  }
}
