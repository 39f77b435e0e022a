import { outcomeOf, type Session } from "@tetrarch/engine";
import type { TableEvents } from "../table/selection.svelte.js";

/** A word to the player besides what moves led to. Its number makes the same words news again. */
export interface Notice {
  readonly text: string;
  readonly isRefusal: boolean;
  /** It is seen beside what it is about, and nowhere else. */
  readonly isBeside: boolean;
  readonly number: number;
}

/** A game that lies on a table and can be played there: a game in play or an exercise. It says one thing at a time to the player. */
export abstract class TableSession implements TableEvents {
  notice = $state.raw<Notice>({ text: "", isRefusal: false, isBeside: false, number: 0 });

  /** What lies on the table, hidden cards included. */
  abstract readonly session: Session;
  /** The words of all moves that can be made now. */
  abstract readonly legal: readonly string[];
  /** What the last act led to, a line an event. */
  abstract readonly lines: readonly string[];
  abstract play(word: string): void;

  readonly view = $derived.by(() => this.session.game.view(this.session.now.state));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  say(text: string): void {
    this.#tell(text, false, false);
  }

  /** Says why something cannot be done. */
  refuse(text: string): void {
    this.#tell(text, true, false);
  }

  /** Says what is to be read on the table. */
  sayBeside(text: string): void {
    this.#tell(text, false, true);
  }

  /** Says why something cannot be done, where it is seen beside it. */
  refuseBeside(text: string): void {
    this.#tell(text, true, true);
  }

  /** What is to be seen of it; empty when there is nothing. */
  get noticed(): string {
    return this.notice.isBeside ? "" : this.notice.text;
  }

  #tell(text: string, isRefusal: boolean, isBeside: boolean): void {
    this.notice = { text, isRefusal, isBeside, number: this.notice.number + 1 };
  }
}
