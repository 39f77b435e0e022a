import { type AnyTable, moveByCards } from "../table/model.js";
import { LONG } from "../table/pointer.js";
import { cardsLanded } from "../table/shown-table.js";
import * as words from "../words/en/game-frame.js";

/** The game whose stock is held. */
interface HeldGame {
  readonly place: { readonly table: AnyTable };
  readonly view: unknown;
  readonly legal: readonly string[];
  /** Settles when the last move is on disk. */
  saved(): Promise<unknown>;
  play(word: string): void;
  say(text: string): void;
}

/** Without flights, too, the cards come one after the other; in milliseconds. */
const REST = 160;

/**
 * Turns card after card while a stock or the large button is held, each when the one before lies there and is saved, and
 * stops where another move has come up. Each is a move like any other.
 */
export class HoldToTurn {
  readonly #game: HeldGame;
  /** What is held now: another press is another object. */
  #held: object | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last press has turned cards, so that its end is no press. */
  hasTurned = false;

  constructor(game: HeldGame) {
    this.#game = game;
  }

  /** A press of the large button begins, which may become a long one. */
  press(word: string): void {
    this.release();
    this.hasTurned = false;
    if (this.#repeats(word)) this.#timer = setTimeout(() => void this.begin(), LONG);
  }

  /** Turns a card, and others while it is held. */
  async begin(): Promise<void> {
    this.release();
    const held = {};
    this.#held = held;
    this.hasTurned = true;
    const game = this.#game;
    await game.saved();
    let goesOn = true;
    for (let isFirst = true; goesOn && (isFirst || this.#held === held); isFirst = false) {
      const found = await this.#turn();
      if (found !== undefined && this.#held === held) game.say(words.nowPossible(found));
      goesOn = found === undefined && game.legal.some((word) => this.#repeats(word));
      if (goesOn) await rested();
    }
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#held = undefined;
  }

  /** Turns a card. Resolves, when it lies there, to another move that has come up, in words. */
  async #turn(): Promise<string | undefined> {
    const game = this.#game;
    const { table } = game.place;
    const word = game.legal.find((legal) => this.#repeats(legal));
    if (word === undefined) return undefined;
    const { to } = table.ends(game.view, word);
    const before = new Set(game.legal);
    game.play(word);
    await Promise.all([game.saved(), cardsLanded()]);
    const isNew = (other: string) => !before.has(other) || table.ends(game.view, other).from === to;
    const found = game.legal.find((other) => !this.#repeats(other) && isNew(other));
    return found === undefined ? undefined : moveByCards(table, game.view, found);
  }

  #repeats(word: string): boolean {
    const { place, view } = this.#game;
    return place.table.repeats?.(view, word) ?? false;
  }
}

function rested(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST));
}
