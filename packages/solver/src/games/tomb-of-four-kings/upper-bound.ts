import { kindOf, MONSTER, type Pack, SKILL_BITS, strengthOf } from "./cards.js";
import { sensibleMoves } from "./dominance.js";
import { JOKER_LOOT, kingsOf, lootAt, POINTS, setLoot, WORTH } from "./loot.js";
import { DROP, LEAVE, MOST_MOVES, PLAY, playMove, SKILL } from "./moves.js";
import {
  CROSSROADS,
  DARK,
  DEAD,
  ENCOUNTER,
  ENCOUNTERED,
  HAND,
  HIT_POINTS,
  NEXT,
  OUT,
  Packed,
  PHASE,
  POSITION_BYTES,
  RETREATING,
  SKILLS,
  TURNS,
} from "./packed.js";

/** The gain where no way leads out alive, or none with all kings; anything below half of it means the same. */
export const NO_WAY_OUT = -1000;
/** All treasure there is (TK-22). */
const ALL_POINTS = 100;
/** Added to a gain in the table, where 0 means not known yet. */
const KNOWN = 2000;

/**
 * Turns done or still to walk are fewer than this unless `isTooDeep`:
 * N delve turns took N cards at least, and the N − 1 turns back need as many more of the 44.
 */
const MOST_TURNS = 23;
const PLACES = 45;
const HIT_POINT_COUNTS = 10;
/** Four jacks and the joker. */
const TOOLS = 32;
/** A row of a table: all crossroads at one place in the pack, with the same turns and direction. */
const ROW_LENGTH = HIT_POINT_COUNTS * TOOLS;
const ROWS = 2 * MOST_TURNS * PLACES;
const JOKER_TOOL = 16;
/** A line has at most 45 cards, 4 jacks, 45 turns begun and left marks: fewer moves than this. */
const MOST_DEPTH = 192;

/** What an upper bound takes at most, in bytes: two tables of two-byte gains, and what is small beside them. */
export const UPPER_BOUND_BYTES = 2 * 2 * ROWS * ROW_LENGTH + 2 ** 16;

/**
 * What can still be won at best when treasure in the hand is money in the bank: it is counted when it is
 * collected, and a player who drops any before a monster pays exactly the monster's value, on credit if need be.
 * The hand need not be known then, but for the jacks and the joker; so there are few positions between turns,
 * and their gains are kept in a table.
 *
 * It is never less than what can truly be gained. Every true line is a line here: play the same moves, pay
 * the monster's value where a treasure is dropped, and keep the joker where the joker is dropped. The
 * treasure dropped is worth at least the monster's value; keeping the joker costs nothing, as its points were
 * counted already and no rule punishes having it: at the fourth ace it loses its 6 points but saves a life,
 * and without it the line would not have come out at all.
 */
export class UpperBound {
  readonly #tomb: Packed;
  readonly #saved = new Uint8Array(MOST_DEPTH * POSITION_BYTES);
  readonly #moves = new Int32Array(MOST_DEPTH * MOST_MOVES);
  readonly #budget: number;
  #played = 0;
  #depth = 0;
  /** The gains between turns, for any way out and for those with all kings, in rows made on demand. */
  readonly #any: (Int16Array | undefined)[] = new Array(ROWS);
  readonly #winning: (Int16Array | undefined)[] = new Array(ROWS);

  /** @param budget the most moves it may play; where it would need more it hopes for all there is */
  constructor(pack: Pack, budget: number) {
    this.#tomb = new Packed(pack);
    this.#budget = budget;
  }

  /** The moves played so far. */
  get played(): number {
    return this.#played;
  }

  /**
   * The most points that any way out brings on top of those in the hand.
   * @param winning counts only ways that lose no king still in the pack or in the column
   */
  gain(position: Uint8Array, winning: boolean): number {
    const { bytes } = this.#tomb;
    bytes.set(position);
    setLoot(bytes, HAND, lootAt(bytes, HAND) & JOKER_LOOT);
    return this.#best(winning);
  }

