import type { Random } from "@tetrarch/engine";
import { boldMove } from "./bold-rules.js";
import { likeness, MOVE_KINDS, moveKind } from "./choices.js";
import { ALL_KINGS, kingsOf, NEXT, OUT, PHASE, POINTS } from "./layout.js";
import { forcedMove, MOST_MOVES, sensibleMoves } from "./moves.js";
import type { Tomb } from "./tomb.js";

/** What a trial game is worth: 1 for a win, and this much for all 100 points there can be. */
const WORTH_OF_POINTS = 0.3;
/** How much a move that was tried little is worth trying, against one that did well so far. */
const CURIOSITY = 0.3;

/** What came of trying the moves of one choice. */
class Choice {
  tries = 0;
  /** By kind of move. */
  readonly visits = new Float64Array(MOVE_KINDS);
  readonly worth = new Float64Array(MOVE_KINDS);
}

/** What came of trying one move. */
export interface Tried {
  readonly move: number;
  readonly visits: number;
  readonly wins: number;
  readonly points: number;
}

/**
 * Trial games from what the player sees. For each the hidden cards are dealt anew; then choices are made by
 * what came of them in earlier trials that looked alike, those that did well and those tried little first
 * (the UCB1 rule), until a choice is met for the first time; from there the bold rules play on.
 *
 * A choice is looked up by what the player sees of it, so no trial knows more than a player would: the card
 * to come may differ from one trial to the next, and only what holds on average over them is learnt.
 */
export class TrialGames {
  /** The moves played so far. */
  nodes = 0;
  readonly #tomb: Tomb;
  readonly #start: Uint8Array;
  readonly #hidden: number;
  readonly #random: Random;
  readonly #first = new Choice();
  readonly #choices = new Map<number, Choice>();
  readonly #wins = new Float64Array(MOVE_KINDS);
  readonly #points = new Float64Array(MOVE_KINDS);
  readonly #moves = new Int32Array(MOST_MOVES);
  /** The choices made in the trial now, and the kinds of the moves made there. */
  readonly #made: Choice[] = [];
  readonly #kinds: number[] = [];

  /** @param tomb a position that agrees with what is seen; it is used up */
  constructor(tomb: Tomb, random: Random) {
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
    for (let choice: Choice | undefined = this.#first; choice !== undefined; choice = this.#nextChoice()) {
      const move = this.#chosen(choice);
      this.#made.push(choice);
      this.#kinds.push(moveKind(move));
      this.#step(move);
      for (let next = forcedMove(tomb); next >= 0; next = forcedMove(tomb)) this.#step(next);
    }
    while ((tomb.bytes[PHASE] as number) < OUT) this.#step(boldMove(tomb));
    this.#learn();
  }

  /** The moves tried at the start, most tried first. */
  tried(): Tried[] {
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
    pack.settle();
  }

  #step(move: number): void {
    this.#tomb.step(move);
    this.nodes++;
  }

  /** The choice that the trial has come to; undefined at its end, or where no trial has been before. */
  #nextChoice(): Choice | undefined {
    const tomb = this.#tomb;
    if ((tomb.bytes[PHASE] as number) >= OUT) return undefined;
    const number = likeness(tomb);
    const choice = this.#choices.get(number);
    if (choice === undefined) this.#choices.set(number, new Choice());
    return choice;
  }

  #chosen({ tries, visits, worth }: Choice): number {
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
    const worth = win + (WORTH_OF_POINTS * points) / 100;
    for (let index = 0; index < this.#made.length; index++) {
      const choice = this.#made[index] as Choice;
      const kind = this.#kinds[index] as number;
      choice.tries++;
      choice.visits[kind] = (choice.visits[kind] as number) + 1;
      choice.worth[kind] = (choice.worth[kind] as number) + worth;
    }
    const first = this.#kinds[0] as number;
    this.#wins[first] = (this.#wins[first] as number) + win;
    this.#points[first] = (this.#points[first] as number) + points;
  }
}
