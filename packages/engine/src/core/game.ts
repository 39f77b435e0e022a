import type { Deal, PackSpec } from "./deal.js";
import type { DealCodeSpec } from "./deal-code.js";
import type { Random } from "./random.js";
import type { Problem, Result } from "./result.js";
import type { Variant } from "./variant.js";

/** How every game may stand. */
export type CommonStatus = "playing" | "won" | "lost";

/** How some game stands: one of the common ways, or a word of its own (see `ownEndings`). */
export type Status = string;

export interface Score {
  /** What counts: points, cards home or artifacts. */
  readonly value: number;
  /** The most that can be had. */
  readonly max: number;
  /** The score in the game's own form: `4/68`, `110`, `17/52`. */
  readonly text: string;
}

/** How a game stands, with the ways of ending that it alone has. */
export interface Outcome<OwnEnding extends string = string> {
  readonly status: CommonStatus | OwnEnding;
  readonly score: Score;
}

export interface MoveResult<State, Event> {
  readonly state: State;
  /** In the order in which they happened. */
  readonly events: readonly Event[];
}

/** One thing that a move may bring, as the player sees it. */
export interface ChanceOutcome<View, Event> {
  /** Above 0; those of all outcomes of a move sum to 1. */
  readonly probability: number;
  /** The view after the move. */
  readonly view: View;
  /** As in {@link MoveResult}. */
  readonly events: readonly Event[];
}

/** The name and version of a set of cards, where a game's cards carry numbers of their own (C-12). */
export interface CardSetLabel {
  readonly name: string;
  readonly version: string;
}

/**
 * What every game promises. States are plain readonly data, safe to clone and to write as JSON, and change only by
 * `play`; an old state stays valid. All chance is in the deal, so the same deal and moves give the same state, on
 * every machine and in every later version.
 *
 * Methods are written as methods, not as function fields, so that a game of its own types is also an {@link AnyGame}.
 */
export interface Game<State, Move, View, Event extends GameEvent, OwnEnding extends string = never> {
  /** `four-kingdoms`. */
  readonly id: string;
  readonly title: string;
  readonly dealCode: DealCodeSpec;
  /** The names of the options that make variants, alphabetical; empty when there is only the standard game. */
  readonly options: readonly string[];
  /**
   * The one of these by which cards that were seen lie face down again and are told no more while the game goes on
   * (TK-32). It changes no rule; only for games that have such an option.
   */
  readonly memoryOption?: string;
  readonly pack: PackSpec;
  /** The set of cards in use; only for games whose cards carry numbers of their own. */
  readonly cardSet?: CardSetLabel;
  /** The statuses in which games end that are neither won nor lost; only for games that have such ends. */
  readonly ownEndings?: readonly OwnEnding[];

  /**
   * The starting position of a deal that `parseDeal` has checked or `shuffledDeal` has made, in a variant that
   * `parseVariant` has checked.
   */
  setup(deal: Deal, variant: Variant): State;

  /**
   * Every move the rules allow: none left out because it is pointless, none added for convenience (C-4), none when
   * the game is over (C-6). In a fixed order of the game's own.
   */
  legalMoves(state: State): readonly Move[];

  /** Plays one of `legalMoves(state)`; anything else is a bug of the caller's. Forced consequences included (C-5). */
  play(state: State, move: Move): MoveResult<State, Event>;

  /** How the game stands. */
  outcome(state: State): Outcome<OwnEnding>;

  /** The score of a game resigned in this position: the game is lost, and counts this much (C-6). */
  resignedScore(state: State): Score;

  /** Only what the player may see (C-11), built by adding what is visible. A hidden card is `--`. */
  view(state: State): View;

  /**
   * A full position that agrees with the view, all such positions being equally likely: what is hidden is dealt
   * anew. `view(sample(view(s), random))` equals `view(s)`.
   */
  sample(view: View, random: Random): State;

  /**
   * All that a legal move may bring, with probabilities: every position that agrees with the view is as likely as `sample` makes it.
   * A move that turns up nothing has one outcome. The outcomes are made one by one as they are asked for: a door that jams has millions
   * (TK-15). Undefined by memory (TK-32), where probabilities are unknown.
   */
  chanceOutcomes(view: View, move: Move): Iterable<ChanceOutcome<View, Event>> | undefined;

  /**
   * Whether nothing that is hidden can matter any more: in every position that agrees with this view, the same moves
   * lead to the same views and the same end. A card that still lies face down and may be turned up, or a roll that may
   * still be asked for, makes it false, even where all its values would come to the same.
   */
  knowsAll(view: View): boolean;

  /**
   * The codes of cards that lie in no pile of the view although the player knows that they are out of play (TK-20). Only for games
   * with such cards and a `memoryOption`.
   */
  openOutOfPlay?(view: View): readonly string[];

  /** The move word (C-4). */
  formatMove(move: Move): string;

  /** The move that a word means anywhere in this game, legal now or not; undefined when it is no word of this game. */
  parseMove(word: string): Move | undefined;

  /** The full position as text, hidden cards included: a line a part, `name: codes`. */
  formatState(state: State): string;

  /**
   * The position a text describes. Errors are `bad-state`, name the place, and refuse what is not a position of
   * this game: missing or double cards, piles that the rules cannot have built.
   */
  parseState(text: string): Result<State, Problem>;
}

/** A game whose types are its own affair: for code that drives any game alike. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent, string>;

/** Something that happened, seen by the player: the one source of narration, animation, sound and speech. */
export interface GameEvent {
  readonly type: string;
}
