import { DODGE_BIT, DOOR, kindOf, MONSTER, SKILL_BITS, strengthOf } from "./cards.js";
import { ALL_KINGS, kingsOf, leastDiamond, SCROLL } from "./loot.js";
import { DELVE, DISCARD, DROP, PLAY, RETREAT, SKILL } from "./moves.js";
import {
  CROSSROADS,
  ENCOUNTER,
  ENCOUNTERED,
  HIT_POINTS,
  JAMMED,
  NEXT,
  type Packed,
  PHASE,
  RETREATING,
  SHORT,
  SKILLS,
} from "./packed.js";
import { isWayBackLong, ruleOfThumb } from "./rules-of-thumb.js";

/** By kings not seen yet: of the cards left, the part that the walk back may take. */
const PART_FOR_THE_WAY: readonly number[] = [0, 0.65, 0.75, 0.75, 0.65];

/** Going down; walking back with kings still to be had; walking back with all four. The tables are in this order. */
const [DELVING, SEEKING, ESCAPING] = [0, 1, 2] as const;
type Stage = typeof DELVING | typeof SEEKING | typeof ESCAPING;

const NEVER = 11;
/** From which strength on a monster or a trap is worth its jack, without and with a king in the column. */
const JACK_FOR_MONSTER: readonly number[] = [8, 9, 2];
const JACK_FOR_MONSTER_AND_KING: readonly number[] = [8, 3, 2];
const JACK_FOR_TRAP: readonly number[] = [10, NEVER, 2];
const JACK_FOR_TRAP_AND_KING: readonly number[] = [5, 2, 2];
/** From how many cards on a jammed door is worth its jack. */
const JACK_FOR_JAM: readonly number[] = [3, 3, 1];
/** How much stronger than the hit points left a monster must be to be paid off with a diamond. */
const DIAMOND_FOR_MONSTER: readonly number[] = [1, 1, -9];

/**
 * The move of a bold player: it plays for all four kings while they can be had, and gives any diamond for its life.
 * Then, when hit, and when leaving a treasure, the rules of thumb decide. Of unseen cards it uses only how many there are of a kind.
 * Its numbers were tuned on random deals for wins, a point counting as much as 0.15 per cent of a win.
 */
export function boldMove(tomb: Packed): number {
  const { bytes } = tomb;
  const kings = kingsOf(tomb.hand);
  if (kings + tomb.kingsAhead < ALL_KINGS) return ruleOfThumb(tomb).move;
  const stage = bytes[RETREATING] === 0 ? DELVING : kings < ALL_KINGS ? SEEKING : ESCAPING;
  switch (bytes[PHASE]) {
    case CROSSROADS:
      return stage === DELVING && !isWayBackLong(tomb, partForTheWay(tomb)) ? DELVE : RETREAT;
    case ENCOUNTERED:
      return inEncounter(tomb, stage);
    case JAMMED:
      return (bytes[SHORT] as number) >= jackForJam(tomb, stage) ? SKILL : DISCARD;
    default:
      return ruleOfThumb(tomb).move;
  }
}

function partForTheWay({ bytes, pack }: Packed): number {
  const unseen = pack.kings[bytes[NEXT] as number] as number;
  return PART_FOR_THE_WAY[unseen] as number;
}

function jackForJam({ column }: Packed, stage: Stage): number {
  return kingsOf(column) > 0 ? 1 : (JACK_FOR_JAM[stage] as number);
}

function inEncounter({ bytes, hand, column }: Packed, stage: Stage): number {
  const encounter = bytes[ENCOUNTER] as number;
  const kind = kindOf(encounter);
  const strength = strengthOf(encounter);
  const skills = bytes[SKILLS] as number;
  const isKingHere = kingsOf(column) > 0;
  if (skills & (SKILL_BITS[kind] as number) && strength >= worthJack(kind, isKingHere, stage)) return SKILL;
  if (kind !== MONSTER || isKingHere) return PLAY;
  const dodged = skills & DODGE_BIT ? 1 : 0;
  const lack = strength - (bytes[HIT_POINTS] as number);
  const diamond = leastDiamond(hand, strength);
  return lack - dodged >= (DIAMOND_FOR_MONSTER[stage] as number) && diamond < SCROLL ? DROP + diamond : PLAY;
}

function worthJack(kind: number, isKingHere: boolean, stage: Stage): number {
  if (kind === DOOR) return stage === ESCAPING ? 2 : NEVER;
  if (kind === MONSTER) return (isKingHere ? JACK_FOR_MONSTER_AND_KING : JACK_FOR_MONSTER)[stage] as number;
  return (isKingHere ? JACK_FOR_TRAP_AND_KING : JACK_FOR_TRAP)[stage] as number;
}
