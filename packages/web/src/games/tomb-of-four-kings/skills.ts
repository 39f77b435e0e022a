import dodgeIcon from "virtual:game-icon/dodge";
import berserkIcon from "virtual:game-icon/enrage";
import disarmIcon from "virtual:game-icon/gears";
import pickIcon from "virtual:game-icon/lockpicks";
import { SKILL_WORDS, type SkillWords } from "./table.js";

/** A skill as it is seen. */
export interface Skill extends SkillWords {
  readonly icon: string;
}

const ICONS: Readonly<Record<string, string>> = { S: berserkIcon, D: disarmIcon, C: pickIcon, H: dodgeIcon };

/** In the order in which they lie in the hand. */
export const SKILLS: readonly Skill[] = SKILL_WORDS.map((words) => ({
  ...words,
  icon: ICONS[words.suit] ?? "",
}));
