import type { AnyGame, GameEvent, Outcome, Score } from "../core/game.js";
import type { AnyKnowledge, Attempt, Prospect } from "../core/knowledge.js";
import type { Degree } from "../core/session.js";

/** The endings of every game: its status, or resigned. */
export type CommonEnding = "won" | "lost" | "resigned";

/** The end of a story, by the game's outcome and degree (C-10). */
export type EndingWords = (outcome: Outcome, degree: Degree) => string;

/** The name of a game's option, and in one to three sentences what changes with it. */
export interface OptionWords {
  readonly name: string;
  readonly what: string;
}

/** The texts of one game in one language. All are plain, a sentence or two each, without line breaks. */
export interface GameMessages<Event extends GameEvent, OwnEnding extends string = never, Cards = never> {
  /** The story at the beginning of a game: two to four sentences. */
  readonly story: string;
  /** The same for a card set of the player's own; missing in games without card sets. */
  storyWith?(cards: Cards): string;
  /** The options by name; missing in games that have none. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** One line for each kind of event, in the tone of the game's story. Pure: the same event, the same line. */
  readonly events: {
    readonly [Type in Event["type"]]: (event: Extract<Event, { readonly type: Type }>) => string;
  };
  /** The action of a move word for a list or a button: at most 45 characters, no full stop. */
  move(word: string): string;
  /** A score with what it counts, at most 20 letters: `2 kings, 45 points`, `17/52 home`. */
  score(score: Score): string;
  /** The best possible score beside the player's own, where a score counts several things: what it is best in. */
  bestScore?(best: Score, own: Score): string;
  /** The story's line from the moment a game is assisted (C-10); missing where it has none. */
  readonly assisted?: string;
  /**
   * The heading of an end that the degree changes; undefined where the usual heading is right.
   * @param ending a key of `endings`
   */
  endTitle?(ending: string, degree: Degree): string | undefined;
  /** What help costs, as it goes on from *With a hint*, where it costs more than a mark on the game. */
  readonly helpCost?: string;
  /** What a win is, as it goes on from *a chance*: `to get out with all four kings`; missing where that is *to win*. */
  readonly goal?: string;
  /** What a win brings, where an ending of the game's own falls short of it: `all four kings`. */
  readonly wholeWin?: string;
  /** The ends of the story; the degree (C-10) serves stories in which it matters. */
  readonly endings: { readonly [Key in CommonEnding | OwnEnding]: EndingWords };
}

/** The words of a chapter of a game's background story: a title and short paragraphs. */
export interface ChapterWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A chapter of a game's background story. */
export interface StoryChapter extends ChapterWords {
  readonly id: string;
}

/** A game's background story: which chapter an event brings, and which the end. A chapter names no hidden card. */
export interface Story {
  /** The chapter that an event brings; undefined for most. */
  chapterOf(event: GameEvent): StoryChapter | undefined;
  /** The chapter of an end; undefined while the game goes on. */
  endChapter(outcome: Outcome, isResigned: boolean): StoryChapter | undefined;
}

export type AnyMessages = GameMessages<GameEvent, string, unknown>;

/**
 * What is said of one game in one language beside its table. It stands apart from {@link GameMessages}, so that a page
 * loads it only when it is read.
 */
export interface Guide<Cards = never> {
  /** The rules for a beginner: at most eight short paragraphs. */
  readonly howTo: readonly string[];
  /** The same for a card set of the player's own; missing in games without card sets. */
  howToWith?(cards: Cards): readonly string[];
  /**
   * The kinds of mistakes that an analysis distinguishes: at most 45 characters, no full stop. Missing in games
   * without an evaluator.
   */
  readonly mistakeKinds?: Readonly<Record<string, string>>;
}

/** The guide of a game of any cards. */
export type AnyGuide = Guide<unknown>;

/** A move before it is played, in words. */
export interface ProspectWords {
  /** A few words: `Face the Gate`. */
  readonly label: string;
  /** Its needs, gains and risks: at most two short sentences with full stops; may be empty. */
  readonly detail: string;
  /** A single phrase without a full stop, for a list of moves. */
  readonly line: string;
}

/**
 * The texts of one game's table in one language. They stand apart from {@link GameMessages}, so that a page loads
 * them only with the game that is played.
 */
export interface TableWords<View, Move, Event extends GameEvent> {
  /** The name of a card. */
  card(code: string): string;
  /** The name of a pile: `free land 3`. */
  pile(id: string): string;
  /** A note on a pile besides its cards, in a few words: `24 cards`; may be empty. */
  note(view: View, pile: string): string;
  /** The words of a legal move, from its prospects. */
  prospect(view: View, move: Move, prospects: readonly Prospect<Event>[]): ProspectWords;
  /** The reason for the natural move (`Knowledge.natural`) in two or three words, where it is not plain. */
  whyNatural?(view: View, move: Move): string | undefined;
  /** The reason why an attempt is no legal move: a phrase without capital letter and full stop. */
  refusal(view: View, attempt: Attempt): string;
}

/** The words of each reason why an attempt is no legal move. */
export type RefusalWords<Refusal extends { readonly reason: string }> = {
  readonly [Reason in Refusal["reason"]]: (why: Refusal & { readonly reason: Reason }) => string;
};

export function inWords<Refusal extends { readonly reason: string }>(
  words: RefusalWords<Refusal>,
  why: Refusal,
): string {
  const say: (why: never) => string = words[why.reason as Refusal["reason"]];
  return say(why as never);
}

/** The table words of a game whose types are its own affair. */
export type AnyTableWords = TableWords<unknown, unknown, GameEvent>;

/**
 * A game of ordinary piles (`core/pile-game.ts`) with its words and its table. Those of other games are listed apart
 * from the rules, so that a page loads them with the game that is played.
 */
export interface PlainGame extends AnyGame {
  readonly plain: {
    readonly messages: AnyMessages;
    readonly guide: AnyGuide;
    readonly knowledge: AnyKnowledge;
    readonly tableWords: AnyTableWords;
  };
}

/** Whether a game is made by `plainGame`. */
export function isPlain(game: AnyGame | undefined): game is PlainGame {
  return game !== undefined && "plain" in game;
}
