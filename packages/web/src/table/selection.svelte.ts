import * as words from "../words/en/table.js";
import type { KeyedCard } from "./card-identity.js";
import type { AnyTable, Option, PileModel, Point } from "./model.js";
import { bestOf, type CardRun, dragMovesFrom, movesFrom, optionsOf } from "./options.js";

/** How soon a tap follows another that may be meant for the same card, in milliseconds. */
const HASTY_WITHIN = 800;

/** The most words beside a card, where there are others below the table. */
const MOST_WORDS = 5;

/** The beginning of a refusal that makes sense by itself and is short enough to stand beside a card; else empty. */
export function briefly(text: string): string {
  const [beginning = ""] = text.split(/[:;.]/);
  return beginning.split(" ").length > MOST_WORDS ? "" : `${beginning}.`;
}

/** Why a move was refused, and where it was tried. */
export interface Refusal {
  readonly pile: string;
  /** Of the card that was meant, counted from the top; 0 for the pile itself. */
  readonly depth: number;
  /** What is read beside the card; empty where that is nothing. */
  readonly text: string;
}

/** What the selection is made from: the state of its table. */
interface SelectionTable {
  readonly table: AnyTable;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly piles: readonly PileModel[];
  /** As in `TablePosition`. */
  readonly goal?: string | undefined;
  /** As in `TablePosition`. */
  readonly hint?: string | undefined;
}

/** Where the input on a table goes: the controller of its game. */
export interface TableEvents {
  /** Plays a legal move. */
  play(word: string): void;
  /** Says why something cannot be done, which is read beside the card. */
  refuseBeside(text: string): void;
  /** Says what is read beside the card. */
  sayBeside(text: string): void;
  /** Whether what is refused is read in whole below the table, too: then the card has a few words of it at most. */
  readonly isReadBelow?: boolean;
  /** Why no move can be made just now, whatever is pressed; undefined while the rules alone say so. */
  readonly refusalText?: string | undefined;
  /** Makes a move again and again, until it is let go of. Nothing of it without these two. */
  hold?(word: string): void;
  release?(): void;
}

