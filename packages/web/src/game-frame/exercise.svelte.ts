import * as words from "../words/en/game-frame.js";
import { TableSession } from "./table-session.svelte.js";

/** A position that waits for a move: of a lesson, a puzzle, one's own mistakes. Nothing of it is saved or counted as a game. */
export abstract class Exercise extends TableSession {
  /** Whether the exercise waits for a move just now. Only then there are legal ones. */
  abstract readonly isWaiting: boolean;

  readonly isReadBelow = true;

  get refusalText(): string | undefined {
    return this.isWaiting ? undefined : words.notWaiting;
  }

  /** What is to be read beneath a table. A refusal is over when something else is pressed there, as it is beside the card. */
  noticedOn(table: { readonly selection: { readonly refusal?: unknown } } | undefined): string {
    return this.below.isRefusal && table && !table.selection.refusal ? "" : this.below.text;
  }

  /** Refuses while it waits for a move; the reason stands under the table, too. */
  override refuseBeside(text: string): void {
    if (this.isWaiting) this.refuse(text);
  }

  override sayBeside(text: string): void {
    if (this.isWaiting) super.sayBeside(text);
  }
}
