import type { standardCards, tombOfFourKings } from "@tetrarch/engine";
import {
  COLUMN,
  DELVE,
  DISCARD,
  DODGE,
  DROP,
  ENCOUNTER,
  HAND,
  HIT_POINTS,
  LEAVE,
  MARKED,
  PHASE,
  PLAY,
  RETREAT,
  RETREATING,
  SHORT,
  SKILL,
  SKILLS,
  setLoot,
  TAKE,
  TURNS,
} from "./layout.js";
import { isNumber, lootOf, Pack, packedCard, strengthOf } from "./pack.js";
import { Tomb } from "./tomb.js";

type State = tombOfFourKings.State;
type Move = tombOfFourKings.Move;

/** What of a position the player sees and the pack does not settle. */
export interface Table
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
export function packedTomb(state: State): Tomb {
  const tomb = new Tomb(new Pack(state.pack.map(packedCard), state.scrollSpent));
  const { delve, retreat } = state;
  layOut(tomb.bytes, { ...state, delved: delve.length, retreated: retreat.length });
  return tomb;
}

/** Writes the bytes of a position whose next card is the first of its pack. */
export function layOut(bytes: Uint8Array, table: Table): void {
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

const MOVES = {
  delve: DELVE,
  retreat: RETREAT,
  play: PLAY,
  skill: SKILL,
  take: TAKE,
  dodge: DODGE,
  discard: DISCARD,
};

/** An engine's move as a number; a king stands for all kings. */
export function packedMove(move: Move): number {
  switch (move.type) {
    case "drop":
      return DROP + treasureOf(move.card);
    case "leave":
      return LEAVE + treasureOf(move.card);
    default:
      return MOVES[move.type];
  }
}

/** The number of a treasure: 0–8 the diamonds, 9 the joker, 10 a king. */
function treasureOf(card: standardCards.Card): number {
  return 31 - Math.clz32(lootOf(packedCard(card)));
}
