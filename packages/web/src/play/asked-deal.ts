import { type AnyGame, formatVariant, type Session } from "@tetrarch/engine";
import type { DealOrigin } from "@tetrarch/play";

/** A deal that is asked for from elsewhere than the table. */
export interface AskedDeal {
  /** A deal code or a card list. */
  readonly deal: string;
  /** Where none is asked for, that of the game on the table. */
  readonly variant: string | undefined;
  /** The solitaire with a card set of the player's own; where it is left out, with the usual cards. */
  readonly game?: AnyGame;
  /** What it is called to the player, where the deal itself must not be shown. */
  readonly name?: string;
  /** How it was come by, where the deal alone does not tell. */
  readonly origin?: DealOrigin;
  /** Whether a game of it that is in play already is another one: then this one begins anew. */
  readonly isAfresh?: boolean;
}

/** By game: a deal is asked for by its cards here, as an address would show them. */
const asked = new Map<string, AskedDeal>();

/** Asks a game's table, the next to be entered, for a deal. */
export function askForDeal(game: string, deal: AskedDeal): void {
  asked.set(game, deal);
}

/**
 * Goes to the table of a game and asks it for the game's deal, where no address can name it: its cards are the player's own.
 * @param name what the deal is called to the player
 */
export function goToDeal({ game, deal, variant }: Session, name: string): void {
  askForDeal(game.id, { deal, variant: formatVariant(variant), game, name });
  location.hash = `#/${game.id}`;
}

/** What a table is asked for, once. */
export function takeAskedDeal(game: string): AskedDeal | undefined {
  const deal = asked.get(game);
  asked.delete(game);
  return deal;
}
