import type { fourKingdoms, standardCards } from "@tetrarch/engine";
import { FIRST_GUEST, WASTE } from "@tetrarch/engine/four-kingdoms";
import { ACE, JACK, rankOf, suitOf, TEN } from "@tetrarch/engine/standard-cards";
import { playDominantMoves } from "./dominance.js";
import { playMove } from "./moves.js";
import { cardAt, DEALT, HOMEWARD, LODGED, Packed, PLACED } from "./packed.js";

/** The engine's moves for a variation of packed ones. */
export function engineMoves(
  state: fourKingdoms.State,
  variation: readonly number[],
): readonly fourKingdoms.Move[] {
  const packed = new Packed(state);
  const log: number[] = [];
  packed.log = log;
  playDominantMoves(packed);
  for (const move of variation) playMove(packed, move);
  const table = new EnginePiles(state);
  for (const step of log) table.follow(step);
  return table.moves;
}

interface Heap {
  down: number;
  /** Lowest first. */
  readonly up: standardCards.Card[];
}

/** The piles as the engine has them. Runs that fit are joined first and after every step, as the packed position has them. */
class EnginePiles {
  readonly moves: fourKingdoms.Move[] = [];
  readonly #piles: Heap[];
  readonly #downCards: readonly (readonly standardCards.Card[])[];
  readonly #waste: standardCards.Card[];
  readonly #stock: readonly standardCards.Card[];
  #dealt = 0;
  readonly #guests: (standardCards.Card | null)[];

  constructor(state: fourKingdoms.State) {
    this.#piles = state.tableau.map((pile) => ({ down: pile.down.length, up: [...pile.up] }));
    this.#downCards = state.tableau.map((pile) => pile.down);
    this.#waste = [...state.waste];
    this.#stock = state.stock;
    this.#guests = [...state.guests];
    this.#joinRuns();
  }

  /** Plays one step of a packed position's log. */
  follow(step: number): void {
    const card = cardAt(step & 63);
    switch (step & ~63) {
      case DEALT:
        this.#waste.push(this.#stock[this.#dealt++] as standardCards.Card);
        this.moves.push({ type: "deal" });
        break;
      case HOMEWARD:
        this.#sendHome(card);
        break;
      case LODGED:
        this.#lodge(card);
        break;
      case PLACED:
        this.#place(card);
    }
    this.#joinRuns();
  }

  #sendHome(card: standardCards.Card): void {
    const from = this.#sourceOf(card);
    this.#take(from, 1);
    this.moves.push({ type: "zone", from, zone: zoneOf(rankOf(card)) });
  }

  #lodge(card: standardCards.Card): void {
    const from = this.#sourceOf(card);
    this.#take(from, 1);
    this.#guests[suitOf(card)] = card;
    this.moves.push({ type: "guest", from });
  }

  /** A card, with all that lies on it, goes onto the next lower card or, failing that, to an empty pile. */
  #place(card: standardCards.Card): void {
    const onto = this.#piles.findIndex(({ up }) => canLieOn(card, up));
    const to = onto >= 0 ? onto : this.#piles.findIndex(({ up }) => up.length === 0);
    const from = this.#sourceOf(card);
    const count = from < WASTE ? this.#countFrom(from, card) : 1;
    (this.#piles[to] as Heap).up.push(...this.#take(from, count));
    this.moves.push({ type: "land", from, to, count });
  }

  /** Puts every run that is a pile without face-down cards onto the next lower card, where that is open. */
  #joinRuns(): void {
    for (let done = false; !done; ) {
      const loose = this.#piles.find(
        ({ down, up: [lowest] }) =>
          down === 0 && lowest !== undefined && this.#piles.some(({ up }) => canLieOn(lowest, up)),
      );
      done = loose === undefined;
      if (loose) this.#place(loose.up[0] as standardCards.Card);
    }
  }

  #sourceOf(card: standardCards.Card): fourKingdoms.Source {
    const pile = this.#piles.findIndex(({ up }) => up.includes(card));
    if (pile >= 0) return pile;
    return this.#guests[suitOf(card)] === card ? FIRST_GUEST + suitOf(card) : WASTE;
  }

  #countFrom(pile: number, card: standardCards.Card): number {
    const { up } = this.#piles[pile] as Heap;
    return up.length - up.indexOf(card);
  }

  #take(from: fourKingdoms.Source, count: number): standardCards.Card[] {
    if (from === WASTE) return this.#waste.splice(-1);
    if (from > WASTE) {
      const guest = this.#guests[from - FIRST_GUEST] as standardCards.Card;
      this.#guests[from - FIRST_GUEST] = null;
      return [guest];
    }
    const pile = this.#piles[from] as Heap;
    const taken = pile.up.splice(-count);
    if (pile.up.length === 0 && pile.down > 0) {
      pile.down--;
      pile.up.push(this.#downCards[from]?.[pile.down] as standardCards.Card);
    }
    return taken;
  }
}

function canLieOn(card: standardCards.Card, up: readonly standardCards.Card[]): boolean {
  const top = up[up.length - 1];
  return top !== undefined && top === card - 1 && suitOf(top) === suitOf(card) && rankOf(top) !== ACE;
}

function zoneOf(rank: number): fourKingdoms.Zone {
  if (rank >= JACK) return "castle";
  if (rank === TEN) return "tower";
  return rank === ACE ? "dungeon" : "subjects";
}
