import {
  type AnyGame,
  dailyDealNumber,
  dealOfNumber,
  looksLikeDealCode,
  ok,
  type Problem,
  type Random,
  type Result,
  randomDealNumber,
  type Session,
  STANDARD,
  startSession,
} from "@tetrarch/engine";
import type { Clock } from "../clock.js";

export type DealChoice =
  | { readonly type: "random" }
  /** The deal of the day. */
  | { readonly type: "daily" }
  /** A deal code (C-9) or card list (C-1) as typed or pasted, with any line breaks and spaces. */
  | { readonly type: "typed"; readonly text: string };

/** The ports for chance and the day. */
export interface DealPorts {
  readonly random: Random;
  readonly clock: Pick<Clock, "today">;
}

/**
 * Starts a game of the chosen deal, without notes on it (`withNotes`). Errors are `bad-deal`, `bad-variant` and `too-large`.
 * @param variant `standard`, or options joined by `+`
 */
export function openDeal(
  game: AnyGame,
  choice: DealChoice,
  { random, clock }: DealPorts,
  variant: string = STANDARD,
): Result<Session, Problem> {
  const deal = chooseDeal(game, choice, random, clock);
  return deal.ok ? startSession(game, deal.value, variant) : deal;
}

function chooseDeal(
  game: AnyGame,
  choice: DealChoice,
  random: Random,
  clock: DealPorts["clock"],
): Result<string, Problem> {
  switch (choice.type) {
    case "random":
      return ok(randomDealCode(game, random));
    case "daily":
      return dealOfTheDay(game, clock.today());
    case "typed":
      return ok(dealText(choice.text));
  }
}

/** A typed deal without space around it, with single spaces within. */
export function dealText(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** A random deal: its code, or its card list where deals have no codes. */
export function randomDealCode(game: AnyGame, random: Random): string {
  return dealOfNumber(game, randomDealNumber(random));
}

/**
 * The code of a game's deal of the day, or its card list where deals have no codes. Errors are `bad-deal`.
 * @param day `YYYY-MM-DD`, years 1000–9999
 */
export function dealOfTheDay(game: AnyGame, day: string): Result<string, Problem> {
  const number = dailyDealNumber(day);
  return number.ok ? ok(dealOfNumber(game, number.value)) : number;
}

/** Where the deal of a game came from. Statistics about all deals hold only for those that chance has chosen. */
export const DEAL_ORIGINS = [
  /** Drawn at random. */
  "random",
  /** The deal of a day. */
  "daily",
  /** Searched for: winnable, or of a chosen difficulty. */
  "winnable",
  /** A deal code, typed or in a link. */
  "code",
  /** A card list, typed or in a link. */
  "cards",
  /** A deal of a series or a duel. */
  "contest",
] as const;

export type DealOrigin = (typeof DEAL_ORIGINS)[number];

/** Reads an origin; undefined for any other value, as for one of a newer version. */
export function parseDealOrigin(stored: unknown): DealOrigin | undefined {
  return DEAL_ORIGINS.find((origin) => origin === stored);
}

/**
 * The origin of a chosen deal. The deal of today counts as `daily`, even by its code.
 * @param session the game that was opened
 * @param today `YYYY-MM-DD`
 */
export function originOf({ game, deal }: Session, choice: DealChoice, today: string): DealOrigin {
  if (choice.type !== "typed") return choice.type;
  const daily = dealOfTheDay(game, today);
  if (daily.ok && daily.value === deal) return "daily";
  return looksLikeDealCode(deal) ? "code" : "cards";
}