  #best(winning: boolean): number {
    const { bytes, pack } = this.#tomb;
    switch (bytes[PHASE]) {
      case OUT:
        return winning && (pack.kings[bytes[NEXT] as number] as number) > 0 ? NO_WAY_OUT : 0;
      case DEAD:
      case DARK:
        return NO_WAY_OUT;
      case CROSSROADS:
        return this.#atCrossroads(winning);
      default:
        return this.#overMoves(winning);
    }
  }

  #atCrossroads(winning: boolean): number {
    if (this.#isTooDeep()) return NO_WAY_OUT;
    const row = this.#row(winning);
    const place = this.#placeInRow();
    const known = row[place] as number;
    if (known !== 0) return known - KNOWN;
    const best = this.#overMoves(winning);
    row[place] = best + KNOWN;
    return best;
  }

  /** Whether there are more turns to walk back than cards before the last: each takes one at least. */
  #isTooDeep(): boolean {
    const { bytes, pack } = this.#tomb;
    const ahead = (bytes[TURNS] as number) - (bytes[RETREATING] === 0 ? 1 : 0);
    return ahead > pack.cards.length - 1 - (bytes[NEXT] as number);
  }

  #row(winning: boolean): Int16Array {
    const { bytes } = this.#tomb;
    const rows = winning ? this.#winning : this.#any;
    const heading = (bytes[TURNS] as number) * 2 + (bytes[RETREATING] as number);
    const index = heading * PLACES + (bytes[NEXT] as number);
    const row = rows[index] ?? new Int16Array(ROW_LENGTH);
    rows[index] = row;
    return row;
  }

  #placeInRow(): number {
    const { bytes } = this.#tomb;
    const joker = lootAt(bytes, HAND) & JOKER_LOOT ? JOKER_TOOL : 0;
    return (bytes[HIT_POINTS] as number) * TOOLS + ((bytes[SKILLS] as number) | joker);
  }

  #overMoves(winning: boolean): number {
    const { bytes } = this.#tomb;
    const depth = this.#depth++;
    const saved = depth * POSITION_BYTES;
    for (let byte = 0; byte < POSITION_BYTES; byte++) this.#saved[saved + byte] = bytes[byte] as number;
    const first = depth * MOST_MOVES;
    const end = this.#writeMoves(first);
    let best = NO_WAY_OUT;
    for (let index = first; index < end; index++) {
      if (index > first) {
        for (let byte = 0; byte < POSITION_BYTES; byte++) bytes[byte] = this.#saved[saved + byte] as number;
      }
      best = Math.max(best, this.#after(this.#moves[index] as number, winning));
    }
    this.#depth--;
    return best;
  }

  /** As sensible, but for what can be dropped: exactly the monster's value. */
  #writeMoves(at: number): number {
    const { bytes } = this.#tomb;
    if (bytes[PHASE] !== ENCOUNTERED) return sensibleMoves(this.#tomb, this.#moves, at);
    const encounter = bytes[ENCOUNTER] as number;
    let end = at;
    this.#moves[end++] = PLAY;
    const skill = SKILL_BITS[kindOf(encounter)] as number;
    if ((bytes[SKILLS] as number) & skill) this.#moves[end++] = SKILL;
    if (kindOf(encounter) === MONSTER) this.#moves[end++] = DROP + strengthOf(encounter) - 2;
    return end;
  }

  /** The most that can be gained by a move and after it. */
  #after(move: number, winning: boolean): number {
    const tomb = this.#tomb;
    const { bytes } = tomb;
    if (this.#played >= this.#budget) return ALL_POINTS;
    this.#played++;
    const before = tomb.hand;
    const kings = tomb.kingsAhead;
    let gain = -(POINTS[before] as number);
    if (move >= DROP && move < LEAVE) {
      gain -= WORTH[move - DROP] as number;
      setLoot(bytes, HAND, before + (1 << (move - DROP)));
    }
    playMove(tomb, move);
    const hand = tomb.hand;
    if (winning && kingsOf(hand) + tomb.kingsAhead < kings) return NO_WAY_OUT;
    gain += POINTS[hand] as number;
    setLoot(bytes, HAND, hand & JOKER_LOOT);
    const rest = this.#best(winning);
    return rest <= NO_WAY_OUT / 2 ? NO_WAY_OUT : gain + rest;
  }
}
