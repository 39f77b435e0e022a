import { suitOf } from "@tetrarch/engine/standard-cards";
import { packMove, sourceOf, TO_CENTRAL, TO_HOME, TO_TABLEAU, targetOf, WHOLE_TO_CENTRAL } from "./moves.js";
import { bridgeLength, FROM_HAND, OpenHand } from "./open-hand.js";
import {
  BASE,
  FIRST_TABLEAU,
  FROM_CENTRAL,
  FULL,
  gap,
  HOME,
  homeDistance,
  nextHome,
  SUITS,
} from "./packed.js";

/** How much later a move is tried for each card of the hand that goes along: once out of it, it bridges nothing more. */
const CARD_WEIGHT = 75;
/** The weights of the open hand beside that: chance and these cards decide, they only lean. */
const WEIGHT = 1 / 4;

/** The open hand, whose cards go home only just before a card of a pile does, or when the piles are gone (README, Lemma 4). */
export class LazyHand extends OpenHand {
  protected override homeMoves(into: Int32Array, at: number): number {
    let end = at;
    for (let source = 0; source <= FROM_CENTRAL; source++) {
      const card = this.top(source);
      if (card >= 0 && this.#bridgesHome(card)) into[end++] = packMove(source, TO_HOME);
    }
    return this.#hasPiles() ? end : super.homeMoves(into, at);
  }

  protected override step(source: number, target: number): void {
    if (target === TO_HOME && source < FROM_HAND) {
      const card = this.top(source);
      for (let next = this.#next(card); next !== card; next = this.#next(card)) {
        super.step(FROM_HAND + next, TO_HOME);
      }
    }
    super.step(source, target);
  }

  protected override playDominantMoves(): void {
    super.playDominantMoves();
    if (this.#hasPiles()) return;
    for (let suit = 0; suit < SUITS; suit++) {
      for (let home = this.#home(suit); home < FULL; home++)
        this.step(FROM_HAND + nextHome(suit, home), TO_HOME);
    }
  }

  protected override weightOf(move: number): number {
    return super.weightOf(move) * WEIGHT + this.#taken(sourceOf(move), targetOf(move)) * CARD_WEIGHT;
  }

  #hasPiles(): boolean {
    for (let source = 0; source <= FROM_CENTRAL; source++) if (this.top(source) >= 0) return true;
    return false;
  }

  #home(suit: number): number {
    return this.position[HOME + suit] as number;
  }

  /** The next card home of the suit of this one. */
  #next(card: number): number {
    return nextHome(suitOf(card), this.#home(suitOf(card)));
  }

  /** Whether the hand has all cards that go home before this one. */
  #bridgesHome(card: number): boolean {
    const home = this.#home(suitOf(card));
    const end = home + homeDistance(card, home);
    for (let before = home; before < end; before++) {
      if (this.inHand(nextHome(suitOf(card), before)) === 0) return false;
    }
    return true;
  }

  /** How many cards of the hand a move takes along. */
  #taken(source: number, target: number): number {
    if (source >= FROM_HAND) return 0;
    const card = this.top(source);
    if (target === TO_HOME) return homeDistance(card, this.#home(suitOf(card)));
    if (target === TO_CENTRAL) return bridgeLength(card, this.top(FROM_CENTRAL), false);
    if (target === WHOLE_TO_CENTRAL) {
      const bottom = this.position[BASE + source - FIRST_TABLEAU] as number;
      return bridgeLength(bottom, this.top(FROM_CENTRAL), true);
    }
    const under = this.top(FIRST_TABLEAU + target - TO_TABLEAU);
    return under < 0 ? 0 : gap(under, card);
  }
}
