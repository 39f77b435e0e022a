import { type Deal, formatDeal } from "./deal.js";
import type { AnyGame } from "./game.js";
import type { Problem } from "./problem.js";
import type { Result } from "./result.js";
import { readDeal, type Session } from "./session.js";

/**
 * What tells two deals of a game apart (C-10): its cards and those rolls that a game can use, however the deal was
 * written, by code or as a list, in whatever variant it is played and with whatever card set. The same text for the same
 * deal, for ever: it is kept in stores of known deals. It names every hidden card, so it is not for players to see.
 */
export function dealIdentity(game: AnyGame, deal: Deal): string {
  // More rolls than these can never be thrown.
  const rolls = deal.rolls.slice(0, game.pack.rolls);
  return `${game.id} ${formatDeal({ cards: deal.cards, rolls })}`;
}

/** The identity of the deal behind a code or a card list. Errors are those of `readDeal`. */
export function identityOfText(game: AnyGame, text: string): Result<string, Problem> {
  const read = readDeal(game, text);
  return read.ok ? { ok: true, value: dealIdentity(game, read.value.deal) } : read;
}

/** The identity of the deal a session is played on. */
export function identityOf({ game, deal }: Session): string {
  const identity = identityOfText(game, deal);
  if (!identity.ok) throw new Error(identity.error.message);
  return identity.value;
}
