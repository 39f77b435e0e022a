import { FOE, FRIEND, NO_CARD, WEAPON } from "./card-numbers.js";
import { DISMISS, DROP, EQUIP, FACE, FIGHT, packPartyMove, packPathMove, packRescue, TAKE } from "./moves.js";
import { type Packed, RIGHT } from "./packed.js";

/** From this need downwards a trap counts as safe, whatever its damage. */
const GOOD_ODDS = 2;
/** An ally who can bear less than this part of the full defence is weary. */
const WEARY = 1 / 3;
/** What a wound more or less of the ally put forward counts: it decides who, never which foe. */
const SLIGHT = 1 / 1000;

export const NO_MOVE = -1;
const NOWHERE = -1;
const DIE = 6;

/**
 * The rules of the game's page (How a sensible player plays) on packed positions.
 * Where no side is turned up it takes the left card; it looks at no other hidden card and at no roll.
 */
export class Policy {
  /** The rule that chose the last move. */
  reason = "";
  readonly #packed: Packed;
  /** What lies open: the path of the best friend and of the best weapon, the best encounters, or nowhere. */
  #friendPath = NOWHERE;
  #friendWorth = 0;
  #weaponPath = NOWHERE;
  #weaponWorth = 0;
  #safeMove = NO_MOVE;
  #safeCost = 0;
  #anyMove = NO_MOVE;
  #anyCost = 0;

  constructor(packed: Packed) {
    this.#packed = packed;
  }

  /** The move to play, or {@link NO_MOVE} when there is none. */
  move(): number {
    const packed = this.#packed;
    // FG-3: other locations may be friends, too (FG-22), but nobody joins before the ally of Tanis Diggs.
    if (!packed.hasBegun) return this.#by("take-best-friend", this.#onPath(TAKE, packed.deal.diggs, 0));
    if (!packed.hasParty) return this.#by("rescue-best", this.#rescue());
    this.#lookAround();
    if (this.#friendPath >= 0 && packed.hasRoom)
      return this.#by("take-best-friend", this.#onPath(TAKE, this.#friendPath, 0));
    const unarmed = this.#sturdiestUnarmed();
    if (this.#weaponPath >= 0 && unarmed >= 0)
      return this.#by("arm-sturdiest", this.#onPath(EQUIP, this.#weaponPath, unarmed));
    const weary = this.#toDismiss(WEARY);
    if (weary >= 0) return this.#by("dismiss-weary", packPartyMove(DISMISS, weary));
    if (this.#safeMove !== NO_MOVE) return this.#by("safe-encounter", this.#safeMove);
    const wounded = this.#toDismiss(1);
    if (wounded >= 0) return this.#by("dismiss-wounded", packPartyMove(DISMISS, wounded));
    const lesser = this.#toDisarm();
    if (lesser >= 0) return this.#by("drop-lesser-weapon", packPartyMove(DROP, lesser));
    if (packed.hasRescue && packed.hasRoom && packed.anyLeft) return this.#by("rescue-best", this.#rescue());
    if (this.#anyMove !== NO_MOVE) return this.#by("cheapest-encounter", this.#anyMove);
    return this.#by("whatever-is-left", this.#whateverIsLeft());
  }

  #by(reason: string, move: number): number {
    this.reason = reason;
    return move;
  }

  #lookAround(): void {
    this.#friendPath = NOWHERE;
    this.#friendWorth = Number.NEGATIVE_INFINITY;
    this.#weaponPath = NOWHERE;
    this.#weaponWorth = Number.NEGATIVE_INFINITY;
    this.#safeMove = NO_MOVE;
    this.#safeCost = Number.POSITIVE_INFINITY;
    this.#anyMove = NO_MOVE;
    this.#anyCost = Number.POSITIVE_INFINITY;
    for (let path = 0; path < this.#packed.paths; path++) {
      if (this.#packed.isReached(path)) this.#lookAt(path, this.#openCard(path));
    }
  }

  #openSide(path: number): number {
    return this.#packed.side(path) === RIGHT ? 1 : 0;
  }

  #openCard(path: number): number {
    return this.#packed.nextCard(path, this.#openSide(path));
  }

  #onPath(type: number, path: number, place: number): number {
    return packPathMove(type, path, this.#openSide(path), place);
  }

  #lookAt(path: number, card: number): void {
    const { numbers } = this.#packed.deal;
    switch (numbers.kind[card]) {
      case FRIEND: {
        const worth = numbers.worth(card);
        if (worth > this.#friendWorth) [this.#friendPath, this.#friendWorth] = [path, worth];
        break;
      }
      case WEAPON: {
        const worth = numbers.worth(card);
        if (worth > this.#weaponWorth) [this.#weaponPath, this.#weaponWorth] = [path, worth];
        break;
      }
      case FOE:
        this.#lookAtFoe(path, card);
        break;
      default:
        this.#lookAtTrap(path, card);
    }
  }

  #lookAtFoe(path: number, foe: number): void {
    const packed = this.#packed;
    const { attack, defence } = packed.deal.numbers;
    const blow = attack[foe] as number;
    const blows = Math.floor(((defence[foe] as number) - packed.damage(path)) / packed.attack) + 1;
    let bearable = 0;
    for (let place = 0; place < packed.mostAllies; place++) {
      if (packed.ally(place) !== NO_CARD) bearable += Math.floor(packed.health(place) / blow);
    }
    for (let place = 0; place < packed.mostAllies; place++) {
      if (packed.ally(place) === NO_CARD) continue;
      const left = packed.health(place) - blow;
      const safe = bearable >= blows && left >= 0;
      this.#weigh(this.#onPath(FIGHT, path, place), blows * blow - left * SLIGHT, safe);
    }
  }

  #lookAtTrap(path: number, trap: number): void {
    const packed = this.#packed;
    const { numbers } = packed.deal;
    const damage = numbers.damage[trap] as number;
    const needed = numbers.needed(trap, packed.luck);
    const { allies } = packed;
    let bearable = true;
    for (let place = 0; place < allies; place++) bearable &&= packed.health(place) >= damage;
    const cost = ((needed - 1) / DIE) * damage * allies;
    this.#weigh(this.#onPath(FACE, path, 0), cost, bearable || needed <= GOOD_ODDS);
  }

