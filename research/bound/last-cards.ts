import {
  type BeliefState,
  CARDS,
  CHOICE,
} from "../../packages/solver/src/games/tomb-of-four-kings/belief-state.js";
import {
  isNumber,
  KING,
  kindOf,
  MONSTER,
  strengthOf,
} from "../../packages/solver/src/games/tomb-of-four-kings/cards.js";
import { sensibleMoves } from "../../packages/solver/src/games/tomb-of-four-kings/dominance.js";
import { ALL_KINGS, kingsOf, SCROLL } from "../../packages/solver/src/games/tomb-of-four-kings/loot.js";
import { MOST_MOVES } from "../../packages/solver/src/games/tomb-of-four-kings/moves.js";
import {
  CROSSROADS,
  ENCOUNTER,
  HIT_POINTS,
  OUT,
  PHASE,
  RETREATING,
  SHORT,
  SKILLS,
  TURNS,
} from "../../packages/solver/src/games/tomb-of-four-kings/packed.js";
import { bitCount } from "../../packages/solver/src/search/tables.js";

const NUMBERS = CARDS.filter(isNumber);
/** The weakest first. */
const MONSTERS = CARDS.filter((card) => kindOf(card) === MONSTER);

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

  /** Positions that differ only in what can no longer be of use have one key. */
  #keyOf(belief: BeliefState): string {
    const { tomb, unseen, awaited, discards, scrollSpent } = belief;
    const { bytes } = tomb;
    const counts = this.#kinds.map((card) => unseen[card] as number);
    const monsters = MONSTERS.filter((card) => (unseen[card] as number) > 0 || bytes[ENCOUNTER] === card);
    const useful = usefulDiamonds(tomb.hand, monsters.map(strengthOf));
    const hand = tomb.hand & ~DIAMONDS;
    const table = [
      bytes[PHASE],
      bytes[HIT_POINTS],
      bytes[SKILLS],
      bytes[RETREATING],
      bytes[TURNS],
      bytes[ENCOUNTER],
      bytes[SHORT],
    ];
    return String.fromCharCode(
      ...(table as number[]),
      tomb.column,
      hand,
      ...useful,
      awaited,
      discards,
      scrollSpent ? 1 : 0,
      ...counts,
    );
  }
}

const DIAMONDS = (1 << SCROLL) - 1;

/**
 * The diamonds of a hand by what they can still be dropped for (TK-12): how many are worth as much as each monster to come and less than
 * the next stronger one. Within that they do the same, and no more are of use than there are monsters.
 */
function usefulDiamonds(hand: number, strengths: readonly number[]): readonly number[] {
  return strengths.map((strength, index) => {
    const next = strengths[index + 1] ?? 2 + SCROLL;
    const between = hand & ((1 << (next - 2)) - (1 << (strength - 2)));
    return Math.min(strengths.length, bitCount(between));
  });
}
