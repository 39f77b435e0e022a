import { FAVOUR, isNumber, JOKER, KING, kindOf, Pack, strengthOf, TORCH } from "./cards.js";
import {
  act,
  burnLast,
  comeNearer,
  DELVE,
  DISCARD,
  endTurn,
  lay,
  overcome,
  PLAY,
  playMove,
  RETREAT,
} from "./moves.js";
import {
  ENCOUNTER,
  ENCOUNTERED,
  NEXT,
  OUT,
  Packed,
  PHASE,
  POSITION_BYTES,
  RETREATING,
  SHORT,
} from "./packed.js";

/** What comes next: a choice or the end; a card of a turn, with or without a favour; an action card; a discard. */
const FAVOURED = 2;
export const [CHOICE, TURN, ACTION, JAM] = [0, 1, 3, 4] as const;
export type Awaited = typeof CHOICE | typeof TURN | typeof FAVOURED | typeof ACTION | typeof JAM;

/** All packed cards there are, kinds that are alike once. */
export const CARDS: readonly number[] = [
  TORCH << 4,
  ...[16, 32, 48].flatMap((kind) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => kind + value)),
  ...[1, 2, 4, 8].map((jack) => 64 + jack),
  80,
  KING << 4,
  JOKER << 4,
];

/** More than the values of packed cards. */
const CARD_VALUES = 128;
const TORCH_CARD = TORCH << 4;
const SCROLL_CARD = JOKER << 4;
/** More positions than are held at once. */
const MOST_SAVED = 64;
const SAVED_BYTES = POSITION_BYTES + 3;

/**
 * A position as the player knows it: each card not seen is as likely to come next.
 * Moves stop before every card: `begin` plays a move up to its first card, `turnUp` goes on with one.
 */
export class BeliefState {
  /** The table; the place of its next card is not used. */
  readonly tomb: Packed;
  /** By packed card: how many have not been seen. The scroll's ace, once it lies at the bottom, is not among them. */
  readonly unseen = new Uint8Array(CARD_VALUES);
  /** How many that are together. */
  left = 0;
  awaited: Awaited = CHOICE;
  /** The cards still to be discarded at a jammed door. */
  discards = 0;
  scrollSpent = false;
  readonly #saved = new Uint8Array(MOST_SAVED * SAVED_BYTES);
  #depth = 0;

  constructor() {
    this.tomb = new Packed(new Pack([], false));
  }

  /** Takes over a position of which no more than the view is known. */
  seeing({ bytes, pack }: Packed): void {
    const next = bytes[NEXT] as number;
    this.tomb.bytes.set(bytes);
    this.tomb.bytes[NEXT] = 0;
    this.awaited = CHOICE;
    this.discards = 0;
    this.scrollSpent = pack.isScrollSpent(next);
    this.unseen.fill(0);
    const last = pack.cards.length - 1; // the scroll's ace
    this.left = last - next;
    for (let place = next; place < last; place++) this.#count(pack.cards[place] as number, 1);
  }

  get isOver(): boolean {
    return this.awaited === CHOICE && (this.tomb.bytes[PHASE] as number) >= OUT;
  }

  /** The torches burnt (TK-20). */
  get torches(): number {
    return this.scrollSpent ? 3 : 4 - (this.unseen[TORCH_CARD] as number);
  }

  get isScrollUnseen(): boolean {
    return this.unseen[SCROLL_CARD] === 1;
  }

  /** Keeps the position for `restore`. What comes of cards not seen is the caller's. */
  save(): void {
    const { bytes } = this.tomb;
    const at = this.#depth++ * SAVED_BYTES;
    for (let byte = 0; byte < POSITION_BYTES; byte++) this.#saved[at + byte] = bytes[byte] as number;
    this.#saved[at + POSITION_BYTES] = this.awaited;
    this.#saved[at + POSITION_BYTES + 1] = this.discards;
    this.#saved[at + POSITION_BYTES + 2] = this.scrollSpent ? 1 : 0;
  }

  /** Goes back to the position saved last and keeps it. */
  restore(): void {
    const { bytes } = this.tomb;
    const at = (this.#depth - 1) * SAVED_BYTES;
    for (let byte = 0; byte < POSITION_BYTES; byte++) bytes[byte] = this.#saved[at + byte] as number;
    this.awaited = this.#saved[at + POSITION_BYTES] as Awaited;
    this.discards = this.#saved[at + POSITION_BYTES + 1] as number;
    this.scrollSpent = this.#saved[at + POSITION_BYTES + 2] === 1;
  }

  /** Keeps the position saved last no more. */
  forget(): void {
    this.#depth--;
  }

  /** Plays a legal move as far as the first card that comes of it. */
  begin(move: number): void {
    const { tomb } = this;
    switch (move) {
      case RETREAT:
        if (!this.#turnsAround()) return;
        this.awaited = TURN;
        return;
      case DELVE:
        this.awaited = TURN;
        return;
      case PLAY:
        this.awaited = ACTION;
        return;
      case DISCARD:
        this.#jam();
        return;
      default:
        playMove(tomb, move);
    }
  }

  /** TK-1, TK-2. Whether a turn follows. */
  #turnsAround(): boolean {
    const { bytes } = this.tomb;
    if (bytes[RETREATING] === 1) return true;
    bytes[RETREATING] = 1;
    comeNearer(this.tomb);
    return bytes[PHASE] !== OUT;
  }

  #jam(): void {
    this.awaited = JAM;
    this.discards = this.tomb.bytes[SHORT] as number;
  }

  /** The awaited card comes up: one not seen so far, which is counted as seen from now on. */
  turnUp(card: number): void {
    this.#count(card, -1);
    this.left--;
    if (card === TORCH_CARD && this.#burn()) return;
    switch (this.awaited) {
      case TURN:
      case FAVOURED:
        this.#goOn(card);
        return;
      case ACTION:
        this.#act(card);
        return;
      default:
        this.#discard();
    }
  }

  /** Takes back that a card was seen. */
  unsee(card: number): void {
    this.#count(card, 1);
    this.left++;
  }

  #count(card: number, more: number): void {
    this.unseen[card] = (this.unseen[card] as number) + more;
  }

  /** Where all cards have been seen but the scroll's ace, that comes up (TK-21). */
  fallDark(): void {
    this.awaited = CHOICE;
    burnLast(this.tomb, false);
  }

  /** TK-20. Whether it is dark now. */
  #burn(): boolean {
    if (this.unseen[TORCH_CARD] !== 0) return false;
    this.scrollSpent = burnLast(this.tomb, true);
    if (this.scrollSpent) return false;
    this.awaited = CHOICE;
    return true;
  }

  /** TK-3, TK-4. */
  #goOn(card: number): void {
    const { tomb } = this;
    lay(tomb, card);
    if (kindOf(card) === FAVOUR) this.awaited = FAVOURED;
    if (!isNumber(card)) return;
    const isFavoured = this.awaited === FAVOURED;
    this.awaited = CHOICE;
    tomb.bytes[ENCOUNTER] = card;
    if (isFavoured) overcome(tomb);
    else tomb.bytes[PHASE] = ENCOUNTERED;
  }

  /** TK-5. */
  #act(card: number): void {
    const { tomb } = this;
    this.awaited = CHOICE;
    lay(tomb, card);
    if (kindOf(card) === FAVOUR) overcome(tomb);
    else if (isNumber(card) && act(tomb, strengthOf(card))) this.#jam();
  }

  /** TK-15. */
  #discard(): void {
    this.discards--;
    if (this.discards > 0) return;
    this.awaited = CHOICE;
    endTurn(this.tomb);
  }
}
