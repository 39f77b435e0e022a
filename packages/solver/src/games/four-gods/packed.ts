import type { fourGods } from "@tetrarch/engine";
import { NONE } from "@tetrarch/engine/four-gods";
import { type CardNumbers, FRIEND, NO_CARD, PackedDeal } from "./card-numbers.js";

/** Words of the position. */
const DAMAGE = 0;
const WORD = 4;

/** A path's byte: the rows dealt with in four bits, then the side turned up. */
const ROWS_DONE = 15;
const SIDE_SHIFT = 4;

/** What is turned up of a path's next row. */
export const UNDECIDED = 0;
const LEFT = 1;
export const RIGHT = 2;

/** The words of a key in which friends and weapons are numbers of four bits. */
const COMPACT_WORDS = 6;
const MOST_COMPACT = { paths: 4, party: 2, cards: 13, rolls: 15 };

/** A position in few bytes, changed in place: see README.md for what it leaves out of the engine's, and why. */
export class Packed {
  readonly deal: PackedDeal;
  readonly position: Uint8Array;
  /** The number of paths (FG-22). */
  readonly paths: number;
  /** The most allies (FG-7, FG-24). */
  readonly mostAllies: number;
  /** The number of 32-bit words of a key. */
  readonly keyWords: number;
  readonly #numbers: CardNumbers;
  readonly #words: Int32Array;
  /** The bytes of all paths. */
  readonly #pathWords: Uint32Array;
  /** Where things lie: the wounds by word, all else by byte; README.md has them all. */
  readonly #wounds: number;
  readonly #path: number;
  readonly #ally: number;
  readonly #weapon: number;
  readonly #rolls: number;
  readonly #rescue: number;
  readonly #gone: number;
  readonly #goneEnd: number;

