import { outcomeOf, type Session } from "@tetrarch/engine";
import type { AnyTable } from "../table/model.js";
import { Notices } from "./notices.svelte.js";

/** A position that waits for a move: of a lesson, a puzzle, one's own mistakes. Nothing of it is saved or counted as a game. */
export abstract class Exercise extends Notices {
  /** What lies on the table. */
  abstract readonly session: Session;
  /** Whether the exercise waits for a move just now. */
  abstract readonly isWaiting: boolean;
  /** The words of all moves that can be made now: none while it waits for no move. */
  abstract readonly legal: readonly string[];
  /** What the player's move has led to, a line an event. */
  abstract readonly lines: readonly string[];
  abstract play(word: string): void;

  readonly view = $derived.by(() => this.session.game.view(this.session.now.state));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  /** Refuses while it waits for a move; the reason stands under the table, too. */
  override refuseBeside(text: string): void {
    if (this.isWaiting) this.refuse(text);
  }

  override sayBeside(text: string): void {
    if (this.isWaiting) super.sayBeside(text);
  }
}

/**
 * A table on which no choice is the likeliest, as long as there are several. In an exercise the large button would
 * answer the question, or speak against the answer.
 */
export function withoutAdvice(table: AnyTable): AnyTable {
  const { choices } = table;
  if (!choices) return table;
  return {
    ...table,
    choices: (view, words, lifted) => {
      const given = choices(view, words, lifted);
      if (given.length < 2) return given;
      return given.map((choice) => (choice.tone === "main" ? { ...choice, tone: "plain" } : choice));
    },
  };
}
