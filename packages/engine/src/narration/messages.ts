import type { GameEvent, Outcome, Score } from "../core/game.js";
import type { Degree } from "../core/session.js";

/** How every game may end: by its status, or because the player gave up. */
export type CommonEnding = "won" | "lost" | "resigned";

/** How a story ends, told from how the game stands and how much it proves. */
export type EndingWords = (outcome: Outcome, degree: Degree) => string;

/** An option of a game: its name, and in one to three sentences what changes with it. */
export interface OptionWords {
  readonly name: string;
  readonly what: string;
}

/** Everything a language says about one game. All texts are plain; a sentence or two a text, no line breaks. */
export interface GameMessages<Event extends GameEvent, OwnEnding extends string = never> {
  /** The story, told when a game begins: two to four sentences. */
  readonly story: string;
  /** What someone who has never seen the game needs to start: at most eight short paragraphs. */
  readonly howTo: readonly string[];
  /** Of each option that makes a variant, by its name in the game; not there in games that have none. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** One line for each kind of event, in the tone of the game's story. Pure: the same event, the same line. */
  readonly events: {
    readonly [Type in Event["type"]]: (event: Extract<Event, { readonly type: Type }>) => string;
  };
  /** What a move word does, for a list of moves or a button: at most 45 characters, no full stop. */
  move(word: string): string;
  /**
   * What was done where another move was better, by the kinds of decision that an analysis of the game tells apart: at most 45
   * characters, no full stop. Missing in games that have no judge.
   */
  readonly lapses?: Readonly<Record<string, string>>;
  /** A score with what it counts, at most 20 letters: `2 kings, 45 points`, `17/52 home`. */
  score(score: Score): string;
  /** What the story tells of help, in one line, from the moment a game is assisted (C-10); missing where it tells nothing. */
  readonly assisted?: string;
  /**
   * What stands over the end of a game whose degree gives it another end; undefined where the usual heading is right.
   * @param ending a key of `endings`
   */
  endTitle?(ending: string, degree: Degree): string | undefined;
  /** How the story ends; the degree (C-10) for stories in which it matters. */
  readonly endings: { readonly [Key in CommonEnding | OwnEnding]: EndingWords };
}

/** What is said about a game whose types are its own affair. */
export type AnyMessages = GameMessages<GameEvent, string>;
