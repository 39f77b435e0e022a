import { type Card, rankOf } from "../../core/cards.js";
import {
  DISARM_MECHANISM,
  DODGE_BLOW,
  encounterOf,
  isTreasure,
  kindOf,
  roleOf,
  shortfall,
  skillFor,
  worthOf,
} from "./roles.js";
import type { EncounterKind } from "./types.js";

/**
 * The standing of a column, read card by card. No encounter yet, with or without a favour; an encounter open; an
 * action card just failed; the encounter won; a trap failed with its blow dodged.
 */
export type Standing = "seeking" | "favoured" | "open" | "short" | "won" | "dodged";

/** The standing of a column from which nothing was collected; undefined when the rules cannot build it. */
export function standingOf(column: readonly Card[]): Standing | undefined {
  let standing: Standing | undefined = "seeking";
  let encounter: Card | undefined;
  for (const card of column) {
    if (encounter !== undefined) {
      standing = facing(standing, encounter, card);
    } else if (roleOf(card) === "number") {
      encounter = card;
      standing = standing === "favoured" ? "won" : "open"; // TK-4
    } else if (roleOf(card) === "favour") {
      standing = "favoured";
    } else if (roleOf(card) !== "treasure") {
      return undefined;
    }
    if (standing === undefined) return undefined;
  }
  return standing;
}

/** The standing after one more card; undefined when it cannot follow. */
function facing(standing: Standing, encounter: Card, card: Card): Standing | undefined {
  const kind = kindOf(encounter);
  if (standing === "short") {
    if (kind === "door") return card === skillFor(encounter) ? "won" : undefined; // TK-15
    if (card === DODGE_BLOW) return kind === "monster" ? "open" : "dodged"; // TK-17
    if (kind === "trap") return undefined; // TK-13
  } else if (standing !== "open") {
    return undefined;
  }
  switch (roleOf(card)) {
    case "torch":
      return undefined;
    case "skill":
      return card === skillFor(encounter) ? "won" : undefined;
    case "favour":
      return "won";
    case "treasure":
      return "open";
    case "number":
      return rankOf(card) >= rankOf(encounter) ? "won" : "short";
  }
}

/** The kind of a column's encounter; undefined before it appears. */
export function kindOfColumn(column: readonly Card[]): EncounterKind | undefined {
  const encounter = encounterOf(column);
  return encounter === undefined ? undefined : kindOf(encounter);
}

/** The cards that a column cost as a jammed door (TK-15). */
export function jammedBy(column: readonly Card[]): number {
  return kindOfColumn(column) === "door" && standingOf(column) === "short" ? shortfall(column) : 0;
}

/** Whether a turn can have ended with these cards. */
export function canStay(column: readonly Card[]): boolean {
  return isFailure(column) || isDrop(column) || isVictory(column);
}

/** TK-7: a trap or a door that was not overcome. */
function isFailure(column: readonly Card[]): boolean {
  const standing = standingOf(column);
  return standing === "dodged" || (standing === "short" && kindOfColumn(column) !== "monster");
}

/** TK-12: a fight that ended with a treasure from the hand, worth at least the monster. */
function isDrop(column: readonly Card[]): boolean {
  const fight = column.slice(0, -1);
  const monster = encounterOf(fight);
  if (monster === undefined || kindOf(monster) !== "monster") return false;
  const standing = standingOf(fight);
  if (standing !== "open" && standing !== "short") return false;
  return worthOf(column[column.length - 1] as Card) >= rankOf(monster);
}

/** Whether a column is what a won turn leaves: all treasure is gone, or one marks it (TK-6). */
function isVictory(column: readonly Card[]): boolean {
  const first = column[0];
  const last = column[column.length - 1];
  if (first === undefined || last === undefined) return false;
  if (column.length === 1) return canMark(first);
  if (column.some(isTreasure)) return false;
  if (roleOf(first) === "favour") {
    return column.slice(0, -1).every((card) => roleOf(card) === "favour") && isMet(last);
  }
  if (roleOf(first) !== "number") return false;
  if (kindOf(first) === "door") return standingOf(column) === "won";
  // The action card that was dodged, or the last one, may have been a diamond that is in the hand now.
  const standing = standingOf(column.filter((card) => card !== DODGE_BLOW));
  if (standing === "won") return last !== DODGE_BLOW;
  return standing === "open" || standing === "short";
}

function isMet(card: Card): boolean {
  return roleOf(card) === "favour" || roleOf(card) === "number";
}

/** Whether a card can be all that a won turn leaves: no ace, no jack but of diamonds. */
function canMark(card: Card): boolean {
  const role = roleOf(card);
  return role === "skill" ? card === DISARM_MECHANISM : role !== "torch";
}
