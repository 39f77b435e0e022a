import {
  ACE,
  type Card,
  CLUBS,
  cardOf,
  codeOf,
  DIAMONDS,
  HEARTS,
  JACK,
  JOKER,
  KING,
  QUEEN,
  rankOf,
  SPADES,
  suitOf,
} from "../../core/cards.js";
import type { Encounter, EncounterKind } from "./types.js";

/** The role of a card. A number is an encounter or an action card; treasure is a king or the joker. */
export type Role = "torch" | "number" | "skill" | "favour" | "treasure";

const ROLES: readonly Role[] = Array.from({ length: JOKER + 1 }, (_, card) => {
  if (card === JOKER) return "treasure";
  const rank = rankOf(card);
  if (rank === ACE) return "torch";
  if (rank === JACK) return "skill";
  if (rank === QUEEN) return "favour";
  return rank === KING ? "treasure" : "number";
});

export function roleOf(card: Card): Role {
  return ROLES[card] as Role;
}

export const DODGE_BLOW: Card = cardOf(HEARTS, JACK);
export const DISARM_MECHANISM: Card = cardOf(DIAMONDS, JACK);
export const PICK_LOCK: Card = cardOf(CLUBS, JACK);

/** The jack that wins an encounter: the one of its suit (TK-5). */
export function skillFor(encounter: Card): Card {
  return cardOf(suitOf(encounter), JACK);
}

/** The points of cards as treasure: diamonds face value, kings 10, the scroll 6, others 0 (TK-22). */
const WORTH: readonly number[] = ROLES.map((role, card) => {
  if (card === JOKER) return 6;
  if (role === "treasure") return 10;
  return role === "number" && suitOf(card) === DIAMONDS ? rankOf(card) : 0;
});

/** The points of a card as treasure (TK-22). */
export function worthOf(card: Card): number {
  return WORTH[card] as number;
}

/** Whether a card has points as treasure. */
export function isTreasure(card: Card): boolean {
  return worthOf(card) > 0;
}

/** The points of treasure together (TK-22). */
export function pointsOf(treasure: readonly Card[]): number {
  let sum = 0;
  for (const card of treasure) sum += worthOf(card);
  return sum;
}

/** The number of kings, each with a tomb hoard. */
export function kingsOf(treasure: readonly Card[]): number {
  let count = 0;
  for (const card of treasure) if (card !== JOKER && rankOf(card) === KING) count++;
  return count;
}

/** Spades are monsters, diamonds traps, clubs doors. */
export function kindOf(encounter: Card): EncounterKind {
  const suit = suitOf(encounter);
  if (suit === SPADES) return "monster";
  return suit === DIAMONDS ? "trap" : "door";
}

/** An encounter card as events name it. */
export function encounterEvent(card: Card): Encounter {
  return { card: codeOf(card), kind: kindOf(card), value: rankOf(card) };
}

/** The encounter card of a turn in progress: the first numbered card of its column (TK-3). */
export function encounterOf(turn: readonly Card[]): Card | undefined {
  return turn.find((card) => roleOf(card) === "number");
}

/** The points that the column's last card, an action card, lacks against the encounter. */
export function shortfall(turn: readonly Card[]): number {
  return rankOf(encounterOf(turn) as Card) - rankOf(turn[turn.length - 1] as Card);
}
