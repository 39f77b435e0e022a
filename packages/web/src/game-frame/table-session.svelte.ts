import { outcomeOf, type Session } from "@tetrarch/engine";
import type { TableEvents } from "../table/selection.svelte.js";

/** A word to the player besides what moves led to. Its number makes the same words news again. */
export interface Notice {
  readonly text: string;
  /** What else there is to it: spoken at once, read by a tap. */
  readonly more: string;
  readonly isRefusal: boolean;
  /** It is seen beside what it is about, and nowhere else. */
  readonly isBeside: boolean;
  readonly number: number;
}

/** A game that lies on a table and can be played there: a game in play or an exercise. It says one thing at a time to the player. */
export abstract class TableSession implements TableEvents {
  notice = $state.raw<Notice>({ text: "", more: "", isRefusal: false, isBeside: false, number: 0 });
  /** The last that is read beneath the table, as a hint is: what is read beside a card leaves it there. */
  below = $state.raw<Notice>(this.notice);
  /** The number of the notice of which the rest is read. */
  #opened = $state(-1);

  /** What lies on the table, hidden cards included. */
  abstract readonly session: Session;
  /** The words of all moves that can be made now. */
  abstract readonly legal: readonly string[];
  /** What the last act led to, a line an event. */
  abstract readonly lines: readonly string[];
  abstract play(word: string): void;

  readonly view = $derived.by(() => this.session.game.view(this.session.now.state));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  say(text: string, more = ""): void {
    this.#tell({ text, more });
  }

  /** Says why something cannot be done. */
  refuse(text: string): void {
    this.#tell({ text, isRefusal: true });
  }

  /** Says what is to be read on the table. */
  sayBeside(text: string): void {
    this.#tell({ text, isBeside: true });
  }

  /** Says why something cannot be done, where it is seen beside it. */
  refuseBeside(text: string): void {
    this.#tell({ text, isRefusal: true, isBeside: true });
  }

  /** Whether the rest of that notice is read. */
  get isOpened(): boolean {
    return this.below.more !== "" && this.#opened === this.below.number;
  }

  /** All of the notice, for those who listen. */
  get spokenNotice(): string {
    return `${this.notice.text} ${this.notice.more}`.trim();
  }

  /** Opens or closes the rest of a notice, where the line that is shown has that rest. Returns whether it does. */
  toggleMore({ more = "" }: Partial<Pick<Notice, "more">>): boolean {
    if (more === "" || this.below.more === "") return false;
    this.#opened = this.isOpened ? -1 : this.below.number;
    return true;
  }

  #tell(notice: Pick<Notice, "text"> & Partial<Notice>): void {
    const { number } = this.notice;
    this.notice = { more: "", isRefusal: false, isBeside: false, ...notice, number: number + 1 };
    if (!this.notice.isBeside) this.below = this.notice;
  }
}
