import { type LocalSeat, undoEndsHonesty } from "@tetrarch/play";
import type { AnyTable } from "./tables/table.js";

/** What lies over the table. */
export type Overlay =
  | {
      readonly kind: "text";
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly scroll: number;
      /** Whether it is the transcript, which can be written to a file. */
      readonly isTranscript?: boolean;
    }
  | { readonly kind: "moves"; readonly chosen: number }
  | { readonly kind: "resign" }
  /** Whether to take a move back though the game is honest; the notice says what it costs. */
  | { readonly kind: "undo" }
  /** The name of a file for the transcript, being typed; and whether Enter replaces what is there. */
  | { readonly kind: "write"; readonly name: string; readonly replacing: boolean }
  | {
      readonly kind: "ending";
      /** Nothing yet at first: Enter held down to the end of a game must not begin another. */
      readonly chosen: number | undefined;
    };

/** What can be done when a game is over, in the order of the list. */
export const AFTERWARDS = ["new", "again", "menu", "quit"] as const;
export type Afterwards = (typeof AFTERWARDS)[number];

/** A pile whose cards are lifted; how many, once that is chosen. */
export interface Lifted {
  readonly pile: string;
  readonly count: number | undefined;
}

/** A game on the screen. All that is shown follows from this and the size of the window. */
export interface Model {
  /** The player's place at the game: what is seen of it, and what can be done. */
  readonly seat: LocalSeat;
  readonly table: AnyTable;
  /** The story so far, a line an event. */
  readonly log: readonly string[];
  /** What the last act added to it. */
  readonly told: readonly string[];
  /** The pile under the cursor. */
  readonly cursor: string;
  /** The move chosen in the list of choices. */
  readonly choice: number;
  readonly lifted: Lifted | undefined;
  /** The move being typed; undefined when none is. */
  readonly typed: string | undefined;
  readonly overlay: Overlay | undefined;
  /** What is to be said once: why a move was refused, where a file is. */
  readonly notice: string | undefined;
  /** Where the transcript of the finished game is. */
  readonly keptAt: string | undefined;
  /** Whether the game as it stands could not be brought to disk. */
  readonly unsaved: boolean;
  /** Whether the player has been asked before an undo in this game. */
  readonly isUndoAsked: boolean;
}

/** The view of the position on the table. */
export function viewOf({ seat }: Pick<Model, "seat">): unknown {
  return seat.seen.view;
}

/** The words of the legal moves, numbered from 1 in this order wherever they are listed. */
export function legalOf({ seat }: Pick<Model, "seat">): readonly string[] {
  return seat.seen.legal;
}

/** Whether the game is over: won, lost or given up. */
export function isOver({ seat }: Pick<Model, "seat">): boolean {
  return seat.seen.outcome.status !== "playing";
}

/** What a legal move will do, for lists: what can be told of its consequences, else the game's name for it. */
export function labelOf(model: Model, word: string): string {
  return model.table.foretell(viewOf(model), word);
}

/** Whether an undo is a question first: once a game, where it would end an honest one (C-10). */
export function asksBeforeUndo({ seat, isUndoAsked }: Model): boolean {
  return !isUndoAsked && undoEndsHonesty(seat.session);
}
