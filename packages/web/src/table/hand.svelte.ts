import type { KeyedCard } from "./identity.js";
import type { AnyTable, Option, PileModel, Point } from "./model.js";
import { bestOf, dragMovesFrom, movesFrom, optionsOf, type Pick } from "./options.js";

/** What the hand needs to know of the game, always as it stands: its members are read each time anew. */
export interface Surroundings {
  readonly table: AnyTable;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly onplay: (word: string) => void;
  readonly onsay: (text: string) => void;
}

/** What cannot be done, and where it was tried. */
export interface Refused {
  readonly pile: string;
  /** Of the card that was meant, counted from the top; 0 for the pile itself. */
  readonly depth: number;
  readonly text: string;
}

/** What is lifted, where it may go, and what a tap, a drop or a key means. Knows no rules: only the legal moves. */
export class Hand {
  readonly #around: Surroundings;
  readonly #piles: () => readonly PileModel[];
  readonly #options: readonly Option[] = $derived.by(() => {
    const { table, view, legal } = this.#around;
    return optionsOf(table, view, legal);
  });
  /** How many cards of each pile can be taken at most. */
  readonly #reach = $derived.by(() => {
    const reach = new Map<string, number>();
    for (const { from, depth } of this.#options) reach.set(from, Math.max(depth, reach.get(from) ?? 0));
    return reach;
  });
  readonly #sizes = $derived.by(() => new Map(this.#piles().map(({ id, cards }) => [id, cards.length])));
  #lifted = $state.raw<Pick | undefined>();
  #carrying = $state.raw(false);
  readonly #open: readonly Option[] = $derived.by(() => {
    if (!this.#lifted) return [];
    return this.#carrying
      ? dragMovesFrom(this.#options, this.#lifted)
      : movesFrom(this.#options, this.#lifted);
  });
  /** What the lifted cards could do. */
  get open(): readonly Option[] {
    return this.#open;
  }

  /** What was refused last, until something else is done. */
  refused = $state.raw<Refused>();

  readonly targets: ReadonlySet<string> = $derived(new Set(this.#open.map(({ to }) => to)));

  constructor(around: Surroundings, piles: () => readonly PileModel[]) {
    this.#around = around;
    this.#piles = piles;
  }

  get lifted(): Pick | undefined {
    return this.#lifted;
  }

  /** Whether the rules let anything be done with this card now. */
  canLift(card: KeyedCard): boolean {
    const { pile, depth } = this.#pickAt(card);
    return (this.#reach.get(pile) ?? 0) >= depth;
  }

  letGo(): void {
    this.#lifted = undefined;
    this.#carrying = false;
  }

  /** A press on a card: lays what is lifted there, or lifts it; does it at once where only one thing can be done. */
  pressCard(card: KeyedCard, isSecond: boolean): void {
    const lifted = this.#lifted;
    // The first press made a move already: the second was meant for the card that is gone.
    if (!lifted && isSecond) return;
    if (!lifted) this.#lift(this.#pickAt(card));
    else if (lifted.pile !== card.pile) this.#layOrLiftInstead(card);
    else if (isSecond) this.#playBest(lifted);
    else if (lifted.depth === this.#pickAt(card).depth) this.letGo();
    else this.#lift(this.#pickAt(card));
  }

  /** Lays what is lifted on another card; where it cannot lie, that is said, and the other card is lifted if it can be. */
  #layOrLiftInstead(card: KeyedCard): void {
    const fits = this.targets.has(card.pile);
    this.pressPile(card.pile);
    if (!fits && this.canLift(card)) this.#lifted = this.#pickAt(card);
  }

  /**
   * A press on a place: lays what is lifted there, or makes the move that the place itself stands for; a place where
   * nothing can be done says what it is.
   * @param at where in its area it was pressed, across and down from 0 to 1
   */
  pressPile(pile: string, at?: Point): void {
    const lifted = this.#lifted;
    if (!lifted) {
      const move = this.#options.find(({ from, depth }) => from === pile && depth === 0);
      if (move) this.#play(move);
      else this.#tellOf(pile, at);
      return;
    }
    const move = this.#open.find(({ to }) => to === pile);
    this.letGo();
    if (move) this.#play(move);
    else if (lifted.pile !== pile) this.#explain({ from: lifted.pile, depth: lifted.depth, to: pile });
  }

  /** Takes cards up to carry them; undefined when they cannot be moved. */
  carry(card: KeyedCard): Pick | undefined {
    const moves = dragMovesFrom(this.#options, this.#pickAt(card));
    const [first] = moves;
    if (!first) {
      this.#explain({ ...this.#endsAt(card), to: "" });
      return undefined;
    }
    this.#carrying = true;
    this.#lifted = { pile: card.pile, depth: first.depth };
    return this.#lifted;
  }

  /** Lays down what is carried: whether it could lie there. */
  dropOn(pile: string | undefined): boolean {
    const lifted = this.#lifted;
    const move = pile === undefined ? undefined : this.#open.find(({ to }) => to === pile);
    this.letGo();
    if (move) this.#play(move);
    else if (lifted && pile !== undefined && pile !== lifted.pile) {
      this.#explain({ from: lifted.pile, depth: lifted.depth, to: pile });
    }
    return move !== undefined;
  }

  #lift(pick: Pick): void {
    const moves = movesFrom(this.#options, pick);
    const [first] = moves;
    this.#lifted = undefined;
    if (!first) this.#explain({ from: pick.pile, depth: pick.depth, to: "" });
    else if (moves.length === 1 && !this.#isCareful(first)) this.#play(first);
    else this.#lifted = pick;
  }

  #isCareful(option: Option): boolean {
    const { table, view } = this.#around;
    return table.careful?.(view, option) ?? false;
  }

  #playBest(pick: Pick): void {
    const { table, view } = this.#around;
    const bold = movesFrom(this.#options, pick).filter((option) => !this.#isCareful(option));
    const best = bestOf(table, view, bold);
    if (best) this.#play(best);
  }

  #play({ word }: Option): void {
    this.letGo();
    this.#around.onplay(word);
  }

  #explain(ends: { readonly from: string; readonly depth: number; readonly to: string }): void {
    const { table, view } = this.#around;
    this.#refuse({ pile: ends.from, depth: ends.depth, text: table.refusal(view, ends) });
  }

  #tellOf(id: string, at: Point | undefined): void {
    const { table, view } = this.#around;
    const pile = this.#piles().find((one) => one.id === id);
    if (!pile) return;
    const about = (at && table.about?.(view, id, at)) ?? `${pile.name}: ${pile.note || "empty"}.`;
    this.#refuse({ pile: id, depth: 0, text: about.charAt(0).toUpperCase() + about.slice(1) });
  }

  #refuse(refused: Refused): void {
    this.refused = refused;
    this.#around.onsay(refused.text);
  }

  #endsAt(card: KeyedCard) {
    const { pile, depth } = this.#pickAt(card);
    return { from: pile, depth };
  }

  #pickAt({ pile, index }: KeyedCard): Pick {
    return { pile, depth: (this.#sizes.get(pile) ?? 0) - index };
  }
}