  /** A position to be loaded, of a game with these numbers. */
  constructor(numbers: CardNumbers) {
    const { paths, party } = numbers;
    this.deal = new PackedDeal(numbers);
    this.#numbers = numbers;
    this.paths = paths;
    this.mostAllies = party;
    this.#wounds = paths;
    this.#path = (paths + party) * WORD;
    const pathBytes = inWords(paths);
    this.#ally = this.#path + pathBytes;
    this.#weapon = this.#ally + party;
    this.#rolls = this.#weapon + party;
    this.#rescue = this.#rolls + 1;
    this.#gone = this.#rescue + 1;
    this.#goneEnd = this.#gone + Math.ceil(numbers.friends.length / 8);
    const buffer = new ArrayBuffer(inWords(this.#goneEnd));
    this.position = new Uint8Array(buffer);
    this.#words = new Int32Array(buffer, 0, paths + party);
    this.#pathWords = new Uint32Array(buffer, this.#path, pathBytes / WORD);
    const isCompact =
      paths === MOST_COMPACT.paths &&
      party === MOST_COMPACT.party &&
      numbers.rolls <= MOST_COMPACT.rolls &&
      Math.max(numbers.friends.length, numbers.weapons.length) <= MOST_COMPACT.cards;
    this.keyWords = isCompact ? COMPACT_WORDS : buffer.byteLength / WORD;
  }

  /** Becomes the position of a state, the party in the order in which it came. */
  load(state: fourGods.State): void {
    this.deal.load(state);
    for (const [index, path] of state.paths.entries()) this.#loadPath(index, path, state.unsettled === index);
    for (let place = 0; place < this.mostAllies; place++) this.#loadAlly(place, state.party[place]);
    this.position[this.#rolls] = state.rollsUsed;
    this.position[this.#rescue] = state.layout.rescues - state.rescuesUsed;
    this.#clearLeft();
    if (this.hasRescue) this.#loadLeft(state);
  }

  #loadPath(index: number, { cards, turned, cleared, damage }: fourGods.Path, unsettled: boolean): void {
    const gone = cleared || unsettled;
    const done = gone ? turned.length : turned.length - 1;
    // On a path the left cards lie at odd places; of the location there is but one.
    const place = cards.indexOf(turned[done] as number);
    const side = gone || done === 0 ? UNDECIDED : place % 2 === 1 ? LEFT : RIGHT;
    this.position[this.#path + index] = done | (side << SIDE_SHIFT);
    this.#words[DAMAGE + index] = gone ? 0 : damage;
  }

  #loadAlly(place: number, ally: fourGods.Ally | undefined): void {
    const numbers = this.#numbers;
    this.position[this.#ally + place] = numbers.packedCard(ally?.card ?? NONE);
    this.position[this.#weapon + place] = numbers.packedCard(ally?.weapon ?? NONE);
    this.#words[this.#wounds + place] = ally?.wounds ?? 0;
  }

  /** FG-20: the friends turned up and gone who are not in the party. */
  #loadLeft(state: fourGods.State): void {
    for (const { turned, cleared } of state.paths) {
      for (const engineCard of cleared ? turned : turned.slice(0, -1)) {
        const card = this.#numbers.packedCard(engineCard);
        const isFriend = this.#numbers.kind[card] === FRIEND;
        if (isFriend && !state.party.some((ally) => ally.card === engineCard)) this.#setLeft(card, true);
      }
    }
  }

  /** Rows of a path dealt with. */
  rowsDone(path: number): number {
    return (this.position[this.#path + path] as number) & ROWS_DONE;
  }

  /** Which side of the next row is turned up: {@link LEFT}, {@link RIGHT} or {@link UNDECIDED}. */
  side(path: number): number {
    return (this.position[this.#path + path] as number) >> SIDE_SHIFT;
  }

  /** The card at a side of a path's next row: 0 left, 1 right. */
  nextCard(path: number, side: number): number {
    return this.deal.cardAt(path, this.rowsDone(path), side);
  }

  damage(path: number): number {
    return this.#words[DAMAGE + path] as number;
  }

  /** Who is at a place of the party, from 0, or {@link NO_CARD}; the empty places come last. */
  ally(place: number): number {
    return this.position[this.#ally + place] as number;
  }

  weapon(place: number): number {
    return this.position[this.#weapon + place] as number;
  }

  wounds(place: number): number {
    return this.#words[this.#wounds + place] as number;
  }

  get rollsUsed(): number {
    return this.position[this.#rolls] as number;
  }

  /** FG-20, FG-25: whether somebody can still be brought back in this game. */
  get hasRescue(): boolean {
    return (this.position[this.#rescue] as number) > 0;
  }

  /** Whether a friend, by its place among all friends, has left the party; false when there is no rescue any more. */
  hasLeft(friend: number): boolean {
    return (((this.position[this.#gone + (friend >> 3)] as number) >> (friend & 7)) & 1) === 1;
  }

  /** Whether anybody has left the party, while there is a rescue. */
  get anyLeft(): boolean {
    for (let byte = this.#gone; byte < this.#goneEnd; byte++) if (this.position[byte] !== 0) return true;
    return false;
  }

  #setLeft(card: number, left: boolean): void {
    const friend = this.#numbers.friendNumber[card] as number;
    const byte = this.#gone + (friend >> 3);
    const bit = 1 << (friend & 7);
    const bits = this.position[byte] as number;
    this.position[byte] = left ? bits | bit : bits & ~bit;
  }

  #clearLeft(): void {
    this.position.fill(0, this.#gone, this.#goneEnd);
  }

  get hasParty(): boolean {
    return this.position[this.#ally] !== NO_CARD;
  }

  /** Whether there is one ally, or none. */
  get isAlone(): boolean {
    return this.position[this.#ally + 1] === NO_CARD;
  }

  get hasRoom(): boolean {
    return this.position[this.#weapon - 1] === NO_CARD;
  }

  /** The number of allies. */
  get allies(): number {
    let count = 0;
    while (count < this.mostAllies && this.position[this.#ally + count] !== NO_CARD) count++;
    return count;
  }

  /** FG-3: whether the ally of Tanis Diggs was taken. */
  get hasBegun(): boolean {
    return this.rowsDone(this.deal.diggs) > 0;
  }

  get isWon(): boolean {
    const paths = this.#pathWords;
    const { finished } = this.#numbers;
    if (paths[0] !== finished[0]) return false;
    return (paths.length === 1 || paths[1] === finished[1]) && this.hasParty;
  }

  /** FG-5: the artifacts won, those of the last move too even if no ally lived to take them. */
  get pathsFinished(): number {
    let count = 0;
    for (let path = 0; path < this.paths; path++) if (this.rowsDone(path) === this.rows(path)) count++;
    return count;
  }

  /** FG-6: whether the party is gone for good. */
  get isForlorn(): boolean {
    return !this.hasParty && this.hasBegun && !this.anyLeft;
  }

  /** The rows of a path (FG-2, FG-22). */
  rows(path: number): number {
    return this.#numbers.rows[path] as number;
  }

  /** FG-21, FG-23: whether the path's next row may be come to. */
  isReached(path: number): boolean {
    const row = this.rowsDone(path);
    if (row === this.rows(path)) return false;
    const other = this.deal.crossedBy(path, row);
    return other < 0 || this.rowsDone(other) >= row;
  }

  get attack(): number {
    const { attack } = this.#numbers;
    let sum = 0;
    for (let place = 0; place < this.mostAllies; place++) {
      sum += (attack[this.ally(place)] as number) + (attack[this.weapon(place)] as number);
    }
    return sum;
  }

  luckOf(place: number): number {
    const { luck } = this.#numbers;
    return (luck[this.ally(place)] as number) + (luck[this.weapon(place)] as number);
  }

  get luck(): number {
    let sum = 0;
    for (let place = 0; place < this.mostAllies; place++) sum += this.luckOf(place);
    return sum;
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
    const place = this.allies;
    this.position[this.#ally + place] = card;
    this.position[this.#weapon + place] = NO_CARD;
    this.#words[this.#wounds + place] = 0;
  }

  arm(place: number, weapon: number): void {
    this.position[this.#weapon + place] = weapon;
  }

  hurt(place: number, blow: number): void {
    this.#words[this.#wounds + place] = this.wounds(place) + blow;
  }

  /** FG-6, step 1; who came after is then one place further. */
  leave(place: number): void {
    if (this.hasRescue) this.#setLeft(this.ally(place), true);
    const last = this.mostAllies - 1;
    for (let next = place; next < last; next++) this.#move(next + 1, next);
    this.position[this.#ally + last] = NO_CARD;
    this.position[this.#weapon + last] = NO_CARD;
    this.#words[this.#wounds + last] = 0;
  }

  #move(from: number, to: number): void {
    const { position } = this;
    position[this.#ally + to] = position[this.#ally + from] as number;
    position[this.#weapon + to] = position[this.#weapon + from] as number;
    this.#words[this.#wounds + to] = this.#words[this.#wounds + from] as number;
  }

  /** FG-4: the card at a side of the path's next row lies open. */
  turnUp(path: number, side: number): void {
    this.position[this.#path + path] = this.rowsDone(path) | ((side === 0 ? LEFT : RIGHT) << SIDE_SHIFT);
  }

  /** FG-11: the blow that the foe on a path takes, which lies at this side of its row. */
  strike(path: number, side: number, blow: number): void {
    const row = this.rowsDone(path);
    this.position[this.#path + path] =
      row | (row === 0 ? UNDECIDED : (side === 0 ? LEFT : RIGHT) << SIDE_SHIFT);
    this.#words[DAMAGE + path] = this.damage(path) + blow;
  }

  /** FG-6, step 3: the card dealt with goes. */
  clear(path: number): void {
    this.position[this.#path + path] = this.rowsDone(path) + 1;
    this.#words[DAMAGE + path] = 0;
  }

  /** FG-12: the next roll, which is used up. */
  roll(): number {
    const used = this.rollsUsed;
    this.position[this.#rolls] = used + 1;
    return this.deal.rollAfter(used);
  }

  /** FG-20, FG-25: a friend has come back; after the last rescue it no longer matters who left. */
  useRescue(card: number): void {
    this.position[this.#rescue] = (this.position[this.#rescue] as number) - 1;
    if (this.hasRescue) this.#setLeft(card, false);
    else this.#clearLeft();
  }

  /** Puts the party in the order of its cards; no rule asks for the order in which it came. */
  sortParty(): void {
    for (let place = 1; place < this.mostAllies; place++) {
      for (let at = place; at > 0 && this.ally(at - 1) > this.ally(at); at--) this.#exchange(at - 1, at);
    }
  }

  #exchange(first: number, second: number): void {
    const { position } = this;
    const ally = this.ally(first);
    const weapon = this.weapon(first);
    const wounds = this.wounds(first);
    this.#move(second, first);
    position[this.#ally + second] = ally;
    position[this.#weapon + second] = weapon;
    this.#words[this.#wounds + second] = wounds;
  }

  /** Six words where all fits into them (README.md), else the whole position. */
  writeKey(key: Uint32Array): void {
    if (this.keyWords === COMPACT_WORDS) this.#writeCompactKey(key);
    else key.set(new Uint32Array(this.position.buffer));
  }

  /** Words 0–3: a path and its foe's damage; 4, 5: an ally; what else there is in the bits left over. */
  #writeCompactKey(key: Uint32Array): void {
    const { position } = this;
    const { paths, party } = MOST_COMPACT;
    const left = (position[this.#gone] as number) | ((position[this.#gone + 1] as number) << 8);
    for (let path = 0; path < paths; path++) {
      key[path] = this.damage(path) | ((position[this.#path + path] as number) << 20);
    }
    key[0] = (key[0] as number) | (this.rollsUsed << 26) | ((position[this.#rescue] as number) << 30);
    key[1] = (key[1] as number) | ((left & 63) << 26);
    key[2] = (key[2] as number) | (((left >> 6) & 63) << 26);
    key[3] = (key[3] as number) | ((left >> 12) << 26);
    const { friendNumber, weaponNumber } = this.#numbers;
    for (let place = 0; place < party; place++) {
      key[paths + place] =
        this.wounds(place) |
        ((friendNumber[this.ally(place)] as number) << 21) |
        ((weaponNumber[this.weapon(place)] as number) << 25);
    }
  }
}

/** Bytes rounded up to whole words. */
function inWords(bytes: number): number {
  return Math.ceil(bytes / WORD) * WORD;
}
