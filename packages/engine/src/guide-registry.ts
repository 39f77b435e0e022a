import type { AnyGame } from "./core/game.js";
import { ownSetOf } from "./games/four-gods/built-in-card-set.js";
import { type AnyGuide, isPlain } from "./narration/catalogue.js";
import { fourGodsGuide } from "./narration/en/four-gods/guide.js";
import { fourKingdomsGuide } from "./narration/en/four-kingdoms/guide.js";
import { kingsKeysGuide } from "./narration/en/kings-keys/guide.js";
import { napoleonsTombGuide } from "./narration/en/napoleons-tomb/guide.js";
import { tombOfFourKingsGuide } from "./narration/en/tomb-of-four-kings/guide.js";
import { games } from "./registry.js";

// A file of its own: a page that plays and narrates a game does not load what is said beside its table.

/** The guide of each game, in the same order. */
function guides(): readonly AnyGuide[] {
  const all: readonly unknown[] = [
    tombOfFourKingsGuide,
    kingsKeysGuide,
    fourKingdomsGuide,
    fourGodsGuide,
    napoleonsTombGuide,
  ];
  return all as readonly AnyGuide[];
}

function guideOf(gameId: string): AnyGuide {
  const index = games.findIndex(({ id }) => id === gameId);
  const game = games[index];
  const found = isPlain(game) ? game.plain.guide : guides()[index];
  if (!found) throw new Error(`no guide for ${gameId}`);
  return found;
}

/** The rules of a game in short, by the player's own cards where it is played with these (FG-22). Throws for an unknown game: a bug. */
export function howToOf(game: AnyGame): readonly string[] {
  const { howTo, howToWith } = guideOf(game.id);
  const own = ownSetOf(game);
  return (own && howToWith?.(own.set)) ?? howTo;
}

/** The kinds of mistakes of a registered game, by the name that an analysis gives them. Throws for any other game: a bug. */
export function mistakeKindsOf(gameId: string): Readonly<Record<string, string>> {
  return guideOf(gameId).mistakeKinds ?? {};
}
