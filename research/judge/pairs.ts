import { seededRandom } from "@tetrarch/engine";
import { type Measuring, played } from "./measuring.js";

/**
 * From two moves the reference player plays on, each pair of games on the same hidden cards: 1 where the first alone won, −1 where
 * the second did, else 0. The results alone count, and nothing that the judge tells.
 */
export function pairsPlayedOn(
  measuring: Measuring,
  state: unknown,
  moves: readonly [unknown, unknown],
  pairs: number,
  seed: number,
): readonly number[] {
  const { game } = measuring;
  const random = seededRandom(seed);
  return Array.from({ length: pairs }, () => {
    const deal = game.sample(game.view(state), random);
    const [first, second] = moves.map((move) =>
      Number(played(measuring, game.play(deal, move).state, seededRandom(seed)).isWon),
    );
    return (first ?? 0) - (second ?? 0);
  });
}
