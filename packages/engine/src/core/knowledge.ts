import type { GameEvent } from "./event.js";
import type { Prospect } from "./prospect.js";
import type { Ends, Pile } from "./table.js";

/**
 * What every client needs to know of a game's table besides its rules, all of it from the player's view. Apart from
 * the game itself, so that a page loads it with the game that is played and not with the list of games.
 *
 * Methods are written as methods, so that a game of its own types is also an {@link AnyKnowledge}.
 */
export interface Knowledge<View, Move, Event extends GameEvent> {
  /** The piles of the table in reading order, as the player sees them. */
  piles(view: View): readonly Pile[];

  /** What a move takes up and where it lays it. A move that is not legal in this view has the ends it would have. */
  ends(view: View, move: Move): Ends;

  /**
   * What a legal move does, as far as the player knows: every event that it can bring is one of these, and those that
   * are sure happen whatever is hidden.
   */
  prospects(view: View, move: Move): readonly Prospect<Event>[];

  /** The move that goes without saying, if one does: of these, all the legal ones. For a key or a large button. */
  natural(view: View, moves: readonly Move[]): Move | undefined;

  /**
   * Whether a move brings a card home for good. For games whose cards come home: when such moves alone win and nothing
   * hidden matters, there is nothing left to decide.
   */
  comesHome?(view: View, move: Move): boolean;
}

/** The knowledge of a game whose types are its own affair. */
export type AnyKnowledge = Knowledge<unknown, unknown, GameEvent>;
