import type { Deal, PackSpec } from "./deal.js";
import type { DealCodeSpec } from "./deal-code.js";
import type { Random } from "./random.js";
import type { Problem, Result } from "./result.js";
import type { Variant } from "./variant.js";

/** The statuses that every game has. */
export type CommonStatus = "playing" | "won" | "lost";

/** A status of any game: a common one or one of its `ownEndings`. */
export type Status = string;

/** A score, with the highest that its game has. */
export interface Score {
  /** The points, cards home or artifacts, 0 to `max`. */
  readonly value: number;
  /** The highest score of the game. */
  readonly max: number;
  /** The score in the game's own form: `4/68`, `110`, `17/52`. */
  readonly text: string;
}

/** The status and score of a position. */
export interface Outcome<OwnEnding extends string = string> {
  readonly status: CommonStatus | OwnEnding;
  readonly score: Score;
}

/** A move's result: the new state and what happened on the way. */
export interface MoveResult<State, Event> {
  readonly state: State;
  /** The events, in the order in which they happened. */
  readonly events: readonly Event[];
}

/** One outcome of a move, as the player sees it. */
export interface ChanceOutcome<View, Event> {
  /** Above 0; those of all outcomes of a move sum to 1. */
  readonly probability: number;
  /** The view after the move. */
  readonly view: View;
  /** The events of the move, in the order in which they happened. */
  readonly events: readonly Event[];
}

/** The name and version of a card set, in games whose cards have numbers of their own (C-12). */
export interface CardSetLabel {
  readonly name: string;
  readonly version: string;
}

/** The label of a card set in a transcript: name and version. */
export function formatCardSetLabel(set: CardSetLabel): string {
  return `${set.name} ${set.version}`;
}

/**
 * The contract of every game. States are plain readonly data, safe to clone and to write as JSON, and change only by
 * `play`; an old state stays valid. All chance is in the deal, so the same deal and moves give the same state, on
 * every machine and in every later version. Methods are written as methods, not as function fields, so that a game of
 * its own types is also an {@link AnyGame}.
 */
export interface Game<State, Move, View, Event extends GameEvent, OwnEnding extends string = never> {
  /** The game's name in files, links and requests: `four-kingdoms`. */
  readonly id: string;
  readonly title: string;
  readonly dealCode: DealCodeSpec;
  /** The names of the options that make variants, alphabetical; empty when there is only the standard game. */
  readonly options: readonly string[];
  /** The reason why there is only the standard game, where with other cards there are variants. */
  readonly onlyStandard?: string;
  /** The option by which cards once seen lie face down again (TK-32). It changes no rule; most games have none. */
  readonly memoryOption?: string;
  readonly pack: PackSpec;
  /** Whether the pack is that of its card set alone. Its deals are card lists without codes, and belong to the set. */
  readonly hasOwnPack?: boolean;
  /** The card set in use, in games whose cards have numbers of their own. */
  readonly cardSet?: CardSetLabel;
  /** The statuses in which games end neither won nor lost, in games that have such ends. */
  readonly ownEndings?: readonly OwnEnding[];

  /** The starting position of a checked deal in a checked variant. */
  setup(deal: Deal, variant: Variant): State;

  /**
   * Every move that the rules allow, in a fixed order; none when the game is over (C-4, C-6). No pointless move is
   * left out.
   */
  legalMoves(state: State): readonly Move[];

  /** Plays one of `legalMoves(state)`, forced consequences included (C-5). Any other move is a bug of the caller. */
  play(state: State, move: Move): MoveResult<State, Event>;

  /** The status and score of a position. */
  outcome(state: State): Outcome<OwnEnding>;

  /** The score of a game resigned in this position, which is lost (C-6). */
  resignedScore(state: State): Score;

  /** The player's view (C-11), built by adding what is visible. A hidden card is `--`. */
  view(state: State): View;

  /**
   * A full position that agrees with the view, each being equally likely. `view(sample(view(s), random))` equals
   * `view(s)`.
   */
  sample(view: View, random: Random): State;

  /**
   * The outcomes that a legal move may have from this view, each position being as likely as `sample` makes it. A
   * move that turns up nothing has one outcome. They are made one by one, since a jammed door has millions (TK-15).
   * Undefined in a variant with the `memoryOption`, where probabilities are unknown (TK-32).
   */
  chanceOutcomes(view: View, move: Move): Iterable<ChanceOutcome<View, Event>> | undefined;

  /**
   * Whether nothing hidden can matter any more. In every position that agrees with the view, the same moves then lead
   * to the same views and the same end. False while a face-down card may be turned up or a roll may be used, even
   * where all its values come to the same.
   */
  knowsAll(view: View): boolean;

  /**
   * The codes of cards known to be out of play that lie in no pile of the view (TK-20). Only in games with a
   * `memoryOption`.
   */
  openOutOfPlay?(view: View): readonly string[];

  /** The move word (C-4). */
  formatMove(move: Move): string;

  /** The move of a word, legal now or not; undefined when it is no word of this game. */
  parseMove(word: string): Move | undefined;

  /** All words that `parseMove` reads, sorted by code unit: the same list in every deal and every variant. */
  moveWords(): readonly string[];

  /** The full position as text, hidden cards included: lines of `name: codes`. */
  formatState(state: State): string;

  /**
   * The position of a text. Errors are `bad-state`, name the place, and refuse what is no position of this game:
   * missing or double cards, piles that the rules cannot have built.
   */
  parseState(text: string): Result<State, Problem>;
}

/** A game of any types, for code that drives all games alike. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent, string>;

/** An event that the player sees: the one source of narration, animation, sound and speech. */
export interface GameEvent {
  readonly type: string;
}
