import { looksLikeDealCode, type Session } from "@tetrarch/engine";
import type { DealChoice } from "./open-deal.js";
import { dealOfTheDay } from "./open-deal.js";

/** How the deal of a game was come by. What is told of all deals by some games holds only of those that chance alone has chosen. */
export const DEAL_ORIGINS = [
  /** Drawn when the player wanted another one. */
  "random",
  /** That of a day. */
  "daily",
  /** Looked for until one was found that can be won, or is as difficult as was wanted. */
  "winnable",
  /** Chosen by its number, as a code or in a link. */
  "code",
  /** Laid out card by card: typed, pasted, or in a link. */
  "cards",
  /** Of a series or a duel. */
  "contest",
] as const;

export type DealOrigin = (typeof DEAL_ORIGINS)[number];

/** The origin that a noted value names; undefined for any other, as for one that only a newer version knows. */
export function originNamed(noted: unknown): DealOrigin | undefined {
  return DEAL_ORIGINS.find((known) => known === noted);
}

/**
 * How a deal is come by that is asked for like this. Today's deal is that of the day, also where a link names it.
 * @param session the game that was opened
 * @param today `YYYY-MM-DD`
 */
export function originOf({ game, deal }: Session, choice: DealChoice, today: string): DealOrigin {
  if (choice.type !== "typed") return choice.type;
  if (!looksLikeDealCode(deal)) return "cards";
  const daily = dealOfTheDay(game, today);
  return daily.ok && daily.value === deal ? "daily" : "code";
}
