import type { Session } from "@tetrarch/engine";
import { godsOracle } from "./four-gods.js";
import { kingdomsOracle } from "./four-kingdoms.js";
import type { ExpectedPile, GameOracle } from "./game-oracle.js";
import { keysOracle } from "./kings-keys.js";
import { napoleonOracle } from "./napoleons-tomb.js";
import { tombOracle } from "./tomb-of-four-kings.js";

const GAMES: Readonly<Record<string, GameOracle<never>>> = {
  "tomb-of-four-kings": tombOracle,
  "kings-keys": keysOracle,
  "four-gods": godsOracle,
  "four-kingdoms": kingdomsOracle,
  "napoleons-tomb": napoleonOracle,
};

/** How a game must be seen, by an independent hand: nothing here comes from the app. */
export function oracleOf(gameId: string): GameOracle<unknown> {
  const game = GAMES[gameId];
  if (!game) throw new Error(`nobody has said how ${gameId} lies on the table`);
  return game as GameOracle<unknown>;
}

/** What must lie on the table, pile by pile. */
export function expectedPiles({ game, now }: Session): readonly ExpectedPile[] {
  return oracleOf(game.id).piles(game.view(now.state));
}

/** The same, as `pilesOnScreen` finds it. */
export function pilesOf(session: Session): Record<string, readonly string[]> {
  return Object.fromEntries(expectedPiles(session).map(({ id, cards }) => [id, cards]));
}
