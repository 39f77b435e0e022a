import { outcomeOf, type Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import type { AnyTable } from "../table/model.js";
import { waitForCards } from "../table/shown-table.js";
import type { Pace } from "../ui/pace.js";
import { settings } from "../ui/settings.svelte.js";
import * as words from "../words/en/game-frame.js";

/** The game that is played to its end. */
interface AutoplayedGame {
  readonly session: Session;
  /** What the last move led to, a line an event. */
  readonly lines: readonly string[];
  /** Makes a move that is not the player's own. */
  step(word: string): boolean;
}

/** Where moves come from that follow by themselves. */
interface MoveSource {
  /** The moves that are to follow, the next first. */
  upcomingMoves(): readonly string[];
  /** What is said meanwhile. */
  text(): string;
  /**
   * How long a move waits when the cards of the one before have landed, in milliseconds.
   * @param left how many moves are to follow
   */
  rest(left: number): number;
  /** How long the first waits besides, so that the text is read before. */
  readonly notice?: number;
}

/** The pace of the last moves of a long game, which are seen but not waited for. */
const QUICKER: Readonly<Record<Pace, Pace>> = {
  off: "off",
  fade: "fade",
  fast: "fast",
  normal: "fast",
  slow: "normal",
};
/** How long one of the last moves of a game waits for each move that is left, in milliseconds: they come quicker and quicker. */
const REST = 12;
/** A move waits for this many moves that are left, at most: a suit. */
const SUIT = 13;
const NOTICE = 1200;

/**
 * Makes moves that need no decision, each when the cards of the one before have landed: the last of a game, or those of a
 * hint's plan.
 */
export class Autoplay {
  readonly #table: AnyTable;
  readonly #game: AutoplayedGame;
  readonly #toTheEnd: MoveSource = {
    upcomingMoves: () => autoplayWords(this.#game.session, this.#table),
    text: () => words.autoplayed,
    rest: (left) => REST * Math.min(SUIT, left),
  };
  #source = $state.raw<MoveSource>(this.#toTheEnd);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The lines of the player's own move, once others have followed it by themselves. */
  #own = $state.raw<readonly string[]>();
  /** What was said when they began: said once, not again with each. */
  #begun = "";

  constructor(table: AnyTable, game: AutoplayedGame) {
    this.#table = table;
    this.#game = game;
  }

  /** Whether moves are following by themselves. */
  isRunning = $state(false);
  /** Whether the moves to the end would follow by themselves, but were stopped or have not begun. */
  isOffered = $state(false);

  /** How fast the cards go now. */
  get pace(): Pace {
    return this.#own ? QUICKER[settings.pace] : settings.pace;
  }

  /** The lines for listeners: the player's own move is not lost to those that follow too quickly to be heard. */
  get spokenLines(): readonly string[] {
    const { session, lines } = this.#game;
    if (!this.#own) return lines;
    const isOver = outcomeOf(session).status !== "playing";
    return [...this.#own, this.#begun, ...(isOver ? lines : [])];
  }

  /** What is said while moves follow. */
  get text(): string {
    return this.#source.text();
  }

  /** Begins after a move of the player, when its cards have landed. */
  begin(source: MoveSource = { ...this.#toTheEnd, notice: NOTICE }): void {
    this.reset();
    this.#source = source;
    this.#begun = source.text();
    this.#rest(source.rest(SUIT));
  }

  /** Begins because the player asks for it: there is nothing to be read before. */
  finish(): void {
    this.begin(this.#toTheEnd);
  }

  /** Stops, as any press does; it goes on with the player's next move. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isRunning = false;
  }

  /** Looks whether the rest can be left to the table, without a move; later, so that no press waits for it. */
  offer(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.isOffered = this.#toTheEnd.upcomingMoves().length > 0;
    }, REST * SUIT);
  }

  /** Stops, and forgets the lines of the player's own move. */
  reset(): void {
    this.stop();
    this.isOffered = false;
    this.#own = undefined;
  }

  /** Looks for the next move only then, so that no move of the player waits for it. */
  #rest(rest: number): void {
    const timer = setTimeout(async () => {
      await waitForCards();
      if (this.#timer === timer) this.#step();
    }, rest);
    this.#timer = timer;
  }

  #step(): void {
    const { lines } = this.#game;
    const { length: left, 0: word } = this.#source.upcomingMoves();
    this.isRunning = word !== undefined;
    if (word === undefined) return;
    const { notice } = this.#source;
    const isAnnounced = this.#own !== undefined || notice === undefined;
    this.#own ??= lines;
    if (!isAnnounced) this.#rest(notice);
    else if (this.#game.step(word)) this.#rest(this.#source.rest(left));
  }
}
