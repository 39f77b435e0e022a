import type { fourGods } from "@tetrarch/engine";
import { kindOf, MOST_ALLIES, NONE, PATHS, ROWS, TANIS_DIGGS } from "@tetrarch/engine/four-gods";
import { type CardNumbers, NO_CARD, PackedDeal } from "./card-numbers.js";

/** Bytes of a packed position, and where in it things lie; README.md has them all. */
const BYTES = 36;
const PATH = 24;
const ALLY = 28;
const WEAPON = 30;
const ROLLS = 32;
const RESCUE = 33;
const GONE = 34;
/** Words of the position. */
const DAMAGE = 0;
const WOUNDS = 4;

const ROWS_DONE = 7;
const SIDE_SHIFT = 3;
const ALL_FINISHED = 0x07070707;

export const KEY_WORDS = 6;

/** What is turned up of a path's next row. */
export const UNDECIDED = 0;
const LEFT = 1;
export const RIGHT = 2;

/** Friends, and weapons, by a number of four bits: 0–11 for those of the rows, 12 for the location, 15 for none. */
export const FRIENDS = 13;
const LOCATION_NUMBER = 12;
const NO_NUMBER = 15;
const FIRST_WEAPON = 24;

export function friendNumber(card: number): number {
  if (card === NO_CARD) return NO_NUMBER;
  return card === TANIS_DIGGS ? LOCATION_NUMBER : card;
}

function weaponNumber(card: number): number {
  if (card === NO_CARD) return NO_NUMBER;
  return card > TANIS_DIGGS ? LOCATION_NUMBER : card - FIRST_WEAPON;
}

/** The friend of such a number; in {@link Packed.left} each has the bit of that number. */
export function friendOf(number: number): number {
  return number === LOCATION_NUMBER ? TANIS_DIGGS : number;
}

/** A position in 36 bytes, changed in place: see README.md for what it leaves out of the engine's, and why. */
export class Packed {
  readonly deal: PackedDeal;
  readonly position: Uint8Array;
  readonly #numbers: CardNumbers;
  readonly #words: Int32Array;
  readonly #left: Uint16Array;
  readonly #paths: Uint32Array;

  /** A position to be loaded, of a game with these numbers. */
  constructor(numbers: CardNumbers) {
    const buffer = new ArrayBuffer(BYTES);
    this.deal = new PackedDeal(numbers);
    this.#numbers = numbers;
    this.position = new Uint8Array(buffer);
    this.#words = new Int32Array(buffer, 0, WOUNDS + MOST_ALLIES);
    this.#left = new Uint16Array(buffer, GONE, 1);
    this.#paths = new Uint32Array(buffer, PATH, 1);
  }

  /** Becomes the position of a state, the party in the order in which it came. */
  load(state: fourGods.State): void {
    this.deal.load(state);
    for (const [index, path] of state.paths.entries()) this.#loadPath(index, path, state.unsettled === index);
    for (let place = 0; place < MOST_ALLIES; place++) this.#loadAlly(place, state.party[place]);
    this.position[ROLLS] = state.rollsUsed;
    this.position[RESCUE] = state.rescue && !state.rescueUsed ? 1 : 0;
    this.#left[0] = this.hasRescue ? leftOf(state) : 0;
  }

