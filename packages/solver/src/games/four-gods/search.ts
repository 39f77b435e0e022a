import { MOST_ALLIES, PATHS } from "@tetrarch/engine/four-gods";
import type { PackedGame } from "../../search/depth-first.js";
import { FOE, FRIEND, NO_CARD, TRAP, WEAPON } from "./card-numbers.js";
import {
  DISMISS,
  DROP,
  EQUIP,
  FACE,
  FIGHT,
  packPartyMove,
  packPathMove,
  packRescue,
  playMove,
  TAKE,
} from "./moves.js";
import { type Packed, RIGHT, UNDECIDED } from "./packed.js";

/**
 * Whether a fight loses the game: the last ally falls and none can come back (README, "The last ally does not fall in a fight").
 * @param health of the ally put forward after the blow; below 0 it falls
 */
export function losesForGood(packed: Packed, health: number): boolean {
  return health < 0 && packed.isAlone && !packed.hasRescue;
}

/** Two cards on each path, each for every ally; two for every ally; each friend who may come back. */
function mostMoves(paths: number, allies: number, friends: number): number {
  return paths * 2 * allies + 2 * allies + friends;
}

/** The most moves in the standard pack, whose friends are twelve and `L1`. */
export const MOST_MOVES = mostMoves(PATHS, MOST_ALLIES, 13);

/** How promising a move is, from most to least. The cost of an encounter in wounds is taken from {@link ENCOUNTER}. */
const PASS_TRAP = 100;
const JOIN = 90;
const ARM = 50;
const ENCOUNTER = 0;
const RESCUE = -60;
const SEND_AWAY = -70;
const LAY_DOWN = -80;
/** What losing an ally counts, in wounds. */
const LOSS = 10;

/** The Four Gods with all cards and rolls known, to be searched for a win. */
export class SearchGame implements PackedGame {
  readonly position: Uint8Array;
  readonly keyWords: number;
  readonly mostMoves: number;
  readonly most = 1;
  readonly #packed: Packed;
  /** The moves being written, most promising first, and how promising each is. */
  #into: Int32Array = new Int32Array(0);
  #start = 0;
  #count = 0;
  readonly #selectionEstimate: Float64Array;

  /** @param packed the position to start from, which the search then changes */
  constructor(packed: Packed) {
    packed.sortParty();
    this.#packed = packed;
    this.position = packed.position;
    this.keyWords = packed.keyWords;
    this.mostMoves = mostMoves(packed.paths, packed.mostAllies, packed.deal.numbers.friends.length);
    this.#selectionEstimate = new Float64Array(this.mostMoves);
  }

  value(): number {
    return this.#packed.isWon ? 1 : 0;
  }

  bound(): number {
    return this.#packed.isForlorn ? 0 : 1;
  }

  play(move: number): void {
    playMove(this.#packed, move);
    this.#packed.sortParty();
  }

  writeKey(key: Uint32Array): void {
    this.#packed.writeKey(key);
  }

  moves(into: Int32Array, at: number): number {
    const packed = this.#packed;
    this.#into = into;
    this.#start = at;
    this.#count = 0;
    if (!packed.hasBegun) {
      this.#add(packPathMove(TAKE, packed.deal.diggs, 0, 0), JOIN);
    } else if (packed.hasParty) {
      for (let path = 0; path < packed.paths; path++) if (packed.isReached(path)) this.#addPathMoves(path);
      this.#addPartyMoves();
    }
    if (packed.hasRescue && packed.hasRoom) this.#addRescues();
    return at + this.#count;
  }

  /** Puts a move before those that promise less. */
  #add(move: number, selectionEstimate: number): void {
    let place = this.#count++;
    while (place > 0 && (this.#selectionEstimate[place - 1] as number) < selectionEstimate) {
      this.#selectionEstimate[place] = this.#selectionEstimate[place - 1] as number;
      this.#into[this.#start + place] = this.#into[this.#start + place - 1] as number;
      place--;
    }
    this.#selectionEstimate[place] = selectionEstimate;
    this.#into[this.#start + place] = move;
  }

  #addPathMoves(path: number): void {
    const turned = this.#packed.side(path);
    const mayChoose = turned === UNDECIDED && this.#packed.rowsDone(path) > 0;
    if (turned !== RIGHT) this.#addCardMoves(path, 0);
    if (turned === RIGHT || mayChoose) this.#addCardMoves(path, 1);
  }

  #addCardMoves(path: number, side: number): void {
    const packed = this.#packed;
    const card = packed.nextCard(path, side);
    switch (packed.deal.numbers.kind[card]) {
      case FRIEND:
        if (packed.hasRoom) this.#add(packPathMove(TAKE, path, side, 0), JOIN);
        break;
      case WEAPON:
        for (let place = 0; place < packed.mostAllies; place++) this.#addEquip(path, side, place, card);
        break;
      case FOE:
        for (let place = 0; place < packed.mostAllies; place++) this.#addFight(path, side, place, card);
        break;
      case TRAP:
        this.#addTrap(path, side, card);
    }
  }

  #addEquip(path: number, side: number, place: number, weapon: number): void {
    const packed = this.#packed;
    const { attack, defence } = packed.deal.numbers;
    if (packed.ally(place) === NO_CARD || packed.weapon(place) !== NO_CARD) return;
    const worth = (attack[weapon] as number) + (defence[weapon] as number);
    this.#add(packPathMove(EQUIP, path, side, place), ARM + worth);
  }

  #addFight(path: number, side: number, place: number, foe: number): void {
    const packed = this.#packed;
    const { attack, defence } = packed.deal.numbers;
    if (packed.ally(place) === NO_CARD) return;
    const blow = attack[foe] as number;
    const blows = Math.floor(((defence[foe] as number) - packed.damage(path)) / packed.attack) + 1;
    const health = packed.health(place) - blow;
    if (losesForGood(packed, health)) return;
    // The ally with most left comes first; between foes that counts little.
    const cost = blows * blow - health / 1000 + (health < 0 ? LOSS : 0);
    this.#add(packPathMove(FIGHT, path, side, place), ENCOUNTER - cost);
  }

  #addTrap(path: number, side: number, trap: number): void {
    const packed = this.#packed;
    const { numbers } = packed.deal;
    const passes = packed.deal.rollAfter(packed.rollsUsed) >= numbers.needed(trap, packed.luck);
    const cost = packed.allies * (numbers.damage[trap] as number);
    this.#add(packPathMove(FACE, path, side, 0), passes ? PASS_TRAP : ENCOUNTER - cost);
  }

  /** FG-8, FG-10. */
  #addPartyMoves(): void {
    const packed = this.#packed;
    for (let place = 0; place < packed.mostAllies; place++) {
      if (packed.ally(place) === NO_CARD) continue;
      if (!packed.isAlone) this.#add(packPartyMove(DISMISS, place), SEND_AWAY);
      const mayDrop = !packed.isAlone || packed.standsUnarmed(place);
      if (mayDrop && packed.weapon(place) !== NO_CARD) this.#add(packPartyMove(DROP, place), LAY_DOWN);
    }
  }

  /** FG-20. */
  #addRescues(): void {
    for (let friend = 0; friend < this.#packed.deal.numbers.friends.length; friend++) {
      if (this.#packed.hasLeft(friend)) this.#add(packRescue(friend), RESCUE);
    }
  }
}
