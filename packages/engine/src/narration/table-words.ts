import type { GameEvent } from "../core/event.js";
import type { Prospect } from "../core/prospect.js";
import type { Attempt } from "../core/table.js";

/** What a move does, as it is told before it is played. */
export interface ProspectWords {
  /** In a few words: `Face the Gate`. */
  readonly label: string;
  /** What it needs, brings and may cost: at most two short sentences with full stops; may be empty. */
  readonly detail: string;
  /** The same in one phrase without a full stop, for a list of moves. */
  readonly line: string;
}

/**
 * Everything a language says about one game's table while it is played. Kept apart from `GameMessages`, so that a page
 * need not load the words of games that are not being played.
 */
export interface TableWords<View, Move, Event extends GameEvent> {
  /** How a card is called. */
  card(code: string): string;
  /** How a pile is called: `free land 3`. */
  pile(id: string): string;
  /** What is to be known of a pile besides its cards, in a few words: `24 cards`; may be empty. */
  note(view: View, pile: string): string;
  /** What a legal move does, from its prospects. */
  prospect(view: View, move: Move, prospects: readonly Prospect<Event>[]): ProspectWords;
  /** Why just this move is the natural one (`Knowledge.natural`), in two or three words, where that is not plain. */
  whyNatural?(view: View, move: Move): string | undefined;
  /** Why an attempt is no legal move: a phrase without capital letter and full stop. */
  refusal(view: View, attempt: Attempt): string;
}

export type AnyTableWords = TableWords<unknown, unknown, GameEvent>;
