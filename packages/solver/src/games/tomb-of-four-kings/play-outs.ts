import type { Random } from "@tetrarch/engine";
import { forcedMove, sensibleMoves } from "./dominance.js";
import { ALL_KINGS, JOKER_LOOT, kingsOf, POINTS, SCROLL } from "./loot.js";
import { DROP, LEAVE, MOST_MOVES, playMove } from "./moves.js";
import {
  CROSSROADS,
  ENCOUNTER,
  HIT_POINTS,
  NEXT,
  OUT,
  type Packed,
  PHASE,
  RETREATING,
  SHORT,
  TURNS,
} from "./packed.js";
import { boldMove } from "./policy.js";

/** Moves that differ only in the treasure, the scroll apart, are one kind: a position has at most one of each to try. */
const MOVE_KINDS = 11;
const [DROP_TREASURE, DROP_SCROLL, LEAVE_TREASURE, LEAVE_SCROLL] = [7, 8, 9, 10] as const;

function moveKind(move: number): number {
  if (move < DROP) return move;
  if (move < LEAVE) return move === DROP + SCROLL ? DROP_SCROLL : DROP_TREASURE;
  return move === LEAVE + SCROLL ? LEAVE_SCROLL : LEAVE_TREASURE;
}

/**
 * The key of a decision by what the player roughly sees: trials learn from each other where keys are equal.
 * Hit points count by two and cards left by three.
 */
function featureKey({ bytes, pack, hand, column }: Packed): number {
  const next = bytes[NEXT] as number;
  const phase = bytes[PHASE] as number;
  let number = phase * 2 + (bytes[RETREATING] as number);
  number = number * 64 + (bytes[TURNS] as number);
  number = number * 6 + (((bytes[HIT_POINTS] as number) + 1) >> 1);
  number = number * 16 + Math.floor(pack.left(next) / 3);
  number = number * 4 + pack.torches(next);
  number = number * 5 + kingsOf(hand);
  number = number * 5 + (pack.kings[next] as number);
  number = number * 2 + (hand & JOKER_LOOT ? 1 : 0);
  if (phase === CROSSROADS) return number;
  number = number * 64 + (bytes[ENCOUNTER] as number);
  number = number * 10 + (bytes[SHORT] as number);
  return number * 2 + (kingsOf(column) > 0 ? 1 : 0);
}

/** What a trial game is worth: 1 for a win, and this much for all 100 points there can be. */
const WEIGHT_OF_POINTS = 0.3;
/** How much a move that was tried little is worth trying, against one that did well so far. */
const CURIOSITY = 0.3;

/** The result of trying the moves of one decision. */
class Decision {
  tries = 0;
  /** By kind of move. */
  readonly visits = new Float64Array(MOVE_KINDS);
  readonly worth = new Float64Array(MOVE_KINDS);
}

/** The result of trying one move. */
export interface TriedMove {
  readonly move: number;
  readonly visits: number;
  readonly wins: number;
  readonly points: number;
}

/**
 * Trial games from what the player sees, the hidden cards dealt again for each.
 * Known decisions are made by UCB1 over earlier trials; from the first new decision on the bold rules play. A decision's key holds
 * only what the player sees, so no trial knows more than a player would.
 */
export class PlayOuts {
  /** The moves played so far. */
  nodes = 0;
  readonly #tomb: Packed;
  readonly #start: Uint8Array;
  readonly #hidden: number;
  readonly #random: Random;
  readonly #first = new Decision();
  readonly #decisions = new Map<number, Decision>();
  readonly #wins = new Float64Array(MOVE_KINDS);
  readonly #points = new Float64Array(MOVE_KINDS);
  readonly #moves = new Int32Array(MOST_MOVES);
  /** The decisions made in the trial now, and the kinds of the moves made there. */
  readonly #made: Decision[] = [];
  readonly #kinds: number[] = [];

  /** @param tomb a position that agrees with what is seen; it is used up */
  constructor(tomb: Packed, random: Random) {
    this.#tomb = tomb;
    this.#start = tomb.bytes.slice();
    const next = tomb.bytes[NEXT] as number;
    this.#hidden = tomb.pack.left(next) - (tomb.pack.isScrollSpent(next) ? 1 : 0);
    this.#random = random;
  }

