import { DODGE_BIT, DOOR, isNumber, kindOf, MONSTER, SKILL_BITS, strengthOf, TRAP } from "./cards.js";
import { ALL_KINGS, HOARD, isScrollLess, JOKER_LOOT, kingsOf, leastDiamond, SCROLL, WORTH } from "./loot.js";
import { DELVE, DISCARD, DODGE, DROP, LEAVE, PLAY, RETREAT, SKILL, TAKE } from "./moves.js";
import {
  CROSSROADS,
  ENCOUNTER,
  ENCOUNTERED,
  HIT,
  HIT_POINTS,
  JAMMED,
  LEAVING,
  NEXT,
  type Packed,
  PHASE,
  RETREATING,
  SHORT,
  SKILLS,
  TURNS,
} from "./packed.js";

/** The cards that a turn of the walk back takes, tuned on random deals. */
const CARDS_A_TURN = 2.5;

/** Whether the walk back is likely to take more than this part of the cards left. */
export function isWayBackLong({ bytes, pack }: Packed, part: number): boolean {
  return (bytes[TURNS] as number) * CARDS_A_TURN > part * pack.left(bytes[NEXT] as number);
}

/** What a rule of thumb says: a move, and why. */
export interface RuleAdvice {
  readonly move: number;
  readonly reason: string;
}

// The rules in words are in the game's page, under how a sensible player plays. Their numbers were tuned on random
// deals for the sum of the points and 100 more for each win.

/** The part of the cards left for the walk back: all kings still to be had; a king lost; the last torch. */
const [BOLD_PART, SAFE_PART, LAST_TORCH_PART] = [0.6, 0.5, 0.35] as const;
const STRONG_MONSTER = 9;
const STRONG_TRAP = 8;
const COSTLY_JAM = 2;
const HARD_HIT = 5;
/** By how much a deadly monster exceeds the hit points left. */
const DEADLY = 3;
const DEADLY_BEFORE_A_KING = 4;
const DEADLY_FOR_A_KING = 6;

const ON_DOWN = { move: DELVE, reason: "go-deeper" };
const FIRST_TURN = { move: DELVE, reason: "first-turn" };
const ALL_IN_HAND = { move: RETREAT, reason: "all-kings-in-hand" };
const TIME_TO_TURN = { move: RETREAT, reason: "pack-runs-low" };
const ON_BACK = { move: RETREAT, reason: "walk-back" };
const FIGHT_ON = { move: PLAY, reason: "trust-the-pack" };
const SAVE_KING = { move: SKILL, reason: "skill-for-a-king" };
const SKILL_TO_LIVE = { move: SKILL, reason: "skill-to-live" };
const SKILL_IS_SURE = { move: SKILL, reason: "skill-is-sure" };
const SPEND_SKILL = { move: SKILL, reason: "skill-for-a-strong-foe" };
const UNJAM = { move: SKILL, reason: "skill-for-a-costly-jam" };
const LET_JAM = { move: DISCARD, reason: "cheap-jam" };
const DODGE_HARD = { move: DODGE, reason: "dodge-a-hard-hit" };
const DODGE_TO_LIVE = { move: DODGE, reason: "dodge-to-live" };
const TAKE_IT = { move: TAKE, reason: "take-a-light-hit" };
const DROPS: readonly RuleAdvice[] = WORTH.map((_, treasure) => ({
  move: DROP + treasure,
  reason: "drop-to-live",
}));
const LEAVES: readonly RuleAdvice[] = WORTH.map((_, treasure) => ({
  move: LEAVE + treasure,
  reason: "leave-the-least",
}));

/**
 * The move of a sensible player in a position that is not over.
 * Of unseen cards it uses only how many there are of a kind, never their order.
 */
export function ruleOfThumb(tomb: Packed): RuleAdvice {
  switch (tomb.bytes[PHASE]) {
    case CROSSROADS:
      return atCrossroads(tomb);
    case ENCOUNTERED:
      return inEncounter(tomb);
    case HIT:
      return whenHit(tomb);
    case JAMMED:
      return beforeJam(tomb);
    case LEAVING:
      return LEAVES[leastOf(tomb.column, 0)] as RuleAdvice;
    default:
      throw new Error("the game is over");
  }
}

