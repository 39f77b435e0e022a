import { type AnyGame, games } from "@tetrarch/engine";

/** The game of this id, which there is. */
export function gameOf(id: string): AnyGame {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