  /** Plays one trial game to its end. */
  play(): void {
    const tomb = this.#tomb;
    this.#deal();
    this.#made.length = 0;
    this.#kinds.length = 0;
    for (
      let decision: Decision | undefined = this.#first;
      decision !== undefined;
      decision = this.#nextDecision()
    ) {
      const move = this.#moveAt(decision);
      this.#made.push(decision);
      this.#kinds.push(moveKind(move));
      this.#step(move);
      for (let next = forcedMove(tomb); next >= 0; next = forcedMove(tomb)) this.#step(next);
    }
    while ((tomb.bytes[PHASE] as number) < OUT) this.#step(boldMove(tomb));
    this.#learn();
  }

  /** The moves tried at the start, most tried first. */
  tried(): TriedMove[] {
    this.#tomb.bytes.set(this.#start);
    const end = sensibleMoves(this.#tomb, this.#moves, 0);
    const tried = [...this.#moves.subarray(0, end)].map((move) => {
      const kind = moveKind(move);
      return {
        move,
        visits: this.#first.visits[kind] as number,
        wins: this.#wins[kind] as number,
        points: this.#points[kind] as number,
      };
    });
    return tried.sort((a, b) => b.visits - a.visits);
  }

  /** Shuffles the hidden cards; the last card, where it is known, keeps its place. */
  #deal(): void {
    const { bytes, pack } = this.#tomb;
    const { cards } = pack;
    bytes.set(this.#start);
    for (let last = this.#hidden - 1; last > 0; last--) {
      const other = this.#random(last + 1);
      const card = cards[last] as number;
      cards[last] = cards[other] as number;
      cards[other] = card;
    }
    pack.reindex();
  }

  #step(move: number): void {
    playMove(this.#tomb, move);
    this.nodes++;
  }

  /** The decision that the trial has come to; undefined at its end, or where no trial has been before. */
  #nextDecision(): Decision | undefined {
    const tomb = this.#tomb;
    if ((tomb.bytes[PHASE] as number) >= OUT) return undefined;
    const number = featureKey(tomb);
    const decision = this.#decisions.get(number);
    if (decision === undefined) this.#decisions.set(number, new Decision());
    return decision;
  }

  #moveAt({ tries, visits, worth }: Decision): number {
    const tomb = this.#tomb;
    const end = sensibleMoves(tomb, this.#moves, 0);
    let best = -1;
    let hope = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < end; index++) {
      const move = this.#moves[index] as number;
      const kind = moveKind(move);
      const times = visits[kind] as number;
      if (times === 0) return this.#firstTried(visits, move);
      const hoped = (worth[kind] as number) / times + CURIOSITY * Math.sqrt(Math.log(tries) / times);
      if (hoped > hope) [hope, best] = [hoped, move];
    }
    return best;
  }

  /** Of the moves never tried, the one by the bold rules if it is among them. */
  #firstTried(visits: Float64Array, untried: number): number {
    const move = boldMove(this.#tomb);
    return visits[moveKind(move)] === 0 ? move : untried;
  }

  #learn(): void {
    const { bytes, hand } = this.#tomb;
    const isOut = bytes[PHASE] === OUT;
    const win = isOut && kingsOf(hand) === ALL_KINGS ? 1 : 0;
    const points = isOut ? (POINTS[hand] as number) : 0;
    const worth = win + (WEIGHT_OF_POINTS * points) / 100;
    for (let index = 0; index < this.#made.length; index++) {
      const decision = this.#made[index] as Decision;
      const kind = this.#kinds[index] as number;
      decision.tries++;
      decision.visits[kind] = (decision.visits[kind] as number) + 1;
      decision.worth[kind] = (decision.worth[kind] as number) + worth;
    }
    const first = this.#kinds[0] as number;
    this.#wins[first] = (this.#wins[first] as number) + win;
    this.#points[first] = (this.#points[first] as number) + points;
  }
}
