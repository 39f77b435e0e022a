import type { fourGods } from "@tetrarch/engine";
import type { CardNumbers } from "./card-numbers.js";
import { FACE, isPathMove, pathOf, playMove, typeOf } from "./moves.js";
import { Packed, UNDECIDED } from "./packed.js";
import { SearchGame } from "./search.js";

const [BEST_ROLL, WORST_ROLL] = [6, 1] as const;
const DIE = 6;
/** More positions than are held at once. */
const MOST_SAVED = 16;

/**
 * A position as the player knows it: each card never turned up is as likely to come next, on either side (FG-4).
 * Choosing a side is no choice: a card comes up where one is due.
 */
export class BeliefState {
  readonly packed: Packed;
  /** By card of the rows: 1 when it was never turned up. Locations lie open from the start. */
  readonly unseen: Uint8Array;
  /** How many that are. */
  left = 0;
  readonly #moves: SearchGame;
  readonly #saved: Uint8Array;
  #depth = 0;

  constructor(numbers: CardNumbers) {
    this.packed = new Packed(numbers);
    this.unseen = new Uint8Array(numbers.rowCards);
    this.#moves = new SearchGame(this.packed);
    this.#saved = new Uint8Array(MOST_SAVED * this.packed.position.length);
  }

  /** The most moves there can be. */
  get mostMoves(): number {
    return this.#moves.mostMoves;
  }

  /** Takes over a position; of its hidden cards and rolls no more than which there are. */
  seeing(state: fourGods.State): void {
    this.packed.load(state);
    this.packed.sortParty();
    this.unseen.fill(1);
    this.left = this.unseen.length;
    const { numbers } = this.packed.deal;
    for (const { turned } of state.paths) {
      for (const card of turned) this.#see(numbers.packedCard(card));
    }
  }

  #see(card: number): void {
    if (card >= this.unseen.length || this.unseen[card] === 0) return;
    this.unseen[card] = 0;
    this.left--;
  }

  /** Keeps the position for `restore`. Which cards were seen is the caller's. */
  save(): void {
    const { position } = this.packed;
    const at = this.#depth++ * position.length;
    for (let byte = 0; byte < position.length; byte++) this.#saved[at + byte] = position[byte] as number;
  }

  /** Goes back to the position saved last and keeps it. */
  restore(): void {
    const { position } = this.packed;
    const at = (this.#depth - 1) * position.length;
    for (let byte = 0; byte < position.length; byte++) position[byte] = this.#saved[at + byte] as number;
  }

  /** Keeps the position saved last no more. */
  forget(): void {
    this.#depth--;
  }

  /** Whether a card of this path lies open. */
  isOpen(path: number): boolean {
    const row = this.packed.rowsDone(path);
    return row === 0 || (row < this.packed.rows(path) && this.packed.side(path) !== UNDECIDED);
  }

  openCard(path: number): number {
    return this.packed.nextCard(
      path,
      this.packed.rowsDone(path) === 0 || this.packed.side(path) === 1 ? 0 : 1,
    );
  }

  /** The path on which a card comes up next, or −1 when the player is to move or the game is over (FG-4, FG-20, FG-23). */
  get due(): number {
    const { packed } = this;
    if (!packed.hasParty) return -1;
    for (let path = 0; path < packed.paths; path++) {
      if (!this.isOpen(path) && packed.isReached(path)) return path;
    }
    return -1;
  }

  /** Whether the game is won, or the party is gone for good. */
  get isOver(): boolean {
    return this.packed.isWon || this.packed.isForlorn;
  }

  /** Writes the moves from index `at` on; returns the index after the last. No card may be due. */
  moves(into: Int32Array, at: number): number {
    return this.#moves.moves(into, at);
  }

  /** The chance that a trap is passed which the move faces (FG-12); 1 for all other moves, which have no chance in them. */
  odds(move: number): number {
    if (typeOf(move) !== FACE) return 1;
    const { numbers } = this.packed.deal;
    return (DIE + 1 - numbers.needed(this.openCard(pathOf(move)), this.packed.luck)) / DIE;
  }

  /** Plays a move. @param passes whether the die is kind to it */
  play(move: number, passes: boolean): void {
    const { packed } = this;
    if (isPathMove(move)) packed.deal.setRoll(packed.rollsUsed, passes ? BEST_ROLL : WORST_ROLL);
    playMove(packed, move);
    packed.sortParty();
  }

  /** A card comes up on the path where one is due. */
  turnUp(path: number, card: number): void {
    this.packed.deal.setCard(path, this.packed.rowsDone(path), 0, card);
    this.packed.turnUp(path, 0);
    this.unseen[card] = 0;
    this.left--;
  }

  /** Takes back that a card was seen. */
  unsee(card: number): void {
    this.unseen[card] = 1;
    this.left++;
  }
}
