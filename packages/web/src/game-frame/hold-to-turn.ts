import { type AnyTable, moveByCards } from "../table/model.js";
import { LONG } from "../table/pointer.js";
import { waitForCards } from "../table/shown-table.js";
import * as words from "../words/en/game-frame.js";

/** The game whose stock is held. */
interface HeldGame {
  readonly place: { readonly table: AnyTable };
  readonly view: unknown;
  readonly legal: readonly string[];
  /** Its number changes with every new deal. */
  readonly deals: { readonly number: number };
  /** Whether it may be played here now: not once the table was left. */
  readonly isOurs: boolean;
  /** Settles when the last move is on disk. */
  saved(): Promise<unknown>;
  play(word: string): void;
  say(text: string): void;
}

/** Without flights, too, the cards come one after the other; in milliseconds. */
const REST = 160;

/**
 * Turns card after card while a stock or the large button is held, each when the one before lies there and is saved, and
 * stops where another move has come up. Each is a move like any other (C-4, NT-7).
 */
export class HoldToTurn {
  readonly #game: HeldGame;
  /** What is held now: another press is another object. */
  #held: object | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it is known that cards can be turned by holding: it was done, or has been said. */
  #isKnown = false;
  /** Whether the last press has turned cards, so that its end is no press. */
  hasTurned = false;

  constructor(game: HeldGame) {
    this.#game = game;
  }

  /** A press of the large button begins, which may become a long one: of a finger or the left mouse button. */
  press(word: string, { button, isPrimary }: Pick<PointerEvent, "button" | "isPrimary">): void {
    if (button !== 0 || !isPrimary) return;
    this.release();
    this.hasTurned = false;
    if (this.#repeats(word)) this.#timer = setTimeout(() => void this.begin(word), LONG);
  }

  /**
   * Makes a move that turns a card, and again while it is held (C-4, NT-7); not once another deal lies there or the table was
   * left.
   */
  async begin(word: string): Promise<void> {
    this.release();
    const held = {};
    this.#held = held;
    this.hasTurned = true;
    this.#isKnown = true;
    const game = this.#game;
    const { number } = game.deals;
    const isThere = () => game.isOurs && game.deals.number === number;
    await game.saved();
    let goesOn = true;
    for (let isFirst = true; goesOn && isThere() && (isFirst || this.#held === held); isFirst = false) {
      const found = await this.#turn(word);
      if (found !== undefined && this.#held === held) game.say(words.nowPossible(found));
      goesOn = found === undefined && game.legal.includes(word);
      if (goesOn) await rested();
    }
  }

  /** After a card that was turned by a tap and before more of them, once: that holding turns them, too. */
  tipAfter(word: string): string | undefined {
    const { legal } = this.#game;
    if (this.#isKnown || !this.#repeats(word) || !legal.includes(word)) return undefined;
    this.#isKnown = true;
    return this.#isChosen() ? words.holdTurnsOnto : words.holdTurns;
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#held = undefined;
  }

  /**
   * Turns a card. Resolves, when it lies there, to another move that has come up, in words; where the player has chosen the
   * pile to which cards go, only to one that brings a card home.
   */
  async #turn(word: string): Promise<string | undefined> {
    const game = this.#game;
    const { table } = game.place;
    if (!game.legal.includes(word)) return undefined;
    const isChosen = this.#isChosen();
    const { to } = table.ends(game.view, word);
    const before = new Set(game.legal);
    game.play(word);
    await Promise.all([game.saved(), waitForCards()]);
    const isNew = (other: string) => !before.has(other) || table.ends(game.view, other).from === to;
    const stops = (other: string) => !isChosen || (table.comesHome?.(game.view, other) ?? false);
    const found = game.legal.find((other) => !this.#repeats(other) && isNew(other) && stops(other));
    return found === undefined ? undefined : moveByCards(table, game.view, found);
  }

  /** Whether there are several places where a turned card may go. */
  #isChosen(): boolean {
    return this.#game.legal.filter((word) => this.#repeats(word)).length > 1;
  }

  #repeats(word: string): boolean {
    const { place, view } = this.#game;
    return place.table.repeats?.(view, word) ?? false;
  }
}

function rested(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST));
}
