import type { GameEvent, Outcome } from "../core/game.js";
import type { Degree } from "../core/session.js";

/** How a game ended: by its status, or because the player gave up. */
export type Ending = "won" | "escaped" | "lost" | "resigned";

/** Everything a language says about one game. All texts are plain; a sentence or two a text, no line breaks. */
export interface GameMessages<Event extends GameEvent> {
  /** The story, told when a game begins: two to four sentences. */
  readonly story: string;
  /** What someone who has never seen the game needs to start: at most eight short paragraphs. */
  readonly howTo: readonly string[];
  /** One line for each kind of event, in the tone of the game's story. Pure: the same event, the same line. */
  readonly events: {
    readonly [Type in Event["type"]]: (event: Extract<Event, { readonly type: Type }>) => string;
  };
  /** What a move word does, for a list of moves or a button: at most 45 characters, no full stop. */
  move(word: string): string;
  /** How the story ends; the degree (C-10) for stories in which it matters. */
  readonly endings: { readonly [Key in Ending]: (outcome: Outcome, degree: Degree) => string };
}
