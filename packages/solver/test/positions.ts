import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";

/** Positions on the way of a random game, every `step` moves from the start on, the last one included. */
export function positionsOnTheWay(
  game: AnyGame,
  deal: number,
  step: number,
  variant: readonly string[] = [],
): readonly unknown[] {
  const random = seededRandom(deal);
  const positions: unknown[] = [];
  let state: unknown = game.setup(numberedDeal(game.pack, deal), variant);
  for (let ply = 0; ply < 300; ply++) {
    const moves = game.legalMoves(state);
    if (ply % step === 0 || moves.length === 0) positions.push(state);
    if (moves.length === 0) break;
    state = game.play(state, moves[random(moves.length)]).state;
  }
  return positions;
}