/** The lifted cards, their targets, and the meaning of a tap, a drop or a key, by the legal moves alone. */
export class Selection {
  readonly #state: SelectionTable;
  readonly #events: () => TableEvents;
  readonly #options: readonly Option[] = $derived.by(() => {
    const { table, view, legal } = this.#state;
    return optionsOf(table, view, legal);
  });
  /** How many cards of each pile can be taken at most. */
  readonly #reach = $derived.by(() => {
    const reach = new Map<string, number>();
    for (const { from, depth } of this.#options) reach.set(from, Math.max(depth, reach.get(from) ?? 0));
    return reach;
  });
  readonly #sizes = $derived.by(() => new Map(this.#state.piles.map(({ id, cards }) => [id, cards.length])));
  #lifted = $state.raw<CardRun | undefined>();
  #carrying = $state.raw(false);
  /** A move that may be made again at one press, until its position is there; then whether its cards are lifted for that. */
  #repeated: Option | undefined;
  #goesOn = $state.raw(false);
  /** Where the cards of the last move went, until the next tap, and when. */
  #played: { readonly to: string; readonly at: number } | undefined;
  #isHasty = false;
  readonly #moves: readonly Option[] = $derived.by(() => {
    if (!this.#lifted) return [];
    return this.#carrying
      ? dragMovesFrom(this.#options, this.#lifted)
      : movesFrom(this.#options, this.#lifted);
  });
  /** The moves of the lifted cards. */
  get moves(): readonly Option[] {
    return this.#moves;
  }

  /** The last refusal, until something else is done. */
  refusal = $state.raw<Refusal>();

  /** Where the lifted cards may be laid; where the next card is lifted by itself, but for piles whose own card can be moved. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    const places = new Set(this.#moves.map(({ to }) => to));
    if (this.#goesOn) for (const { from } of this.#options) places.delete(from);
    return places;
  });

  constructor(state: SelectionTable, events: () => TableEvents) {
    this.#state = state;
    this.#events = events;
  }

  get lifted(): CardRun | undefined {
    return this.#lifted;
  }

  /** Whether the next card is lifted by itself, as the one before was turned onto one of several piles. */
  get goesOn(): boolean {
    return this.#goesOn;
  }

  /** Whether the rules let anything be done with this card now. */
  canLift(card: KeyedCard): boolean {
    const { pile, depth } = this.#runAt(card);
    return (this.#reach.get(pile) ?? 0) >= depth;
  }

  clear(): void {
    this.#lifted = undefined;
    this.#carrying = false;
    this.#goesOn = false;
  }

  /**
   * Lays down what was lifted, as another position is there. After a card that was turned onto one of several piles the next is
   * lifted, so that one press turns it onto a pile whose own card stays: unless a card can go home now.
   */
  moveOn(): void {
    const { table, view } = this.#state;
    const made = this.#repeated;
    this.clear();
    this.#repeated = undefined;
    const isAgain = this.#options.some(({ word }) => word === made?.word);
    if (!made || !isAgain || this.#options.some(({ word }) => table.comesHome?.(view, word))) return;
    this.#lifted = { pile: made.from, depth: made.depth };
    this.#goesOn = true;
  }

  /**
   * A press on a card: lays what is lifted there, or lifts it; does it at once where only one thing can be done.
   * @param canDrag whether the cards could be dragged instead; who cannot drag is never spared a choice
   */
  pressCard(card: KeyedCard, isSecond: boolean, canDrag = true): void {
    // The first press made a move already: the second was meant for the card that is gone.
    if ((!this.#lifted || this.#goesOn) && isSecond) return;
    if (this.#goesOn && this.#lifted?.pile === card.pile) {
      // Who takes up the next card as the first has it lifted already.
      this.#goesOn = false;
      return;
    }
    this.#endRepeating(card.pile);
    const lifted = this.#lifted;
    if (!lifted && canDrag && this.#isPointedAt(this.#runAt(card)) && this.#followsHint(card.pile)) return;
    if (!lifted) this.#lift(this.#runAt(card), canDrag);
    else if (lifted.pile !== card.pile) this.#layOrLiftInstead(card);
    else if (isSecond) this.#playBest(lifted);
    else if (lifted.depth !== this.#wholeRun(this.#runAt(card)).depth) this.#lift(this.#runAt(card), canDrag);
    else if (this.#moves.length > 1 || !this.#playBest(lifted)) this.clear();
  }

  /** Lifts a card that a press would send where it is due, or another onto it: the way to the choice without a drag. */
  choose(card: KeyedCard): void {
    const run = this.#runAt(card);
    const moves = movesFrom(this.#options, run);
    const isSent = moves.length > 1 && this.#meant(moves, true) !== undefined;
    if (isSent || (moves.length > 0 && this.#isPointedAt(run))) this.#lifted = this.#wholeRun(run);
  }

  /** A press beside the piles to which a move could be made again is one on a table where nothing is lifted. */
  #endRepeating(pile: string): void {
    if (this.#goesOn && !this.targets.has(pile)) this.clear();
  }

  /** Lays what is lifted on another card, or lifts that card instead: a press that may have meant the first plays no other move. */
  #layOrLiftInstead(card: KeyedCard): void {
    if (this.targets.has(card.pile) || !this.canLift(card)) this.pressPile(card.pile);
    else this.#lifted = this.#wholeRun(this.#runAt(card));
  }

  /**
   * A tap, of which nothing is said where it was too quick: while cards flew, or soon on the place where the card of the last
   * tap has gone. Such a tap was meant for that card, and turns no other onto it.
   */
  tap(pile: string | undefined, isInFlight: boolean, press: () => void): void {
    const isSoon = this.#played !== undefined && performance.now() - this.#played.at < HASTY_WITHIN;
    const isSame = isSoon && pile === this.#played?.to;
    this.#isHasty = isInFlight || isSame;
    this.#played = undefined;
    if (isSame && this.#goesOn) return;
    press();
    this.#isHasty = false;
  }

  /**
   * A press on a place: lays what is lifted there, or makes the move that the place itself stands for; a place where
   * nothing can be done says what it is.
   * @param at where in its area it was pressed, across and down from 0 to 1
   */
  pressPile(pile: string, at?: Point): void {
    this.#endRepeating(pile);
    const lifted = this.#lifted;
    if (!lifted) {
      const move = this.#options.find(({ from, depth }) => from === pile && depth === 0);
      if (move) this.#play(move);
      else if (!this.#followsHint(pile)) this.#describe(pile, at);
      return;
    }
    const move = this.#moves.find(({ to }) => to === pile);
    this.clear();
    if (move) this.#play(move);
    else if (lifted.pile !== pile) this.#explain({ from: lifted.pile, depth: lifted.depth, to: pile });
  }

  /**
   * Holds a pile whose only move goes on while it is held, or one to which the lifted card may go by such a move. Returns
   * whether there is one.
   */
  hold(pile: string): boolean {
    const { table, view } = this.#state;
    const events = this.#events();
    const [own, ...others] = this.#options.filter(({ from }) => from === pile);
    const move = this.#moves.find(({ to }) => to === pile) ?? (others.length > 0 ? undefined : own);
    if (!events.hold || !move || !table.repeats?.(view, move.word)) return false;
    this.clear();
    events.hold(move.word);
    return true;
  }

  release(): void {
    this.#events().release?.();
  }

  /** Takes cards up to carry them; undefined when they cannot be moved. */
  carry(card: KeyedCard): CardRun | undefined {
    const moves = dragMovesFrom(this.#options, this.#runAt(card));
    const [first] = moves;
    if (!first) {
      this.#explain({ ...this.#endsAt(card), to: "" });
      return undefined;
    }
    this.#carrying = true;
    this.#lifted = { pile: card.pile, depth: first.depth };
    return this.#lifted;
  }

  /** Says why a card that can go nowhere does not go to the place to which it was dragged. */
  refuseDrop(card: KeyedCard, pile: string): void {
    if (pile !== card.pile) this.#explain({ ...this.#endsAt(card), to: pile });
  }

  /** Lays down what is carried: whether it could lie there. */
  dropOn(pile: string | undefined): boolean {
    const lifted = this.#lifted;
    const move = pile === undefined ? undefined : this.#moves.find(({ to }) => to === pile);
    this.clear();
    if (move) this.#play(move);
    else if (lifted && pile !== undefined && pile !== lifted.pile) {
      this.#explain({ from: lifted.pile, depth: lifted.depth, to: pile });
    }
    return move !== undefined;
  }

  #lift(run: CardRun, canDrag: boolean): void {
    const moves = movesFrom(this.#options, run);
    const [first] = moves;
    const only =
      this.#meant(moves, canDrag) ??
      (moves.length === 1 || (canDrag && moves.every((move) => this.#areAlike(move, first)))
        ? first
        : undefined);
    this.#lifted = undefined;
    if (!first) {
      if (!this.#followsHint(run.pile)) this.#explain({ from: run.pile, depth: run.depth, to: "" });
    } else if (only && !this.#isCareful(only)) this.#play(only);
    else this.#lifted = this.#wholeRun(run);
  }

  /** Whether a hint's arrow ends on this card: it goes from card to card, and points at what lies on top. */
  #isPointedAt({ pile, depth }: CardRun): boolean {
    const { hint, table } = this.#state;
    const isArrow = (move: Option) => move.word === hint && move.to === pile && move.depth > 0;
    return depth === 1 && table.choices === undefined && this.#options.some(isArrow);
  }

  /** Makes the move that is pointed out where it goes to this pile; lifts its cards where it is a careful one. Returns whether it does. */
  #followsHint(pile: string): boolean {
    const { hint } = this.#state;
    const move = this.#options.find(({ word, to }) => word === hint && to === pile);
    // The second tap of two was meant for the card that has gone.
    if (!move || this.#isHasty) return false;
    if (this.#isCareful(move)) this.#lifted = { pile: move.from, depth: move.depth };
    else this.#play(move);
    return true;
  }

  /** With the fewest cards on it that have to move along. */
  #wholeRun(run: CardRun): CardRun {
    const depths = movesFrom(this.#options, run).map(({ depth }) => depth);
    return depths.length === 0 ? run : { pile: run.pile, depth: Math.min(...depths) };
  }

  /** The move that a press on these cards makes, whatever else they could do. */
  #meant(moves: readonly Option[], canDrag: boolean): Option | undefined {
    const { table, view, goal } = this.#state;
    return (
      moves.find(({ word }) => word === goal) ?? moves.find((move) => canDrag && table.isDue?.(view, move))
    );
  }

  /** Whether two moves of the same cards come to the same: both to places that are empty and differ by a number alone. */
  #areAlike(a: Option, b: Option | undefined): boolean {
    const { table, view } = this.#state;
    const emptyPlace = (id: string) => (this.#sizes.get(id) === 0 ? table.emptyPlace?.(id) : undefined);
    // Where a move goes on while its place is held, the place is chosen.
    if (a !== b && table.repeats?.(view, a.word)) return false;
    return (
      a === b ||
      (b?.depth === a.depth && emptyPlace(a.to) !== undefined && emptyPlace(a.to) === emptyPlace(b.to))
    );
  }

  #isCareful(option: Option): boolean {
    const { table, view } = this.#state;
    return table.careful?.(view, option) ?? false;
  }

  /** Returns whether there was such a move. */
  #playBest(run: CardRun): boolean {
    const { table, view } = this.#state;
    const bold = movesFrom(this.#options, run).filter((option) => !this.#isCareful(option));
    const best = bestOf(table, view, bold);
    if (best) this.#play(best);
    return best !== undefined;
  }

  #play(move: Option): void {
    const { table, view } = this.#state;
    const { word, to } = move;
    const isChosen = this.#options.some(({ from, to: other }) => from === move.from && other !== to);
    this.#repeated = isChosen && table.repeats?.(view, word) ? move : undefined;
    this.clear();
    this.#played = { to, at: performance.now() };
    this.#events().play(word);
  }

  #explain(ends: { readonly from: string; readonly depth: number; readonly to: string }): void {
    const { table, view } = this.#state;
    this.#refuse({
      pile: ends.from,
      depth: ends.depth,
      text: this.#events().refusalText ?? table.refusal(view, ends),
    });
  }

  #describe(id: string, at: Point | undefined): void {
    const { table, view } = this.#state;
    const pile = this.#state.piles.find((each) => each.id === id);
    if (!pile) return;
    const about =
      this.#events().refusalText ??
      (at && table.about?.(view, id, at)) ??
      `${pile.name}: ${pile.note || words.contents(pile.cards.length)}.`;
    this.#refuse({ pile: id, depth: 0, text: about.charAt(0).toUpperCase() + about.slice(1) });
  }

  #refuse(refusal: Refusal): void {
    if (this.#isHasty) return;
    const { text } = refusal;
    this.refusal = { ...refusal, text: this.#events().isReadBelow ? briefly(text) : text };
    this.#events().refuseBeside(text);
  }

  #endsAt(card: KeyedCard) {
    const { pile, depth } = this.#runAt(card);
    return { from: pile, depth };
  }

  #runAt({ pile, index }: KeyedCard): CardRun {
    return { pile, depth: (this.#sizes.get(pile) ?? 0) - index };
  }
}
