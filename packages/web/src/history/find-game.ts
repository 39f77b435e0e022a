import { type FindGame, games, ok, problem, quote } from "@tetrarch/engine";

/** The game that a record is of. Card sets of one's own are not known here. */
export const findGame: FindGame = (id) => {
  const game = games.find((candidate) => candidate.id === id);
  return game ? ok(game) : problem("unknown-game", `there is no game ${quote(id)}`);
};
