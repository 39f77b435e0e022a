import type { ChanceOutcome, Game, GameEvent, Outcome, Score } from "./game.js";
import { type Random, shuffled } from "./random.js";

/** The part of a deal that a view leaves open. */
export interface HiddenPart {
  /** The cards that the player has not seen; their order says nothing of where they lie. */
  readonly cards: readonly number[];
  /** The number of coming rolls. */
  readonly rolls: number;
}

/** The rules of a game, from which {@link defineGame} makes the methods that deal what is hidden. */
export interface GameRules<State, Move, View, Event extends GameEvent, OwnEnding extends string>
  extends Omit<
    Game<State, Move, View, Event, OwnEnding>,
    "sample" | "chanceOutcomes" | "outcome" | "knowsAll"
  > {
  /**
   * The status and score of a position. Without this method the highest score wins, and a position without legal
   * moves is lost (C-6).
   */
  outcome?(state: State): Outcome<OwnEnding>;
  /**
   * The part of the deal that a view leaves open; every arrangement of it is equally likely. Undefined where some are
   * impossible: such a game has a `sample` of its own.
   */
  hiddenPart(view: View): HiddenPart | undefined;
  /**
   * The position of a view in which its hidden cards lie in this order. Of several cards that one move turns up, and of
   * equal cards, the first is turned up first.
   * @param rolls the coming rolls, the next one first
   */
  arrange(view: View, cards: readonly number[], rolls: readonly number[]): State;
  /** A random position of a view, as in {@link Game}. Without this method the hidden cards are shuffled. */
  sample?(view: View, random: Random): State;
  /** As in {@link Game}. Without this method all is known when no card and no roll is hidden. */
  knowsAll?(view: View): boolean;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Makes a game of its rules, with `sample`, `chanceOutcomes` and the usual `outcome`. */
export function defineGame<State, Move, View, Event extends GameEvent, OwnEnding extends string = never>({
  hiddenPart,
  arrange,
  sample,
  ...game
}: GameRules<State, Move, View, Event, OwnEnding>): Game<State, Move, View, Event, OwnEnding> {
  function outcome(state: State): Outcome<OwnEnding> {
    const score = game.resignedScore(state);
    if (score.value === score.max) return { status: "won", score };
    return { status: game.legalMoves(state).length > 0 ? "playing" : "lost", score };
  }

  /**
   * The outcomes of a move with some places known, cards first and then rolls. The other cards fill the other places in
   * any order; the first of these that the move turns up is the place whose cards are tried next.
   */
  function* outcomes(
    view: View,
    move: Move,
    hidden: HiddenPart,
    known: ReadonlyMap<number, number>,
    probability: number,
  ): Generator<ChanceOutcome<View, Event>> {
    const { length } = hidden.cards;
    const left = without(
      hidden.cards,
      [...known].flatMap(([place, card]) => (place < length ? [card] : [])),
    );
    const rest = left.values();
    const cards = hidden.cards.map((_, place) => known.get(place) ?? (rest.next().value as number));
    const rolls = Array.from({ length: hidden.rolls }, (_, roll) => known.get(length + roll) ?? 1);
    const { state, events } = game.play(arrange(view, cards, rolls), move);
    const after = game.view(state);
    const place = turnedUp(cards, rolls, hiddenPart(after)).find((each) => !known.has(each));
    if (place === undefined) {
      yield { probability, view: after, events };
      return;
    }
    const values = place < length ? left : FACES;
    for (const value of new Set(values)) {
      const share = values.filter((each) => each === value).length / values.length;
      yield* outcomes(view, move, hidden, new Map([...known, [place, value]]), probability * share);
    }
  }

  return {
    outcome,
    knowsAll(view) {
      const hidden = hiddenPart(view);
      return hidden?.cards.length === 0 && hidden.rolls === 0;
    },
    ...game,
    sample:
      sample ??
      ((view, random) => {
        const { cards, rolls } = hiddenPart(view) as HiddenPart;
        const order = shuffled(cards, random);
        return arrange(
          view,
          order,
          Array.from({ length: rolls }, () => random(FACES.length) + 1),
        );
      }),
    chanceOutcomes(view, move) {
      const hidden = hiddenPart(view);
      // Not the generator itself, which could be gone through only once.
      return hidden && { [Symbol.iterator]: () => outcomes(view, move, hidden, new Map(), 1) };
    },
  };
}

/** A score that counts cards or the like: `17/52`. */
export function scoreOf(value: number, max: number): Score {
  return { value, max, text: `${value}/${max}` };
}

/** The places of the cards and rolls, cards first, that a later view no longer leaves open. */
function turnedUp(
  cards: readonly number[],
  rolls: readonly number[],
  open: HiddenPart = { cards: [], rolls: 0 },
): readonly number[] {
  const seen = without(cards, open.cards);
  const places = cards.flatMap((card, place) => {
    const index = seen.indexOf(card);
    if (index < 0) return [];
    seen.splice(index, 1);
    return [place];
  });
  return [...places, ...rolls.slice(open.rolls).map((_, roll) => cards.length + roll)];
}

/** The cards less these, each taken away once. */
function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}
