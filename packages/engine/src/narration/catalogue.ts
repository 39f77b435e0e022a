import type { AnyGame, GameEvent, Outcome, Score } from "../core/game.js";
import type { AnyKnowledge, Attempt, Prospect } from "../core/knowledge.js";
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
  readonly mistakeKinds?: Readonly<Record<string, string>>;
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

/** The words of each reason why an attempt is no legal move. */
export type RefusalWords<Refusal extends { readonly reason: string }> = {
  readonly [Reason in Refusal["reason"]]: (why: Refusal & { readonly reason: Reason }) => string;
};

/** The words of a refusal. */
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
 * A game of ordinary piles (`core/pile-game.ts`), which carries its words and its table with it. Those of other games are
 * listed apart from the rules, so that a page loads them with the game that is played.
 */
export interface PlainGame extends AnyGame {
  readonly plain: {
    readonly messages: AnyMessages;
    readonly knowledge: AnyKnowledge;
    readonly tableWords: AnyTableWords;
  };
}

export function isPlain(game: AnyGame | undefined): game is PlainGame {
  return game !== undefined && "plain" in game;
}
