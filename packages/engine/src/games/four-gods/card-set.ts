import { type Problem, problem, quote } from "../../core/problem.js";
import type { Result } from "../../core/result.js";
import { formatCardSetLabel } from "../../core/transcript.js";
import builtIn from "./card-set.json" with { type: "json" };
import { checkCardSet } from "./card-set-check.js";

interface Card {
  readonly id: string;
  readonly name: string;
  /** A line of story. */
  readonly flavour: string;
}

interface FoeNumbers {
  /** The damage of one blow (FG-11). */
  readonly attack: number;
  /** The damage that can be borne: more, and the card leaves play (FG-11). */
  readonly defence: number;
}

interface FriendNumbers extends FoeNumbers {
  /** What it brings to the party's luck; a weapon's numbers are added to the holder's (FG-9, FG-12). */
  readonly luck: number;
}

/** From this luck of the party on, this roll or more disarms the trap (FG-12). */
export interface LuckEntry {
  readonly luckAtLeast: number;
  readonly rollNeeded: number;
}

interface TrapNumbers {
  /** What every ally takes when the trap is not disarmed (FG-13). */
  readonly damage: number;
  readonly luckTable: readonly LuckEntry[];
}

export interface FriendCard extends Card, FriendNumbers {}
export interface FoeCard extends Card, FoeNumbers {}
export interface WeaponCard extends Card, FriendNumbers {}
export interface TrapCard extends Card, TrapNumbers {}
/** Its id is what the set says, or else `A1` to `A4`; the first is at the end of path 1, and so on. */
export type ArtifactCard = Card;
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

/** The project's own card set. */
export const builtInCardSet: CardSet = readBuiltIn();

function readBuiltIn(): CardSet {
  const set = checkCardSet(builtIn);
  if (!set.ok) throw new Error(`the built-in card set: ${set.error.message}`);
  return set.value;
}

/**
 * Reads a card set from outside (FG-0). Errors are `bad-card-set`, naming the place and the reason: what the rules
 * page does not allow, and a set that calls itself what the built-in one is called but is another (C-12).
 * @param json what `JSON.parse` made of the file
 */
export function parseCardSet(json: unknown): Result<CardSet, Problem> {
  const set = checkCardSet(json);
  if (!set.ok) return set;
  const label = formatCardSetLabel(set.value);
  if (label !== formatCardSetLabel(builtInCardSet)) return set;
  if (JSON.stringify(set.value) === JSON.stringify(builtInCardSet)) return set;
  return problem(
    "bad-card-set",
    `the card set calls itself ${quote(label)}, which is the built-in set, but has other cards: give it another name or version`,
  );
}
