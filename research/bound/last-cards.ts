import {
  type BeliefState,
  CARDS,
  CHOICE,
} from "../../packages/solver/src/games/tomb-of-four-kings/belief-state.js";
import { isNumber, KING } from "../../packages/solver/src/games/tomb-of-four-kings/cards.js";
import { sensibleMoves } from "../../packages/solver/src/games/tomb-of-four-kings/dominance.js";
import { ALL_KINGS, kingsOf } from "../../packages/solver/src/games/tomb-of-four-kings/loot.js";
import { MOST_MOVES } from "../../packages/solver/src/games/tomb-of-four-kings/moves.js";
import {
  CROSSROADS,
  ENCOUNTER,
  OUT,
  PHASE,
  RETREATING,
  TURNS,
} from "../../packages/solver/src/games/tomb-of-four-kings/packed.js";

const NUMBERS = CARDS.filter(isNumber);

/**
 * The result of a position where the game is over, or that cannot be won any more: a king is lost, or more encounters are needed
 * than there are cards for. Once it cannot be won, it never can again.
 */
export function resultOf(belief: BeliefState): 0 | 1 | undefined {
  const { tomb, unseen, awaited, left } = belief;
  const kings = kingsOf(tomb.hand) + kingsOf(tomb.column) + (unseen[KING << 4] as number);
  if (kings !== ALL_KINGS) return 0;
  if (belief.isOver) return tomb.bytes[PHASE] === OUT && kingsOf(tomb.hand) === ALL_KINGS ? 1 : 0;
  if (awaited !== CHOICE && left === 0) return 0; // TK-21
  let numbers = 0;
  for (const card of NUMBERS) numbers += unseen[card] as number;
  return encountersNeeded(belief) > numbers ? 0 : undefined;
}

/** The least number of encounter cards that must still come: one for each turn to walk, and for this turn if it has none yet. */
function encountersNeeded({ awaited, tomb: { bytes } }: BeliefState): number {
  const turns = bytes[TURNS] as number;
  const met = bytes[ENCOUNTER] === 0 ? 0 : 1;
  if (bytes[RETREATING] === 1) return turns - met;
  return bytes[PHASE] === CROSSROADS && awaited === CHOICE ? turns - 1 : turns + 1 - met;
}

/** The mean of a number over each card that may come next; one must be awaited. The position is as before. */
export function meanOverCards(
  belief: BeliefState,
  kinds: readonly number[],
  worthOf: (belief: BeliefState) => number,
): number {
  let sum = 0;
  belief.save();
  for (const card of kinds) {
    const count = belief.unseen[card] as number;
    if (count === 0) continue;
    belief.turnUp(card);
    sum += count * worthOf(belief);
    belief.unsee(card);
    belief.restore();
  }
  belief.forget();
  return sum / belief.left;
}

/** V* of one deal, the chance of the best fair player, where few cards are unseen: by trying every move and every card. */
export class LastCards {
  /** Where no more cards than this are unseen. */
  readonly most: number;
  readonly #kinds: readonly number[];
  readonly #chances = new Map<string, number>();

  /** @param cards all that may be unseen then: the last cards of the deal, one more than `most`, for any of them may be turned up first */
  constructor(cards: readonly number[], most: number) {
    this.most = most;
    this.#kinds = [...new Set(cards)];
  }

  chanceOf(belief: BeliefState): number {
    const result = resultOf(belief);
    if (result !== undefined) return result;
    const key = this.#keyOf(belief);
    const known = this.#chances.get(key);
    if (known !== undefined) return known;
    const chance =
      belief.awaited === CHOICE
        ? this.#best(belief)
        : meanOverCards(belief, this.#kinds, () => this.chanceOf(belief));
    this.#chances.set(key, chance);
    return chance;
  }

  #best(belief: BeliefState): number {
    const moves = new Int32Array(MOST_MOVES);
    const count = sensibleMoves(belief.tomb, moves, 0);
    let best = 0;
    belief.save();
    for (let index = 0; index < count && best < 1; index++) {
      belief.begin(moves[index] as number);
      best = Math.max(best, this.chanceOf(belief));
      belief.restore();
    }
    belief.forget();
    return best;
  }

  #keyOf({ tomb, unseen, awaited, discards, scrollSpent }: BeliefState): string {
    const counts = this.#kinds.map((card) => unseen[card] as number);
    return String.fromCharCode(...tomb.bytes, awaited, discards, scrollSpent ? 1 : 0, ...counts);
  }
}
