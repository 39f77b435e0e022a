import { type AnyGame, dealOfNumber, parseVariant, type Random, unwrap } from "@tetrarch/engine";
import { agentsOf, type Difficulty, findingWinnable, type Progress } from "@tetrarch/solver";

/** The search for a random deal that is proved winnable, and as difficult as wanted. Throws for a variant that the game has not: a bug. */
export function winnableSearch(
  game: AnyGame,
  { variant, difficulty }: { readonly variant: string; readonly difficulty?: Difficulty | undefined },
  random: Random,
) {
  const options = unwrap(parseVariant(game.options, variant, game.onlyStandard));
  return findingWinnable(game, agentsOf(game), random, { variant: options, difficulty });
}

/** The same; its result is the code of the deal. */
export function* findingCode(
  game: AnyGame,
  choice: Parameters<typeof winnableSearch>[1],
  random: Random,
): Generator<Progress, string | undefined, void> {
  const deal = yield* winnableSearch(game, choice, random);
  return deal && dealOfNumber(game, deal.number);
}
