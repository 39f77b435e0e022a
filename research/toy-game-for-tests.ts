import { type AnyGame, type Random, shuffled } from "@tetrarch/engine";
import type { AnyPlayer } from "../packages/solver/src/index.js";
import { atOnce } from "../packages/solver/src/search/resumable-search.js";

/**
 * A game so small that everything about it can be counted: six cards, 1 to 6, lie face down. `draw` adds the next to the total,
 * which must not be more than 9; `stop` turns up the next for the bank, and wins where the total is at least twice that. So what
 * is good depends on what was seen.
 */
export interface Toy {
  /** All cards, those seen first. */
  readonly cards: readonly number[];
  readonly drawn: number;
  readonly hasStopped: boolean;
}

export type ToyMove = "draw" | "stop";

const CARDS = [1, 2, 3, 4, 5, 6];
const MOST = 9;

function totalOf({ cards, drawn }: Toy): number {
  return cards.slice(0, drawn).reduce((sum, card) => sum + card, 0);
}

export function toyIsOver(toy: Toy): boolean {
  return toy.hasStopped || totalOf(toy) > MOST;
}

/** 1 for a win. */
export function toyResult(toy: Toy): number {
  const total = totalOf(toy);
  return Number(toy.hasStopped && total <= MOST && total >= 2 * (toy.cards[toy.drawn] as number));
}

export function toyPlay(toy: Toy, move: ToyMove): Toy {
  return move === "draw" ? { ...toy, drawn: toy.drawn + 1 } : { ...toy, hasStopped: true };
}

/** All positions that agree with what was seen, each as likely as the others: one for each card that may be next. */
export function toyNexts(toy: Toy): readonly Toy[] {
  const seen = toy.cards.slice(0, toy.drawn);
  const hidden = CARDS.filter((card) => !seen.includes(card));
  return hidden.map((card) => ({
    ...toy,
    cards: [...seen, card, ...hidden.filter((other) => other !== card)],
  }));
}

export const ALL_TOYS: readonly Toy[] = ordersOf(CARDS).map((cards) => ({
  cards,
  drawn: 0,
  hasStopped: false,
}));

function ordersOf(cards: readonly number[]): readonly (readonly number[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]),
  );
}

/** The part of a game that its players and studies ask for. */
export const toyGame = {
  legalMoves: (toy: Toy): readonly ToyMove[] => (toyIsOver(toy) ? [] : ["draw", "stop"]),
  play: (toy: Toy, move: ToyMove) => ({ state: toyPlay(toy, move), events: [] }),
  outcome: (toy: Toy) => ({
    status: toyIsOver(toy) ? (toyResult(toy) === 1 ? "won" : "lost") : "playing",
    score: { value: toyIsOver(toy) ? totalOf(toy) : 0, max: MOST, text: "" },
  }),
  resignedScore: () => ({ value: 0, max: MOST, text: "" }),
  view: ({ cards, drawn, hasStopped }: Toy) => ({ seen: cards.slice(0, drawn), hasStopped }),
  sample: ({ seen, hasStopped }: { seen: readonly number[]; hasStopped: boolean }, random: Random): Toy => ({
    cards: [
      ...seen,
      ...shuffled(
        CARDS.filter((card) => !seen.includes(card)),
        random,
      ),
    ],
    drawn: seen.length,
    hasStopped,
  }),
  formatMove: (move: ToyMove) => move,
} as unknown as AnyGame;

/** Draws below a total, then stops; where it has `luck`, one time in so many it does the other thing. */
export function toyPlayer(stopsAt: number, luck = 0): AnyPlayer {
  return {
    name: `stops at ${stopsAt}`,
    version: 1,
    nodesAMove: 0,
    advise({ view }, random) {
      const { seen } = view as { readonly seen: readonly number[] };
      const total = seen.reduce((sum, card) => sum + card, 0);
      const isOdd = luck > 0 && random(luck) === 0;
      const move: ToyMove = total >= stopsAt !== isOdd ? "stop" : "draw";
      return atOnce({ move, moves: [], nodes: 0 });
    },
  };
}
