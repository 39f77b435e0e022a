import { type AnyGame, formatVariant, type Session } from "@tetrarch/engine";
import type { DealOrigin } from "@tetrarch/play";

/** A deal that another page requests from a table. */
export interface RequestedDeal {
  /** A deal code or a card list. */
  readonly deal: string;
  /** Undefined for that of the game on the table. */
  readonly variant: string | undefined;
  /** The solitaire with a card set of the player's own; where it is left out, with the usual cards. */
  readonly game?: AnyGame;
  /** What it is called to the player, where the deal itself must not be shown. */
  readonly name?: string;
  /** How it was come by, where the deal alone does not tell. */
  readonly origin?: DealOrigin;
  /** Whether a game of it that is in play already is another one: then this one begins again. */
  readonly isAfresh?: boolean;
}

/** By game. A deal is not requested by an address, which would show its cards. */
const requests = new Map<string, RequestedDeal>();

/** Asks a game's table, the next to be entered, for a deal. */
export function requestDeal(game: string, deal: RequestedDeal): void {
  requests.set(game, deal);
}

/**
 * Goes to the table of a game and asks it for the game's deal, where no address can name it: its cards are the player's own.
 * @param name what the deal is called to the player
 */
export function goToDeal({ game, deal, variant }: Session, name: string): void {
  requestDeal(game.id, { deal, variant: formatVariant(variant), game, name });
  location.hash = `#/${game.id}`;
}

/** The game whose table, the next to be entered, deals anew where the game there is over; empty for none. */
let played = "";

/** Asks a game's table, the next to be entered, for a game that can be played. */
export function requestPlay(game: string): void {
  played = game;
}

/** Whether a table was asked for a game that can be played. */
export function takeRequestedPlay(game: string): boolean {
  const isRequested = played === game;
  played = "";
  return isRequested;
}

/** Takes the deal that is requested from a table. */
export function takeRequestedDeal(game: string): RequestedDeal | undefined {
  const deal = requests.get(game);
  requests.delete(game);
  return deal;
}
