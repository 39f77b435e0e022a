import { type AnyGame, dealOfNumber, parseVariant, type Random } from "@tetrarch/engine";
import {
  agentsOf,
  DEFAULT_LIMITS,
  type Difficulty,
  findingWinnable,
  MOST_DEALS,
  type Progress,
} from "@tetrarch/solver";

/** A deal that takes more is no deal to wait for. */
const LIMITS = { ...DEFAULT_LIMITS, nodes: 1_000_000 };

/** The search for a random deal that is proved winnable, and as difficult as wanted. Throws for a variant that the game has not: a bug. */
export function winnableSearch(
  game: AnyGame,
  { variant, difficulty }: { readonly variant: string; readonly difficulty?: Difficulty | undefined },
  random: Random,
) {
  const options = parseVariant(game.options, variant, game.onlyStandard);
  if (!options.ok) throw new Error(options.error.message);
  const criteria = { variant: options.value, difficulty, limits: LIMITS, mostDeals: MOST_DEALS };
  return findingWinnable(game, agentsOf(game), random, criteria);
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
