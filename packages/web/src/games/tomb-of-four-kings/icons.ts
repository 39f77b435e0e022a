import dodgeIcon from "virtual:game-icon/dodge";
import berserkIcon from "virtual:game-icon/enrage";
import disarmIcon from "virtual:game-icon/gears";
import pickIcon from "virtual:game-icon/lockpicks";
import * as words from "./words.js";

/** A skill as it is seen. */
export interface Skill extends words.SkillWords {
  readonly icon: string;
}

const ICONS: Readonly<Record<string, string>> = { S: berserkIcon, D: disarmIcon, C: pickIcon, H: dodgeIcon };

/** In the order in which they lie in the hand. */
export const SKILLS: readonly Skill[] = words.SKILLS.map((skill) => ({
  ...skill,
  icon: ICONS[skill.suit] ?? "",
}));
