import { mersenne } from "pure-rand/generator/mersenne";

/**
 * A source of uniform whole numbers: `random(bound)` is one of 0 … bound−1, for 1 ≤ bound ≤ 2^32.
 * The caller hands it in; nothing in the engine makes its own chance.
 */
export type Random = (bound: number) => number;

/**
 * A repeatable source: the 32-bit Mersenne Twister (MT19937) seeded with `seed`, as C++'s `std::mt19937` and
 * others have it, so that deals can be made again outside this project. A number below `bound` is drawn by
 * rejection: draws at or above the largest multiple of `bound` not above 2^32 are thrown away, the rest is taken
 * modulo `bound`. Deal codes depend on this (C-9): it must never change.
 */
export function seededRandom(seed: number): Random {
  const twister = mersenne(seed | 0);
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let draw = twister.next() >>> 0;
    while (draw >= limit) draw = twister.next() >>> 0;
    return draw % bound;
  };
}

/** A shuffled copy (Fisher–Yates from the last place down). Deal codes depend on this (C-9): it must never change. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const chosen = random(last + 1);
    const item = result[chosen] as T;
    result[chosen] = result[last] as T;
    result[last] = item;
  }
  return result;
}
