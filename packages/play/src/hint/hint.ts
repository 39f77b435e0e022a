import { legalWords, type Random, type Session } from "@tetrarch/engine";

/** Trials of a move on hidden cards dealt anew. */
export interface HintTrials {
  readonly games: number;
  /** Which part of them was won, 0 to 1. */
  readonly won: number;
  /** They ended when so many cards had been turned up, and count the chance that was expected then; played to the end where undefined. */
  readonly cards: number | undefined;
}

/** What a fair player would do, and why as far as it can say. */
export interface Hint {
  readonly word: string;
  /** The rule of thumb behind it, by its code, from a player that has such rules. */
  readonly rule: string | undefined;
  /** What came of trials of this move; from a player that tries. */
  readonly trials: HintTrials | undefined;
  /** The chance to win with this move, 0 to 1; from a player that evaluates positions instead. */
  readonly chance: number | undefined;
  /** The points that this move promises, in games where they count without a win. */
  readonly points: number | undefined;
  /** Hardly any hope of a win is left, as far as the player can tell. */
  readonly hopeless: boolean;
  /** Other moves that the player cannot tell from this one by what they are worth. */
  readonly equals: readonly string[];
  /** Moves that it holds for worse. */
  readonly worse: readonly string[];
}

/** The question to whatever gives hints. Nothing in it depends on what is hidden. */
export interface HintAsked {
  /** The game's id. */
  readonly game: string;
  readonly view: unknown;
  /** The words of all legal moves, sorted. */
  readonly legal: readonly string[];
  /** For the player's own chance: the same question with the same seed has the same answer. */
  readonly seed: number;
}

/**
 * The question for a hint in a game as it stands. The answer ends the honest game (C-10): `dishonest` of the engine, kept
 * before the hint is shown.
 */
export function hintAsked(session: Session, random: Random): HintAsked {
  const { game, now } = session;
  return { game: game.id, view: game.view(now.state), legal: legalWords(session), seed: random(2 ** 31) };
}
