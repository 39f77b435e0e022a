import type { Kind } from "./cards.js";
import type { Layout } from "./layout.js";

/** The texts that every card of a set has. */
export interface CardText {
  readonly id: string;
  readonly name: string;
  /** A line of story. */
  readonly flavour: string;
}

export interface FoeNumbers {
  /** The damage of one blow (FG-11). */
  readonly attack: number;
  /** The damage that can be borne: more, and the card leaves play (FG-11). */
  readonly defence: number;
}

/** The numbers of a friend or a weapon. */
export interface FriendNumbers extends FoeNumbers {
  /** The share in the party's luck; a weapon's numbers are added to the holder's (FG-9, FG-12). */
  readonly luck: number;
}

/** From this luck of the party on, this roll or more disarms the trap (FG-12). */
export interface LuckEntry {
  readonly luckAtLeast: number;
  readonly rollNeeded: number;
}

export interface TrapNumbers {
  /** The damage that every ally takes when the trap is not disarmed (FG-13). */
  readonly damage: number;
  readonly luckTable: readonly LuckEntry[];
}

export interface FriendCard extends CardText, FriendNumbers {}
export interface FoeCard extends CardText, FoeNumbers {}
export interface WeaponCard extends CardText, FriendNumbers {}
export interface TrapCard extends CardText, TrapNumbers {}
/** An artifact, whose id is the set's own or `A1` to `A4`. The first lies at the end of path 1, and so on. */
export type ArtifactCard = CardText;
/** A location with the numbers of the kind that it counts as (FG-0, FG-3, FG-22). */
export type LocationCard = (FriendCard | WeaponCard | FoeCard | TrapCard) & {
  /** FG-22: in sets with a layout, of all but `L1`. */
  readonly kind?: Kind;
  /** FG-26: who stands for the place: `the foreman of Tanis Diggs`. */
  readonly who?: string;
};

/** The characters, weapons, traps, places and artifacts of a dream (FG-0). Each list is in the order of its ids. */
export interface CardSet {
  readonly name: string;
  readonly version: string;
  /** FG-22: other paths, rows and crossings than the standard ones. */
  readonly layout?: Layout;
  readonly friends: readonly FriendCard[];
  readonly foes: readonly FoeCard[];
  readonly weapons: readonly WeaponCard[];
  readonly traps: readonly TrapCard[];
  readonly locations: readonly LocationCard[];
  readonly artifacts: readonly ArtifactCard[];
}

/** A fault at one place of a card set. */
export interface CardSetProblem {
  /** The keys that lead to it: `["traps", 3, "luckTable", 0, "rollNeeded"]`; none for the set as a whole. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
}
