import { mersenne } from "pure-rand/generator/mersenne";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/**
 * A source of uniform whole numbers: `random(bound)` is 0 to bound − 1, for 1 ≤ bound ≤ 2^32. The caller passes it
 * in; the engine has no chance of its own.
 */
export type Random = (bound: number) => number;

/**
 * A repeatable source of chance: the 32-bit Mersenne Twister (MT19937), seeded as C++ `std::mt19937` is. So deals can
 * be made again outside this project. A number below `bound` is drawn by rejection: draws at or above the largest
 * multiple of `bound` not above 2^32 are thrown away, the rest is taken modulo `bound`. Deal codes depend on this
 * (C-9): it must never change.
 */
export function seededRandom(seed: number): Random {
  return byRejection(mersenne(seed | 0));
}

/** Seeds of 128 bits as text: 32 small hexadecimal digits, not all of them 0. */
export const WIDE_SEED = /^(?!0{32}$)[0-9a-f]{32}$/;

/** The draws thrown away first, since a seed with few bits set starts badly. */
const WARMING_UP = 64;

/**
 * A repeatable source of chance with a seed of 128 bits: xoroshiro128+ by Blackman and Vigna. Its constants are 24,
 * 16 and 37, and its two words of 64 bits are the two halves of the seed as written. The low 32 bits of each draw
 * count, and the first 64 draws are thrown away. Numbers are drawn by rejection as in `seededRandom`. The deals of
 * challenges depend on this: it must never change.
 * @param seed a text that `WIDE_SEED` describes
 */
export function wideSeededRandom(seed: string): Random {
  const word = (place: number) => Number.parseInt(seed.slice(8 * place, 8 * place + 8), 16) | 0;
  const generator = xoroshiro128plusFromState([word(0), word(1), word(2), word(3)]);
  for (let draw = 0; draw < WARMING_UP; draw++) generator.next();
  return byRejection(generator);
}

function byRejection(generator: { next(): number }): Random {
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let draw = generator.next() >>> 0;
    while (draw >= limit) draw = generator.next() >>> 0;
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
