import { depthFirst, type PackedGame } from "../../search/depth-first.js";
import { answerOf, type Solver } from "../../solver.js";
import { kindOf, strengthOf } from "./cards.js";
import { engineMoves, type TombGame, type TombMove, type TombState } from "./conversion.js";
import { forcedMove, sensibleMoves } from "./dominance.js";
import { ALL_KINGS, kingsOf, POINTS } from "./loot.js";
import { MOST_MOVES, playMove } from "./moves.js";
import {
  DARK,
  DEAD,
  ENCOUNTER,
  HIT_POINTS,
  NEXT,
  OUT,
  type Packed,
  PHASE,
  POSITION_BYTES,
  packedTomb,
  RETREATING,
  SHORT,
  SKILLS,
  TURNS,
} from "./packed.js";
import { NO_WAY_OUT, UPPER_BOUND_BYTES, UpperBound } from "./upper-bound.js";

/** The value of a result: in play 0, dead or lost 1, out alive 2 and its points, won 200 and its points. */
const [LOST, ESCAPED, WON] = [1, 2, 200] as const;

/** The position as the search sees it. A move's forced successors are played with it. */
class SearchGame implements PackedGame {
  readonly position: Uint8Array;
  readonly keyWords = 2;
  readonly mostMoves = MOST_MOVES;
  readonly most: number;
  readonly #tomb: Packed;
  readonly #upperBound: UpperBound;
  readonly #before = new Uint8Array(POSITION_BYTES);

  constructor(tomb: Packed, upperBound: UpperBound) {
    this.#tomb = tomb;
    this.position = tomb.bytes;
    this.#upperBound = upperBound;
    this.most = this.bound();
  }

  value(): number {
    const { bytes, hand } = this.#tomb;
    switch (bytes[PHASE]) {
      case OUT:
        return (kingsOf(hand) === ALL_KINGS ? WON : ESCAPED) + (POINTS[hand] as number);
      case DEAD:
      case DARK:
        return LOST;
      default:
        return 0;
    }
  }

  /** What the upper bound promises on top of the points in the hand. */
  bound(): number {
    const { bytes, hand, kingsAhead } = this.#tomb;
    if ((bytes[PHASE] as number) >= OUT) return this.value();
    const points = POINTS[hand] as number;
    if (kingsOf(hand) + kingsAhead === ALL_KINGS) {
      const gain = this.#upperBound.gain(bytes, true);
      if (gain > NO_WAY_OUT / 2) return WON + points + gain;
    }
    const gain = this.#upperBound.gain(bytes, false);
    return Math.max(LOST, ESCAPED + points + gain);
  }

  /** The move that promises most comes first. */
  moves(into: Int32Array, at: number): number {
    const { bytes } = this.#tomb;
    const end = sensibleMoves(this.#tomb, into, at);
    const before = this.#before;
    for (let byte = 0; byte < POSITION_BYTES; byte++) before[byte] = bytes[byte] as number;
    for (let index = at; index < end; index++) {
      const move = into[index] as number;
      playMove(this.#tomb, move);
      into[index] = (this.bound() << 8) | (0xff - move);
      for (let byte = 0; byte < POSITION_BYTES; byte++) bytes[byte] = before[byte] as number;
    }
    sortDown(into, at, end);
    for (let index = at; index < end; index++) into[index] = 0xff - ((into[index] as number) & 0xff);
    return end;
  }

  play(move: number): void {
    const tomb = this.#tomb;
    playMove(tomb, move);
    for (let next = forcedMove(tomb); next >= 0; next = forcedMove(tomb)) playMove(tomb, next);
  }

  writeKey(key: Uint32Array): void {
    const { bytes, hand, column } = this.#tomb;
    const encounter = bytes[ENCOUNTER] as number;
    key[0] =
      (bytes[PHASE] as number) |
      ((bytes[NEXT] as number) << 3) |
      ((bytes[HIT_POINTS] as number) << 9) |
      ((bytes[SKILLS] as number) << 13) |
      ((bytes[RETREATING] as number) << 17) |
      ((bytes[TURNS] as number) << 18) |
      ((bytes[SHORT] as number) << 24) |
      (strengthOf(encounter) << 28);
    key[1] = hand | (column << 13) | (kindOf(encounter) << 27);
  }
}

function sortDown(numbers: Int32Array, from: number, to: number): void {
  for (let index = from + 1; index < to; index++) {
    const number = numbers[index] as number;
    let place = index;
    for (; place > from && (numbers[place - 1] as number) < number; place--) {
      numbers[place] = numbers[place - 1] as number;
    }
    numbers[place] = number;
  }
}

/** The best possible result: won before not won, then most points. Half of the nodes are for the upper bound. */
export function exactSolver(game: TombGame): Solver<TombState, TombMove> {
  return {
    version: 2,
    hasPoints: true,
    *answer(state, limits) {
      const tomb = packedTomb(state);
      const half = Math.floor(limits.nodes / 2);
      const upperBound = new UpperBound(tomb.pack, half);
      const found = yield* depthFirst(new SearchGame(tomb, upperBound), {
        nodes: limits.nodes - half,
        memory: limits.memory - UPPER_BOUND_BYTES,
      });
      const nodes = found.nodes + upperBound.spent;
      return answerOf(engineMoves(game, state, found.variation), { ...found, nodes });
    },
  };
}