function atCrossroads(tomb: Packed): RuleAdvice {
  const { bytes, hand } = tomb;
  if (bytes[RETREATING] === 1) return ON_BACK;
  if (bytes[TURNS] === 0) return FIRST_TURN;
  if (kingsOf(hand) === ALL_KINGS) return ALL_IN_HAND;
  return isWayBackLong(tomb, partForTheWay(tomb)) ? TIME_TO_TURN : ON_DOWN;
}

function partForTheWay(tomb: Packed): number {
  if (canWin(tomb)) return BOLD_PART;
  const { bytes, pack, hand } = tomb;
  const isLastTorch = pack.torches(bytes[NEXT] as number) === 3 && !(hand & JOKER_LOOT);
  return isLastTorch ? LAST_TORCH_PART : SAFE_PART;
}

function canWin({ hand, kingsAhead }: Packed): boolean {
  return kingsOf(hand) + kingsAhead === ALL_KINGS;
}

function inEncounter(tomb: Packed): RuleAdvice {
  const { bytes, column } = tomb;
  const encounter = bytes[ENCOUNTER] as number;
  const kind = kindOf(encounter);
  const value = strengthOf(encounter);
  if ((bytes[SKILLS] as number) & (SKILL_BITS[kind] as number)) {
    if (kingsOf(column) > 0 && kind !== DOOR) return SAVE_KING;
    if (kind !== DOOR && value - 2 >= (bytes[HIT_POINTS] as number)) {
      return mayKill(tomb, value) ? SKILL_TO_LIVE : SKILL_IS_SURE;
    }
    if (kind === MONSTER && value >= STRONG_MONSTER) return SPEND_SKILL;
    if (kind === TRAP && value >= STRONG_TRAP) return SPEND_SKILL;
  }
  return (kind === MONSTER && dropToLive(tomb, value)) || FIGHT_ON;
}

/** Whether a card is left so low that its hit would kill, with no dodge against it. */
export function mayKill({ bytes, pack }: Packed, value: number): boolean {
  if ((bytes[SKILLS] as number) & DODGE_BIT) return false;
  const deadly = value - (bytes[HIT_POINTS] as number);
  const left = pack.cards.subarray(bytes[NEXT] as number);
  return left.some((card) => isNumber(card) && strengthOf(card) <= deadly);
}

function dropToLive(tomb: Packed, monster: number): RuleAdvice | undefined {
  const { bytes, hand, column } = tomb;
  if ((bytes[SKILLS] as number) & DODGE_BIT) return undefined;
  const lack = monster - (bytes[HIT_POINTS] as number);
  const deadly = kingsOf(column) > 0 && canWin(tomb) ? DEADLY_BEFORE_A_KING : DEADLY;
  if (lack < deadly) return undefined;
  const least = leastOf(hand, monster);
  if (least > HOARD || (least === HOARD && lack < DEADLY_FOR_A_KING)) return undefined;
  return DROPS[least];
}

function whenHit({ bytes }: Packed): RuleAdvice {
  const hit = bytes[SHORT] as number;
  if (hit >= (bytes[HIT_POINTS] as number)) return DODGE_TO_LIVE;
  return hit >= HARD_HIT ? DODGE_HARD : TAKE_IT;
}

function beforeJam({ bytes, column }: Packed): RuleAdvice {
  if (kingsOf(column) > 0) return SAVE_KING;
  return (bytes[SHORT] as number) >= COSTLY_JAM ? UNJAM : LET_JAM;
}

/** The least treasure worth `worth` or more, diamonds first, kings last; above `HOARD` if none. */
function leastOf(loot: number, worth: number): number {
  const diamond = leastDiamond(loot, worth);
  if (isScrollLess(loot, worth, diamond)) return SCROLL;
  if (diamond < SCROLL) return diamond;
  return kingsOf(loot) > 0 ? HOARD : HOARD + 1;
}
