import chestIcon from "virtual:game-icon/chest";
import dodgeIcon from "virtual:game-icon/dodge";
import berserkIcon from "virtual:game-icon/enrage";
import disarmIcon from "virtual:game-icon/gears";
import pickIcon from "virtual:game-icon/lockpicks";
import wayDownIcon from "virtual:game-icon/stairs";
import wayOutIcon from "virtual:game-icon/sunrise";
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

/** Paths of a choice's icon. A key is a suit for a skill, a kind of encounter for a card played, else a type of move. */
export const CHOICE_ICONS: Readonly<Record<string, string>> = {
  ...ICONS,
  monster:
    "M36 36 128 60 332 276 388 220 428 260 380 308 464 392 408 448 324 364 276 412 236 372 292 316 60 128ZM476 36 452 128 404 184 328 100 384 60ZM216 284 244 316 188 372 236 420 196 460 156 420 104 464 56 408 132 340 100 300 140 260 176 308Z",
  door: "M80 464V192a176 176 0 0 1 352 0V464H376V192a120 120 0 0 0-240 0V464ZM168 464V208L328 160V464L232 440V464ZM280 288V344H308V288Z",
  trap: "M24 432 96 72 168 432ZM184 432 256 72 328 432ZM344 432 416 72 488 432Z",
  delve: wayDownIcon,
  retreat: wayOutIcon,
  dodge: dodgeIcon,
  take: "M236 150C200 60 40 70 40 200 40 300 160 380 244 456L216 360 268 300 208 236ZM276 130 260 232 316 292 264 372 284 448C372 372 472 300 472 200 472 80 330 40 276 130Z",
  discard:
    "M112 224V176a144 144 0 0 1 288 0v48h40V480H72V224Zm72 0H328V176a72 72 0 0 0-144 0ZM228 312V408H284V312Z",
  drop: "M160 32H352L432 136 256 316 80 136ZM176 76 140 136H200L216 76ZM212 356H300V400H360L256 488 152 400H212Z",
  leave: chestIcon,
};
