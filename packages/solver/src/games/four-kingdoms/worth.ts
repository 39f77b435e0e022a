import { Judge } from "../../evaluation/judge.js";
import type { Net } from "../../evaluation/net.js";
import type { KingdomsOfChance } from "./chance.js";
import { writeInputs } from "./inputs.js";
import { isReplacing, MOST_MOVES, writeMoves } from "./moves.js";
import { ALL_HOME, WORDS, ZONES } from "./packed.js";
import type { QuickNet } from "./quick-net.js";

const CARDS = 52;
/** What 52 cards at home count beside a win. */
const WORTH_OF_CARDS = 0.05;
/** Choices within the thought on a card within the thought on a move, and the moves between. */
const MOST_DEPTH = 4;
const NOTHING = -1;

/**
 * What positions are worth by the net, which judges what a move leads to: the moment when a card is turned up, the card unseen,
 * or the next choice if none is. A choice is worth its best move. Points are parts of 52 cards at home.
 */
export class Worth extends Judge {
  readonly #moves = new Int32Array(MOST_DEPTH * MOST_MOVES);
  readonly #saved = new Int32Array(2 * MOST_DEPTH * WORDS);
  readonly #quick: QuickNet | undefined;
  #depth = 0;
  #saves = 0;

  /** @param quick asks the same net in less time, where its weights are rounded */
  constructor(net: Net, quick?: QuickNet) {
    super(net, WORTH_OF_CARDS);
    this.#quick = quick;
  }

  /** f: what a position is worth in which the player is to move, or what cannot do harm may be played. It is left changed. */
  judge(chance: KingdomsOfChance): void {
    chance.settle();
    if (chance.turned > 0) this.awaiting(chance, 0);
    else this.best(chance, false);
  }

  /** What it is worth to await a card that the last move turned up. The position is left at that moment. */
  awaiting(chance: KingdomsOfChance, index: number): void {
    chance.toMoment(index);
    this.#ask(chance, chance.spots[index] as number);
  }

  #ask(chance: KingdomsOfChance, awaited: number): void {
    if (this.#quick) {
      this.asked++;
      this.#quick.evaluate(chance, awaited);
      this.sayOutputs();
    } else {
      writeInputs(chance, awaited, this.inputs);
      this.askNet();
    }
  }

  /**
   * The move with the most to expect, −1 when there is none; its worth stays. All that cannot do harm must have been played.
   * @param deeper whether the card that a move turns up is seen in thought
   */
  best(chance: KingdomsOfChance, deeper: boolean): number {
    const first = this.#depth++ * MOST_MOVES;
    const count = this.list(chance, this.#moves, first);
    let best = Number.NEGATIVE_INFINITY;
    let move = NOTHING;
    let win = chance.words[ZONES] === ALL_HOME ? 1 : 0;
    let points = count === 0 ? chance.cardsHome() / CARDS : 0;
    for (let index = first; index < first + count; index++) {
      this.after(chance, this.#moves[index] as number, deeper);
      if (this.wanted <= best) continue;
      best = this.wanted;
      move = this.#moves[index] as number;
      win = this.win;
      points = this.points;
    }
    this.#depth--;
    this.say(win, points);
    return move;
  }

  /** Lists the moves worth trying but exchanges of guests, which could go on for ever, and says how many. */
  list(chance: KingdomsOfChance, into: Int32Array, at: number): number {
    const end = writeMoves(chance, into, at);
    let count = 0;
    for (let index = at; index < end; index++) {
      if (!isReplacing(into[index] as number)) into[at + count++] = into[index] as number;
    }
    return count;
  }

  /** What a move is worth; the position stays as it is. */
  after(chance: KingdomsOfChance, move: number, deeper: boolean): void {
    const at = this.#save(chance);
    chance.play(move);
    if (chance.turned === 0) this.#settled(chance, deeper);
    else if (!deeper) this.awaiting(chance, 0);
    else this.#expect(chance, move, chance.places[0] as number, at);
    this.#restore(chance, at);
    this.#saves--;
  }

  /** The mean over each card that the move may turn up first. */
  #expect(chance: KingdomsOfChance, move: number, place: number, at: number): void {
    let win = 0;
    let points = 0;
    this.#restore(chance, at);
    const hidden = chance.hiddenPlaces();
    for (const other of hidden) {
      chance.swap(place, other);
      chance.play(move);
      if (chance.turned > 1) this.awaiting(chance, 1);
      else this.best(chance, false);
      this.#restore(chance, at);
      chance.swap(place, other);
      win += this.win;
      points += this.points;
    }
    this.say(win / hidden.length, points / hidden.length);
  }

  #settled(chance: KingdomsOfChance, deeper: boolean): void {
    if (chance.words[ZONES] === ALL_HOME) this.say(1, 1);
    else if (deeper) this.best(chance, false);
    else this.#ask(chance, NOTHING);
  }

  #save({ words }: KingdomsOfChance): number {
    const at = this.#saves++ * WORDS;
    for (let word = 0; word < WORDS; word++) this.#saved[at + word] = words[word] as number;
    return at;
  }

  #restore({ words }: KingdomsOfChance, at: number): void {
    for (let word = 0; word < WORDS; word++) words[word] = this.#saved[at + word] as number;
  }
}
