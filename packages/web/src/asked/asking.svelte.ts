import { outcomeOf, type Session } from "@tetrarch/engine";
import { Notices } from "../play/notices.svelte.js";
import type { Pace } from "../table/pace.js";

/** A position in which a move is asked for: of a lesson, a puzzle, one's own mistakes. Nothing of it is saved or counted as a game. */
export abstract class Asking extends Notices {
  readonly #pace: () => Pace;
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
    super();
    this.#pace = pace;
  }

  get finishing(): { readonly pace: Pace } {
    return { pace: this.#pace() };
  }
}
