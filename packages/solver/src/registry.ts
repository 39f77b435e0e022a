import type { AnyGame } from "@tetrarch/engine";
import type { GradedAgents, Manifest } from "./agents.js";
import { fourGods } from "./games/four-gods/manifest.js";
import { fourKingdoms } from "./games/four-kingdoms/manifest.js";
import { kingsKeys } from "./games/kings-keys/manifest.js";
import { napoleonsTomb } from "./games/napoleons-tomb/manifest.js";
import { tombOfFourKings } from "./games/tomb-of-four-kings/manifest.js";
import { randomPlayer } from "./players/random-player.js";

/** The games that are known, in any order. */
export const manifests: readonly Manifest[] = [
  tombOfFourKings,
  kingsKeys,
  fourKingdoms,
  fourGods,
  napoleonsTomb,
];

/** The solver and the players of a game; undefined for a game that has none. */
export function agentsOf(game: AnyGame): GradedAgents | undefined {
  const manifest = manifests.find(({ id }) => id === game.id);
  if (!manifest) return undefined;
  const { easeBounds } = manifest;
  const known = manifest.agentsOf(game);
  return { ...known, players: [randomPlayer, ...known.players], easeBounds };
}
