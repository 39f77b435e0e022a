import dodgeIcon from "virtual:game-icon/dodge";
import berserkIcon from "virtual:game-icon/enrage";
import disarmIcon from "virtual:game-icon/gears";
import pickIcon from "virtual:game-icon/lockpicks";

/** A skill as it is seen: its jack's suit, a short name, a picture. */
export interface Skill {
  readonly suit: string;
  readonly name: string;
  readonly icon: string;
}

/** In the order in which they lie in the hand. */
export const SKILLS: readonly Skill[] = [
  { suit: "S", name: "Berserk", icon: berserkIcon },
  { suit: "D", name: "Disarm", icon: disarmIcon },
  { suit: "C", name: "Pick lock", icon: pickIcon },
  { suit: "H", name: "Dodge", icon: dodgeIcon },
];
