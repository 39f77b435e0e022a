import type { CardNumbers } from "./card-numbers.js";
import { type Card, codeOf, NONE } from "./cards.js";
import { diggsPath } from "./paths.js";
import type { Ally, NamedCard, Path, State } from "./types.js";

function withWeapon(numbers: readonly number[], ally: Ally): number {
  const own = numbers[ally.card] as number;
  return ally.weapon === NONE ? own : own + (numbers[ally.weapon] as number);
}

/** FG-9: the ally's attack with the weapon held. */
export function attackOf(set: CardNumbers, ally: Ally): number {
  return withWeapon(set.attack, ally);
}

/** FG-9: the ally's defence with the weapon held. */
export function defenceOf(set: CardNumbers, ally: Ally): number {
  return withWeapon(set.defence, ally);
}

/** FG-9: the ally's luck with the weapon held. */
export function luckOf(set: CardNumbers, ally: Ally): number {
  return withWeapon(set.luck, ally);
}

/** FG-12. */
export function partyLuck(set: CardNumbers, party: readonly Ally[]): number {
  let sum = 0;
  for (const ally of party) sum += luckOf(set, ally);
  return sum;
}

/** FG-11: the damage of one blow of the whole party. */
export function partyAttack(set: CardNumbers, party: readonly Ally[]): number {
  let sum = 0;
  for (const ally of party) sum += attackOf(set, ally);
  return sum;
}

/** FG-11: more damage than defence; equal still stands. */
export function hasFallen(set: CardNumbers, ally: Ally): boolean {
  return ally.wounds > defenceOf(set, ally);
}

/** FG-10: whether the ally stands without the weapon too. */
export function standsUnarmed(set: CardNumbers, ally: Ally): boolean {
  return ally.wounds <= (set.defence[ally.card] as number);
}

/** The weapon that an ally holds, by id and name; null for none. */
export function weaponNamed(set: CardNumbers, ally: Ally): NamedCard | null {
  return ally.weapon === NONE ? null : (set.named[ally.weapon] as NamedCard);
}

function inParty(party: readonly Ally[], card: Card): boolean {
  return party.some((ally) => ally.card === card);
}

/** FG-20: everyone who was in the party and left it, by path and row. A friend turned up and gone was taken. */
export function alliesWhoLeft(set: CardNumbers, state: State): Card[] {
  const left: Card[] = [];
  for (const { turned, cleared } of state.paths) {
    const behind = cleared ? turned.length : turned.length - 1;
    for (let row = 0; row < behind; row++) {
      const card = turned[row] as Card;
      if (set.kind[card] === "friend" && !inParty(state.party, card)) left.push(card);
    }
  }
  return left;
}

/** FG-3: whether the ally of Tanis Diggs has been taken. */
export function hasBegun(state: State): boolean {
  const { turned, cleared } = state.paths[diggsPath(state)] as Path;
  return cleared || turned.length > 1;
}

/** FG-20, FG-25: whether there is a rescue left. */
export function hasRescue({ layout, rescuesUsed }: State): boolean {
  return rescuesUsed < layout.rescues;
}

/** FG-6, FG-20: whether the last ally has fallen and a rescue is all that keeps the game alive. */
export function rescueDue(state: State): boolean {
  return hasRescue(state) && state.party.length === 0 && hasBegun(state);
}

/** The ally's place in the party; a bug when the card is not in it. */
export function placeInParty(party: readonly Ally[], card: Card): number {
  const place = party.findIndex((ally) => ally.card === card);
  if (place < 0) throw new Error(`${codeOf(card)} is not in the party`);
  return place;
}