  #weigh(move: number, cost: number, safe: boolean): void {
    if (cost < this.#anyCost) [this.#anyMove, this.#anyCost] = [move, cost];
    if (safe && cost < this.#safeCost) [this.#safeMove, this.#safeCost] = [move, cost];
  }

  #sturdiestUnarmed(): number {
    const packed = this.#packed;
    let sturdiest = NOWHERE;
    for (let place = 0; place < packed.mostAllies; place++) {
      if (packed.ally(place) === NO_CARD || packed.weapon(place) !== NO_CARD) continue;
      if (sturdiest < 0 || packed.health(place) > packed.health(sturdiest)) sturdiest = place;
    }
    return sturdiest;
  }

  /** The ally to dismiss for an open friend: the one who can bear least, and less than a part of the full defence. */
  #toDismiss(part: number): number {
    const packed = this.#packed;
    if (this.#friendPath < 0 || packed.hasRoom) return NOWHERE;
    let weakest = NOWHERE;
    for (let place = 0; place < packed.mostAllies; place++) {
      const wounds = packed.wounds(place);
      const health = packed.health(place);
      if (wounds === 0 || health >= part * (health + wounds)) continue;
      if (weakest < 0 || health < packed.health(weakest)) weakest = place;
    }
    return weakest;
  }

  /** The ally whose weapon to drop for an open one: the lesser, of allies who stand without. */
  #toDisarm(): number {
    const packed = this.#packed;
    const { numbers } = packed.deal;
    if (this.#weaponPath < 0) return NOWHERE;
    let least = NOWHERE;
    for (let place = 0; place < packed.mostAllies; place++) {
      const weapon = packed.weapon(place);
      if (weapon === NO_CARD || !packed.standsUnarmed(place)) continue;
      if (least < 0 || numbers.worth(weapon) < numbers.worth(packed.weapon(least))) least = place;
    }
    return least;
  }

  #rescue(): number {
    const { numbers } = this.#packed.deal;
    const worth = (friend: number) => numbers.worth(numbers.friends[friend] as number);
    let best = NOWHERE;
    for (let friend = 0; friend < numbers.friends.length; friend++) {
      if (!this.#packed.hasLeft(friend)) continue;
      if (best < 0 || worth(friend) > worth(best)) best = friend;
    }
    return best < 0 ? NO_MOVE : packRescue(best);
  }

  /** The first legal move of two allies or more, when nothing can be done but drop or dismiss. */
  #whateverIsLeft(): number {
    const packed = this.#packed;
    if (packed.isAlone) return NO_MOVE;
    return packPartyMove(packed.weapon(0) === NO_CARD ? DISMISS : DROP, 0);
  }
}
