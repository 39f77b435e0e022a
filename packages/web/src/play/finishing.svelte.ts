import { outcomeOf, type Session } from "@tetrarch/engine";
import type { AnyTable } from "../table/model.js";
import type { Pace } from "../table/pace.js";
import { finishingOn } from "./finishing-on.js";

/** The game that is finished. */
export interface Finished {
  readonly session: Session;
  /** What the last move led to, a line an event. */
  readonly told: readonly string[];
  /** Makes a move that is none of the player's own. */
  step(word: string): boolean;
}

/** The pictures, which catch up with what has happened. */
export interface Pictures {
  /** How fast they do, as the player has chosen. */
  readonly pace: Pace;
  /** Settles when no card flies any more. */
  landed(): Promise<unknown>;
}

/** The last moves of a long game are to be seen, and not to be waited for. */
const QUICKER: Readonly<Record<Pace, Pace>> = {
  off: "off",
  fade: "fade",
  fast: "fast",
  normal: "fast",
  slow: "normal",
};
/** Without flights, too, the moves come one after the other; in milliseconds. */
const REST = 110;
const BY_ITSELF = "The game finishes by itself.";

/** Ends a game in which nothing is left to decide, move by move, each when the cards of the one before have landed. */
export class Finishing {
  readonly #table: AnyTable;
  readonly #game: Finished;
  readonly #pictures: Pictures;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told of the player's own move, once others have followed it by themselves. */
  #own = $state.raw<readonly string[]>();

  constructor(table: AnyTable, game: Finished, pictures: Pictures) {
    this.#table = table;
    this.#game = game;
    this.#pictures = pictures;
  }

  /** How fast the cards go now. */
  get pace(): Pace {
    const { pace } = this.#pictures;
    return this.#own ? QUICKER[pace] : pace;
  }

  /** How fast they would go by the player's own move: what is celebrated is seen no quicker when it comes by itself. */
  get chosenPace(): Pace {
    return this.#pictures.pace;
  }

  /** What listeners are told: the player's own move is not lost to those that follow too quickly to be heard. */
  get aloud(): readonly string[] {
    const { session, told } = this.#game;
    if (!this.#own) return told;
    const isOver = outcomeOf(session).status !== "playing";
    return [...this.#own, BY_ITSELF, ...(isOver ? told : [])];
  }

  /** The player has made a move: what follows from it by itself does, when its cards have landed. */
  begin(): void {
    this.forget();
    this.#rest();
  }

  /** Any press stops it; it goes on with the player's next move. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Something else is told of now. */
  forget(): void {
    this.stop();
    this.#own = undefined;
  }

  /** What follows is looked for only then, so that no move waits for it. */
  #rest(): void {
    const timer = setTimeout(async () => {
      await this.#pictures.landed();
      if (this.#timer === timer) this.#step();
    }, REST);
    this.#timer = timer;
  }

  #step(): void {
    const { session, told } = this.#game;
    const [word] = finishingOn(this.#table, session);
    if (word === undefined) return;
    this.#own ??= told;
    if (this.#game.step(word)) this.#rest();
  }
}
