import { doubled } from "../../search/budget.js";
import { isNumber, JOKER, kindOf, lootOf, MONSTER, type Pack, SKILL_BITS, strengthOf } from "./cards.js";
import { sensibleMoves } from "./dominance.js";
import { JOKER_LOOT, kingsOf, lootAt, POINTS, setLoot, WORTH } from "./loot.js";
import { DELVE, DROP, LEAVE, MOST_MOVES, PLAY, playMove, SKILL } from "./moves.js";
import {
  CROSSROADS,
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

const PLACES = 45;
const HIT_POINT_COUNTS = 10;
/** Four jacks and the joker. */
const TOOLS = 32;
const JOKER_TOOL = 16;
/** A position between turns without its heading. */
const CROSSINGS = PLACES * HIT_POINT_COUNTS * TOOLS;
/** N delve turns took N cards at least, and the N − 1 turns back need as many more of the 44. */
const MOST_TURNS = 23;
/** By crossing: the gains by heading, for any way out and for those with all kings. */
const GAINS = 2 * (2 * MOST_TURNS + 1);
/** A turn has at most 45 cards, 4 jacks and a left mark: fewer moves than this. */
const MOST_DEPTH = 64;

/** An outcome is the number of the crossing after a turn, the gain plus {@link ALL_POINTS}, and whether a king was lost. */
const NUMBER_MASK = 0x3fff;
const GAIN_SHIFT = 14;
const KING_LOST = 1 << 22;

/** What an upper bound takes at most, in bytes. */
export const UPPER_BOUND_BYTES = 2 ** 24;

/**
 * What can still be won at best when treasure in the hand is money in the bank: it is counted when it is
 * collected, and a player who drops any before a monster pays exactly the monster's value, on credit if need be.
 * The hand need not be known then, but for the jacks and the joker; so there are few positions between turns,
 * and their gains are kept in a table. What a turn may come to does not depend on the heading; so it is found once.
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
  #spent = 0;
  #depth = 0;
  /** By place in the pack: the points there and further down, and the numbers. */
  readonly #pointsFrom: Uint8Array;
  readonly #numbersFrom: Uint8Array;
  readonly #jokerPlace: number;
  /** By next card, hit points and tools: the number of the crossing, plus one. */
  readonly #numbers = new Uint16Array(CROSSINGS);
  /** By number: the place of the next card, the index in `#numbers`, and the most turns that can follow. */
  readonly #places: number[] = [];
  readonly #indices: number[] = [];
  readonly #turnsAhead: number[] = [];
  /** By number: where the outcomes of its turn begin, −1 until they are needed, and end. */
  readonly #first: number[] = [];
  readonly #end: number[] = [];
  readonly #outcomes: number[] = [];
  #gains: Int32Array = new Int32Array(1 << 12);

  /** @param budget the most moves and turns it may play; where it would need more it hopes for all there is */
  constructor(pack: Pack, budget: number) {
    this.#tomb = new Packed(pack);
    this.#budget = budget;
    const { cards } = pack;
    this.#pointsFrom = new Uint8Array(cards.length + 1);
    this.#numbersFrom = new Uint8Array(cards.length + 1);
    for (let place = cards.length - 1; place >= 0; place--) {
      const card = cards[place] as number;
      this.#pointsFrom[place] = (this.#pointsFrom[place + 1] as number) + (POINTS[lootOf(card)] as number);
      this.#numbersFrom[place] = (this.#numbersFrom[place + 1] as number) + (isNumber(card) ? 1 : 0);
    }
    this.#jokerPlace = cards.findIndex((card) => kindOf(card) === JOKER);
  }

  /** The moves and turns played so far. */
  get spent(): number {
    return this.#spent;
  }

  /**
   * The most points that any way out brings on top of those in the hand.
   * @param position before the game is over
   * @param winning counts only ways that lose no king still in the pack or in the column
   */
  gain(position: Uint8Array, winning: boolean): number {
    const { bytes } = this.#tomb;
    bytes.set(position);
    setLoot(bytes, HAND, lootAt(bytes, HAND) & JOKER_LOOT);
    const turns = bytes[TURNS] as number;
    const heading = bytes[RETREATING] === 0 ? turns + 1 : -turns;
    if (bytes[PHASE] === CROSSROADS) return this.#best(this.#number(), heading, winning);
    bytes[RETREATING] = 0;
    const first = this.#outcomes.length;
    this.#playTurn(0, 0);
    const outcomes = this.#outcomes.splice(first);
    return this.#bestOf(outcomes, 0, outcomes.length, heading + 1, winning, NO_WAY_OUT);
  }

  /**
   * The most that can be gained from a crossing on.
   * @param heading one more than the turns done while delving; less than 0 by the turns still to walk on the retreat; 0 once
   * out: a turn adds one to it
   */
  #best(number: number, heading: number, winning: boolean): number {
    const { kings } = this.#tomb.pack;
    if (heading === 0)
      return winning && (kings[this.#places[number] as number] as number) > 0 ? NO_WAY_OUT : 0;
    const turnsBack = heading < 0 ? -heading : heading - 2;
    if (turnsBack > (this.#turnsAhead[number] as number)) return NO_WAY_OUT;
    const index = number * GAINS + 2 * (heading + MOST_TURNS) + (winning ? 1 : 0);
    const known = this.#gains[index] as number;
    if (known !== 0) return known - KNOWN;
    const back = heading > 1 ? this.#best(number, -turnsBack, winning) : NO_WAY_OUT;
    if (this.#first[number] === -1) this.#findOutcomes(number);
    const first = this.#first[number] as number;
    const end = this.#end[number] as number;
    const best = this.#bestOf(this.#outcomes, first, end, heading + 1, winning, back);
    this.#gains[index] = best + KNOWN;
    return best;
  }

  /** The best of `otherwise` and of a turn's outcomes, which have the heading after it. */
  #bestOf(
    outcomes: readonly number[],
    first: number,
    end: number,
    heading: number,
    winning: boolean,
    otherwise: number,
  ): number {
    let best = otherwise;
    for (let index = first; index < end; index++) {
      const outcome = outcomes[index] as number;
      if (winning && (outcome & KING_LOST) !== 0) continue;
      const number = outcome & NUMBER_MASK;
      const gain = ((outcome >> GAIN_SHIFT) & 0xff) - ALL_POINTS;
      if (gain + (this.#pointsFrom[this.#places[number] as number] as number) <= best) continue;
      if (!this.#spend()) break;
      const rest = this.#best(number, heading, winning);
      if (rest > NO_WAY_OUT / 2 && gain + rest > best) best = gain + rest;
    }
    return this.#isSpent ? ALL_POINTS : best;
  }

  get #isSpent(): boolean {
    return this.#spent >= this.#budget;
  }

  /** Counts a move or a turn; false when it would be one too many. */
  #spend(): boolean {
    if (this.#isSpent) return false;
    this.#spent++;
    return true;
  }

  /** The number of the crossing that the tomb is at. */
  #number(): number {
    const { bytes, pack } = this.#tomb;
    const next = bytes[NEXT] as number;
    const joker = lootAt(bytes, HAND) & JOKER_LOOT ? JOKER_TOOL : 0;
    const hitPoints = bytes[HIT_POINTS] as number;
    const index = (next * HIT_POINT_COUNTS + hitPoints) * TOOLS + ((bytes[SKILLS] as number) | joker);
    const known = this.#numbers[index] as number;
    if (known > 0) return known - 1;
    const number = this.#places.length;
    this.#numbers[index] = number + 1;
    this.#places.push(next);
    this.#indices.push(index);
    this.#first.push(-1);
    this.#end.push(-1);
    // A turn needs a number, and a turn that meets the fourth ace without the joker does not end.
    const isLit =
      joker !== 0 || pack.isScrollSpent(next) || (this.#jokerPlace >= next && this.#jokerPlace < pack.dusk);
    const numbersInTheDark = isLit ? 0 : (this.#numbersFrom[pack.dusk] as number);
    this.#turnsAhead.push((this.#numbersFrom[next] as number) - numbersInTheDark);
    if ((number + 1) * GAINS > this.#gains.length) this.#gains = doubled(this.#gains);
    return number;
  }

  #findOutcomes(number: number): void {
    const { bytes } = this.#tomb;
    const index = this.#indices[number] as number;
    bytes.fill(0);
    bytes[NEXT] = this.#places[number] as number;
    bytes[HIT_POINTS] = Math.floor(index / TOOLS) % HIT_POINT_COUNTS;
    bytes[SKILLS] = index % JOKER_TOOL;
    setLoot(bytes, HAND, index & JOKER_TOOL ? JOKER_LOOT : 0);
    this.#first[number] = this.#outcomes.length;
    this.#play(DELVE, 0, 0);
    this.#end[number] = this.#outcomes.length;
  }

  /**
   * Adds what the turn can come to from here on to the outcomes.
   * @param gain in the turn so far
   * @param kingLost {@link KING_LOST} or 0
   */
  #playTurn(gain: number, kingLost: number): void {
    const { bytes } = this.#tomb;
    if (bytes[PHASE] === CROSSROADS) {
      this.#outcomes.push(this.#number() | ((gain + ALL_POINTS) << GAIN_SHIFT) | kingLost);
      return;
    }
    if ((bytes[PHASE] as number) >= OUT) return;
    const depth = this.#depth++;
    const saved = depth * POSITION_BYTES;
    for (let byte = 0; byte < POSITION_BYTES; byte++) this.#saved[saved + byte] = bytes[byte] as number;
    const first = depth * MOST_MOVES;
    const end = this.#writeMoves(first);
    for (let index = first; index < end; index++) {
      if (index > first) {
        for (let byte = 0; byte < POSITION_BYTES; byte++) bytes[byte] = this.#saved[saved + byte] as number;
      }
      this.#play(this.#moves[index] as number, gain, kingLost);
    }
    this.#depth--;
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

  /** Plays a move and all that may follow it in the turn. */
  #play(move: number, gainBefore: number, kingLostBefore: number): void {
    const tomb = this.#tomb;
    const { bytes } = tomb;
    if (!this.#spend()) return;
    const before = tomb.hand;
    const kings = tomb.kingsAhead;
    let gain = gainBefore - (POINTS[before] as number);
    if (move >= DROP && move < LEAVE) {
      gain -= WORTH[move - DROP] as number;
      setLoot(bytes, HAND, before + (1 << (move - DROP)));
    }
    playMove(tomb, move);
    const hand = tomb.hand;
    const kingLost = kingsOf(hand) + tomb.kingsAhead < kings ? KING_LOST : kingLostBefore;
    setLoot(bytes, HAND, hand & JOKER_LOOT);
    this.#playTurn(gain + (POINTS[hand] as number), kingLost);
  }
}
