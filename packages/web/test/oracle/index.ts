import type { Session } from "@tetrarch/engine";
import { godsSeen } from "./four-gods.js";
import { kingdomsSeen } from "./four-kingdoms.js";
import { keysSeen } from "./kings-keys.js";
import { napoleonSeen } from "./napoleons-tomb.js";
import type { SeenGame, SeenPile } from "./seen-pile.js";
import { tombSeen } from "./tomb-of-four-kings.js";

const GAMES: Readonly<Record<string, SeenGame<never>>> = {
  "tomb-of-four-kings": tombSeen,
  "kings-keys": keysSeen,
  "four-gods": godsSeen,
  "four-kingdoms": kingdomsSeen,
  "napoleons-tomb": napoleonSeen,
};

/** How a game must be seen, by an independent hand: nothing here comes from the app. */
export function seenGame(gameId: string): SeenGame<unknown> {
  const game = GAMES[gameId];
  if (!game) throw new Error(`nobody has said how ${gameId} lies on the table`);
  return game as SeenGame<unknown>;
}

/** What must lie on the table, pile by pile. */
export function pilesSeen({ game, now }: Session): readonly SeenPile[] {
  return seenGame(game.id).piles(game.view(now.state));
}

/** The same, as `pilesOnScreen` finds it. */
export function pilesOf(session: Session): Record<string, readonly string[]> {
  return Object.fromEntries(pilesSeen(session).map(({ id, cards }) => [id, cards]));
}
