import type { ChanceOutcome, Game, GameEvent, Outcome, Score } from "./game.js";
import { type Random, shuffled } from "./random.js";

/** What a view leaves open of a deal. */
export interface Unseen {
  /** The cards that the player has not seen; their order says nothing of where they lie. */
  readonly cards: readonly number[];
  /** How many rolls of the die are still to come. */
  readonly rolls: number;
}

/** The rules of a game, from which {@link defineGame} makes the methods that deal what is hidden. */
export interface GameRules<State, Move, View, Event extends GameEvent, OwnEnding extends string>
  extends Omit<Game<State, Move, View, Event, OwnEnding>, "sample" | "chanceOutcomes" | "outcome"> {
  /** As in {@link Game}; without it a game is won with the highest score, and lost when no move is left before that (C-6). */
  outcome?(state: State): Outcome<OwnEnding>;
  /**
   * What the view leaves open, every arrangement of it being equally likely; undefined where some are impossible. Such a game samples
   * by a method of its own.
   */
  unseen(view: View): Unseen | undefined;
  /**
   * The position of a view in which the unseen cards take the hidden places in this order. Among cards that one move turns up, and
   * among equal ones, the first is the first to be turned up.
   * @param rolls the coming rolls, the next one first
   */
  arrange(view: View, cards: readonly number[], rolls: readonly number[]): State;
  /** As in {@link Game}; without it the unseen cards are shuffled. */
  sample?(view: View, random: Random): State;
}

const FACES = 6;

/** Makes a game of its rules: `sample` shuffles what is unseen, `chanceOutcomes` tries all of it that a move turns up. */
export function defineGame<State, Move, View, Event extends GameEvent, OwnEnding extends string = never>({
  unseen,
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
   * The outcomes of a move where some places are settled. The other cards fill the other places anyhow: what the move turns up shows
   * which place matters next, and each card that may lie there is tried in its turn.
   */
  function* outcomes(
    view: View,
    move: Move,
    { cards, rolls }: Unseen,
    settled: ReadonlyMap<number, number>,
    probability: number,
  ): Generator<ChanceOutcome<View, Event>> {
    const left = without(
      cards,
      [...settled].flatMap(([place, card]) => (place < cards.length ? [card] : [])),
    );
    const rest = [...left];
    const arranged = cards.map((_, place) => settled.get(place) ?? (rest.shift() as number));
    const rolled = Array.from({ length: rolls }, (_, roll) => settled.get(cards.length + roll) ?? 1);
    const { state, events } = game.play(arrange(view, arranged, rolled), move);
    const after = game.view(state);
    const place = turnedUp(arranged, rolled, unseen(after)).find((each) => !settled.has(each));
    if (place === undefined) {
      yield { probability, view: after, events };
      return;
    }
    const values = place < cards.length ? left : Array.from({ length: FACES }, (_, face) => face + 1);
    for (const value of new Set(values)) {
      const share = values.filter((each) => each === value).length / values.length;
      yield* outcomes(
        view,
        move,
        { cards, rolls },
        new Map([...settled, [place, value]]),
        probability * share,
      );
    }
  }

  return {
    outcome,
    ...game,
    sample:
      sample ??
      ((view, random) => {
        const { cards, rolls } = unseen(view) as Unseen;
        const order = shuffled(cards, random);
        return arrange(
          view,
          order,
          Array.from({ length: rolls }, () => random(FACES) + 1),
        );
      }),
    chanceOutcomes(view, move) {
      const hidden = unseen(view);
      return hidden && outcomes(view, move, hidden, new Map(), 1);
    },
  };
}

/** A score that counts cards or the like: `17/52`. */
export function scoreOf(value: number, max: number): Score {
  return { value, max, text: `${value}/${max}` };
}

/** The places of the cards, and after them those of the rolls, that a view leaves open no more. */
function turnedUp(
  cards: readonly number[],
  rolls: readonly number[],
  open: Unseen | undefined,
): readonly number[] {
  const seen = without(cards, open?.cards ?? []);
  const places = cards.flatMap((card, place) => {
    const index = seen.indexOf(card);
    if (index < 0) return [];
    seen.splice(index, 1);
    return [place];
  });
  const rolled = rolls.length - (open?.rolls ?? 0);
  return [...places, ...Array.from({ length: rolled }, (_, roll) => cards.length + roll)];
}

/** The cards less these, each taken away once. */
function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}
