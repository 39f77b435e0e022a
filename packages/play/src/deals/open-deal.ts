import {
  type AnyGame,
  dailyDealNumber,
  formatDealCode,
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

/** Which deal a player asks for. */
export type DealChoice =
  | { readonly type: "random" }
  /** The deal that everybody has today. */
  | { readonly type: "daily" }
  /** A deal code (C-9) or a card list (C-1), as a person may have typed or pasted it: line breaks and spaces in it do not matter. */
  | { readonly type: "typed"; readonly text: string };

/** Where chance and the day come from. */
export interface DealPorts {
  readonly random: Random;
  readonly clock: Pick<Clock, "today">;
}

/**
 * A game at its start, of the deal that is asked for; nothing is known yet of its degree. Errors are `bad-deal`,
 * `bad-variant` and `too-large`.
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

/** A deal as a person has typed or pasted it, in the form that is read: without space around it, single spaces within. */
export function dealText(typed: string): string {
  return typed.trim().replace(/\s+/g, " ");
}

/** The code of a new deal at random. */
export function randomDealCode(game: AnyGame, random: Random): string {
  return formatDealCode(game.dealCode, randomDealNumber(random));
}

/**
 * The code of a game's deal of the day: the same for everybody, everywhere. Errors are `bad-deal`.
 * @param day `YYYY-MM-DD`, years 1000–9999
 */
export function dealOfTheDay(game: AnyGame, day: string): Result<string, Problem> {
  const number = dailyDealNumber(day);
  return number.ok ? ok(formatDealCode(game.dealCode, number.value)) : number;
}
