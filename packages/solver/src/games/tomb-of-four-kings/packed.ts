import type { standardCards, tombOfFourKings } from "@tetrarch/engine";
import { isNumber, lootOf, Pack, packedCard, strengthOf } from "./cards.js";
import { kingsOf, lootAt, MARKED, setLoot } from "./loot.js";

type State = tombOfFourKings.State;

/** The bytes of a packed position. Torches burnt and the scroll's state follow from the next card (see `Pack`). */
export const PHASE = 0;
/** The place in the pack of the card that is turned up next. */
export const NEXT = 1;
/** 0–9. */
export const HIT_POINTS = 2;
/** The jacks in the hand: a bit of `SKILL_BITS` each. */
export const SKILLS = 3;
/** 1 once turned around. */
export const RETREATING = 4;
/** Turns done while delving, turns still to walk on the retreat. */
export const TURNS = 5;
/** The treasure in the hand: loot, in two bytes, the low one first. */
export const HAND = 6;
/** The treasure in the column of the turn, and whether anything else marks it: loot, in two bytes. */
export const COLUMN = 8;
/** The encounter of the turn, as a packed card; 0 before it appears. */
export const ENCOUNTER = 10;
/** What the last action card lacks, while that must be answered; else 0. */
export const SHORT = 11;
export const POSITION_BYTES = 12;

/** In the order of the engine's phases. */
export const [CROSSROADS, ENCOUNTERED, HIT, JAMMED, LEAVING, OUT, DEAD, DARK] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/** A packed position that moves change in place. */
export class Packed {
  readonly bytes = new Uint8Array(POSITION_BYTES);
  readonly pack: Pack;

  constructor(pack: Pack) {
    this.pack = pack;
  }

  get hand(): number {
    return lootAt(this.bytes, HAND);
  }

  get column(): number {
    return lootAt(this.bytes, COLUMN);
  }

  /** The kings that can still be had: those in the column and in the pack. */
  get kingsAhead(): number {
    return kingsOf(this.column) + (this.pack.kings[this.bytes[NEXT] as number] as number);
  }
}

/** The visible part of the table that the pack does not settle. */
export interface VisibleTable
  extends Pick<State, "phase" | "retreating" | "hitPoints" | "skills" | "treasure" | "turn"> {
  /** How many turns of each row are done. */
  readonly delved: number;
  readonly retreated: number;
}

const PHASES: readonly tombOfFourKings.Phase[] = [
  "crossroads",
  "encounter",
  "hit",
  "jammed",
  "leave",
  "out",
  "dead",
  "dark",
];

/** The packed position of an engine's. */
export function packedTomb(state: State): Packed {
  const tomb = new Packed(new Pack(state.pack.map(packedCard), state.scrollSpent));
  const { delve, retreat } = state;
  layOut(tomb.bytes, { ...state, delved: delve.length, retreated: retreat.length });
  return tomb;
}

/** Writes the bytes of a position whose next card is the first of its pack. */
export function layOut(bytes: Uint8Array, table: VisibleTable): void {
  const { phase, retreating, turn, delved, retreated } = table;
  bytes.fill(0);
  bytes[PHASE] = PHASES.indexOf(phase);
  bytes[HIT_POINTS] = table.hitPoints;
  bytes[SKILLS] = table.skills.reduce((bits, card) => bits | strengthOf(packedCard(card)), 0);
  bytes[RETREATING] = retreating ? 1 : 0;
  bytes[TURNS] = retreating ? delved - 1 - retreated : delved;
  setLoot(bytes, HAND, lootOfCards(table.treasure));
  setLoot(bytes, COLUMN, lootOfCards(turn));
  const column = turn.map(packedCard);
  bytes[ENCOUNTER] = column.find(isNumber) ?? 0;
  if (phase === "hit" || phase === "jammed") {
    bytes[SHORT] = strengthOf(bytes[ENCOUNTER]) - strengthOf(column.at(-1) as number);
  }
}

/** Cards that are no treasure count as the mark. */
function lootOfCards(cards: readonly standardCards.Card[]): number {
  let loot = 0;
  for (const card of cards) {
    const treasure = lootOf(packedCard(card));
    loot = treasure > 0 ? loot + treasure : loot | MARKED;
  }
  return loot;
}
