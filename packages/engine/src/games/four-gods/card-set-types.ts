/** What every card of a set says of itself. */
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

export interface FriendNumbers extends FoeNumbers {
  /** What it brings to the party's luck; a weapon's numbers are added to the holder's (FG-9, FG-12). */
  readonly luck: number;
}

/** From this luck of the party on, this roll or more disarms the trap (FG-12). */
export interface LuckEntry {
  readonly luckAtLeast: number;
  readonly rollNeeded: number;
}

export interface TrapNumbers {
  /** What every ally takes when the trap is not disarmed (FG-13). */
  readonly damage: number;
  readonly luckTable: readonly LuckEntry[];
}

export interface FriendCard extends CardText, FriendNumbers {}
export interface FoeCard extends CardText, FoeNumbers {}
export interface WeaponCard extends CardText, FriendNumbers {}
export interface TrapCard extends CardText, TrapNumbers {}
/** Its id is what the set says, or else `A1` to `A4`; the first is at the end of path 1, and so on. */
export type ArtifactCard = CardText;
/** Each location carries the numbers of what it counts as (FG-0, FG-3). */
export type LocationCard =
  | ({ readonly id: "L1" } & FriendCard)
  | ({ readonly id: "L2" } & WeaponCard)
  | ({ readonly id: "L3" } & FoeCard)
  | ({ readonly id: "L4" } & TrapCard);

/** The characters, weapons, traps, places and artifacts of a dream (FG-0). Each list is in the order of its ids. */
export interface CardSet {
  readonly name: string;
  readonly version: string;
  readonly friends: readonly FriendCard[];
  readonly foes: readonly FoeCard[];
  readonly weapons: readonly WeaponCard[];
  readonly traps: readonly TrapCard[];
  readonly locations: readonly LocationCard[];
  readonly artifacts: readonly ArtifactCard[];
}
