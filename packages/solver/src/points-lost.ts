import type { PlayerErrors } from "./evaluation/player-errors.js";
import { ERRORS as FOUR_GODS } from "./games/four-gods/measures.js";
import { ERRORS as FOUR_KINGDOMS } from "./games/four-kingdoms/measures.js";
import { ERRORS as KINGS_KEYS } from "./games/kings-keys/measures.js";
import { ERRORS as NAPOLEONS_TOMB } from "./games/napoleons-tomb/measures.js";
import { ERRORS as TOMB_OF_FOUR_KINGS } from "./games/tomb-of-four-kings/measures.js";

const errors: Readonly<Record<string, readonly PlayerErrors[]>> = {
  "tomb-of-four-kings": TOMB_OF_FOUR_KINGS,
  "kings-keys": KINGS_KEYS,
  "four-kingdoms": FOUR_KINGDOMS,
  "four-gods": FOUR_GODS,
  "napoleons-tomb": NAPOLEONS_TOMB,
};

/**
 * What a decision costs each player of a game, from random to the strongest, so that a person can be placed among them. Losses
 * need not fall in that order: who soon stands badly, as random does in The King's Keys, Four Kingdoms and Napoleon's Tomb, has
 * little left to lose. A person's own number is the mean of `loss` over the plies that are graded on the scale of wins and not forced. None of an unknown game.
 */
export function pointsLostBy(gameId: string): readonly PlayerErrors[] {
  return errors[gameId] ?? [];
}