  #loadPath(index: number, { cards, turned, cleared, damage }: fourGods.Path, unsettled: boolean): void {
    const gone = cleared || unsettled;
    const done = gone ? turned.length : turned.length - 1;
    // On a path the left cards lie at odd places; of the location there is but one.
    const place = cards.indexOf(turned[done] as number);
    const side = gone || done === 0 ? UNDECIDED : place % 2 === 1 ? LEFT : RIGHT;
    this.position[PATH + index] = done | (side << SIDE_SHIFT);
    this.#words[DAMAGE + index] = gone ? 0 : damage;
  }

  #loadAlly(place: number, ally: fourGods.Ally | undefined): void {
    this.position[ALLY + place] = ally?.card ?? NO_CARD;
    this.position[WEAPON + place] = ally === undefined || ally.weapon === NONE ? NO_CARD : ally.weapon;
    this.#words[WOUNDS + place] = ally?.wounds ?? 0;
  }

  /** Rows of a path dealt with, 0–7. */
  rowsDone(path: number): number {
    return (this.position[PATH + path] as number) & ROWS_DONE;
  }

  /** Which side of the next row is turned up: {@link LEFT}, {@link RIGHT} or {@link UNDECIDED}. */
  side(path: number): number {
    return (this.position[PATH + path] as number) >> SIDE_SHIFT;
  }

  /** The card at a side of a path's next row: 0 left, 1 right. */
  nextCard(path: number, side: number): number {
    return this.deal.cardAt(path, this.rowsDone(path), side);
  }

  damage(path: number): number {
    return this.#words[DAMAGE + path] as number;
  }

  /** Who is at a place of the party, 0 or 1, or {@link NO_CARD}; an only ally is at place 0. */
  ally(place: number): number {
    return this.position[ALLY + place] as number;
  }

  weapon(place: number): number {
    return this.position[WEAPON + place] as number;
  }

  wounds(place: number): number {
    return this.#words[WOUNDS + place] as number;
  }

  get rollsUsed(): number {
    return this.position[ROLLS] as number;
  }

  /** FG-20: whether somebody can still be brought back in this game. */
  get hasRescue(): boolean {
    return this.position[RESCUE] === 1;
  }

  /** Who has left the party, a bit a friend (see {@link friendOf}); 0 when there is no rescue any more. */
  get left(): number {
    return this.#left[0] as number;
  }

  get hasParty(): boolean {
    return this.position[ALLY] !== NO_CARD;
  }

  get hasRoom(): boolean {
    return this.position[ALLY + 1] === NO_CARD;
  }

  /** FG-3: whether the ally of Tanis Diggs was taken. */
  get hasBegun(): boolean {
    return this.rowsDone(this.deal.diggs) > 0;
  }

  get isWon(): boolean {
    return this.#paths[0] === ALL_FINISHED && this.hasParty;
  }

  /** FG-5: the artifacts won, those of the last move too even if no ally lived to take them. */
  get pathsFinished(): number {
    let count = 0;
    for (let path = 0; path < PATHS; path++) if (this.rowsDone(path) === ROWS) count++;
    return count;
  }

  /** FG-6: whether the party is gone for good. */
  get isForlorn(): boolean {
    return !this.hasParty && this.left === 0 && this.hasBegun;
  }

  /** FG-21: whether the path's next row may be come to. */
  isReached(path: number): boolean {
    const row = this.rowsDone(path);
    if (row === ROWS) return false;
    const other = this.deal.crossedBy(path, row);
    return other < 0 || this.rowsDone(other) >= row;
  }

  get attack(): number {
    const { attack } = this.#numbers;
    return (
      (attack[this.ally(0)] as number) +
      (attack[this.weapon(0)] as number) +
      (attack[this.ally(1)] as number) +
      (attack[this.weapon(1)] as number)
    );
  }

  luckOf(place: number): number {
    const { luck } = this.#numbers;
    return (luck[this.ally(place)] as number) + (luck[this.weapon(place)] as number);
  }

  get luck(): number {
    return this.luckOf(0) + this.luckOf(1);
  }

  /** How much more the ally can take and still stand. */
  health(place: number): number {
    const { defence } = this.#numbers;
    return (
      (defence[this.ally(place)] as number) + (defence[this.weapon(place)] as number) - this.wounds(place)
    );
  }

  /** FG-10: whether the ally stands without the weapon. */
  standsUnarmed(place: number): boolean {
    return this.wounds(place) <= (this.#numbers.defence[this.ally(place)] as number);
  }

  /** FG-7, FG-20: somebody comes into the party, at the first empty place. */
  join(card: number): void {
    const place = this.hasParty ? 1 : 0;
    this.position[ALLY + place] = card;
    this.position[WEAPON + place] = NO_CARD;
    this.#words[WOUNDS + place] = 0;
  }

  arm(place: number, weapon: number): void {
    this.position[WEAPON + place] = weapon;
  }

  hurt(place: number, blow: number): void {
    this.#words[WOUNDS + place] = this.wounds(place) + blow;
  }

  /** FG-6, step 1; who was second is then first. */
  leave(place: number): void {
    if (this.hasRescue) this.#left[0] = this.left | (1 << friendNumber(this.ally(place)));
    const { position } = this;
    if (place === 0) this.#move(1, 0);
    position[ALLY + 1] = NO_CARD;
    position[WEAPON + 1] = NO_CARD;
    this.#words[WOUNDS + 1] = 0;
  }

  #move(from: number, to: number): void {
    const { position } = this;
    position[ALLY + to] = position[ALLY + from] as number;
    position[WEAPON + to] = position[WEAPON + from] as number;
    this.#words[WOUNDS + to] = this.#words[WOUNDS + from] as number;
  }

  /** FG-4: the card at a side of the path's next row lies open. */
  turnUp(path: number, side: number): void {
    this.position[PATH + path] = this.rowsDone(path) | ((side === 0 ? LEFT : RIGHT) << SIDE_SHIFT);
  }

  /** FG-11: the blow that the foe on a path takes, which lies at this side of its row. */
  strike(path: number, side: number, blow: number): void {
    const row = this.rowsDone(path);
    this.position[PATH + path] = row | (row === 0 ? UNDECIDED : (side === 0 ? LEFT : RIGHT) << SIDE_SHIFT);
    this.#words[DAMAGE + path] = this.damage(path) + blow;
  }

  /** FG-6, step 3: the card dealt with goes. */
  clear(path: number): void {
    this.position[PATH + path] = this.rowsDone(path) + 1;
    this.#words[DAMAGE + path] = 0;
  }

  /** FG-12: the next roll, which is used up. */
  roll(): number {
    const used = this.rollsUsed;
    this.position[ROLLS] = used + 1;
    return this.deal.rollAfter(used);
  }

  /** FG-20: no further rescue; the friends who left no longer matter. */
  useRescue(): void {
    this.position[RESCUE] = 0;
    this.#left[0] = 0;
  }

  /** Puts the party in the order of its cards; no rule asks for the order in which it came. */
  sortParty(): void {
    if (this.ally(0) <= this.ally(1)) return;
    const { position } = this;
    const ally = this.ally(0);
    const weapon = this.weapon(0);
    const wounds = this.wounds(0);
    this.#move(1, 0);
    position[ALLY + 1] = ally;
    position[WEAPON + 1] = weapon;
    this.#words[WOUNDS + 1] = wounds;
  }

  /** Words 0–3: a path and its foe's damage; 4, 5: an ally; what else there is in the bits left over. */
  writeKey(key: Uint32Array): void {
    const { position } = this;
    const left = this.left;
    for (let path = 0; path < PATHS; path++) {
      key[path] = this.damage(path) | ((position[PATH + path] as number) << 20);
    }
    key[0] = (key[0] as number) | (this.rollsUsed << 25) | ((position[RESCUE] as number) << 29);
    key[1] = (key[1] as number) | ((left & 63) << 25);
    key[2] = (key[2] as number) | ((left >> 6) << 25);
    for (let place = 0; place < MOST_ALLIES; place++) {
      key[PATHS + place] =
        this.wounds(place) |
        (friendNumber(this.ally(place)) << 21) |
        (weaponNumber(this.weapon(place)) << 25);
    }
  }
}

/** FG-20: the friends turned up and gone who are not in the party. */
function leftOf(state: fourGods.State): number {
  let left = 0;
  for (const { turned, cleared } of state.paths) {
    for (const card of cleared ? turned : turned.slice(0, -1)) {
      const isFriend = kindOf(card) === "friend";
      if (isFriend && !state.party.some((ally) => ally.card === card)) left |= 1 << friendNumber(card);
    }
  }
  return left;
}
