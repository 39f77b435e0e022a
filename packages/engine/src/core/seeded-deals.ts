import { type Deal, type PackSpec, shuffledDeal } from "./deal.js";
import { type Problem, problem, quote } from "./problem.js";
import { WIDE_SEED, wideSeededRandom } from "./random.js";
import { ok, type Result } from "./result.js";

/**
 * The deals of a challenge, first to last: shuffled one after the other from one source with a seed of 128 bits, so that the
 * seed alone gives several players the very same deals, which none of the numbered ones is. This is the first derivation; it is a
 * promise like that of deal codes (C-9), and another would get another name. Errors are `bad-series`.
 * @param seed 32 small hexadecimal digits, not all of them 0
 */
export function seededDeals(pack: PackSpec, seed: string, count: number): Result<readonly Deal[], Problem> {
  if (!WIDE_SEED.test(seed)) {
    return problem(
      "bad-series",
      `${quote(seed)} is no seed: expected 32 hexadecimal digits, not all of them 0`,
    );
  }
  const random = wideSeededRandom(seed);
  return ok(Array.from({ length: count }, () => shuffledDeal(pack, random)));
}
