import { outcomeOf, type Session } from "@tetrarch/engine";
import type { Notice } from "../play/playing.svelte.js";
import type { Pace } from "../table/pace.js";

/** A position in which a move is asked for: of a lesson, a puzzle, one's own mistakes. Nothing of it is saved or counted as a game. */
export abstract class Asking {
  readonly #pace: () => Pace;
  /** What is said besides: mostly why something cannot be done. Its number grows with all that is done. */
  notice = $state.raw<Notice>({ text: "", isRefusal: false, number: 0 });
  readonly deals = { number: 0, fresh: false };

  /** What lies on the table. */
  abstract readonly session: Session;
  /** Whether a move is asked for just now. */
  abstract readonly isAsked: boolean;
  /** The words of all moves that can be made now: none while no move is asked for. */
  abstract readonly legal: readonly string[];
  /** What the player's move has led to, a line an event. */
  abstract readonly told: readonly string[];
  abstract play(word: string): void;

  readonly view = $derived.by(() => this.session.game.view(this.session.now.state));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  get finishing(): { readonly pace: Pace } {
    return { pace: this.#pace() };
  }

  say(text: string): void {
    this.notice = { text, isRefusal: false, number: this.notice.number + 1 };
  }

  refuse(text: string): void {
    this.notice = { text, isRefusal: true, number: this.notice.number + 1 };
  }

  /** Says what is to be read on the table. */
  sayBeside(text: string): void {
    this.say(text);
    this.notice = { ...this.notice, isBeside: true };
  }

  /** What is to be seen of what was said besides; empty when there is nothing. */
  get noticed(): string {
    return this.notice.isBeside ? "" : this.notice.text;
  }
}
