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
  return byRejection(mersenneTwister(seed));
}

/** How many words a Mersenne Twister has, and how far on the word lies that is mixed in. */
const WORDS = 624;
const DISTANCE = 397;

/** The 32-bit Mersenne Twister. That of `pure-rand` brings 2.5 kB for jumps ahead, which no deal makes. */
function mersenneTwister(seed: number): { next(): number } {
  const words = new Int32Array(WORDS);
  const word = (place: number) => words[place % WORDS] as number;
  words[0] = seed;
  for (let place = 1; place < WORDS; place++) {
    const before = word(place - 1);
    words[place] = Math.imul(1812433253, before ^ (before >>> 30)) + place;
  }
  let at = 0;
  return {
    next() {
      const twisted = (word(at) & 0x80000000) | (word(at + 1) & 0x7fffffff);
      let draw = word(at + DISTANCE) ^ (twisted >>> 1) ^ (-(twisted & 1) & 0x9908b0df);
      words[at] = draw;
      at = (at + 1) % WORDS;
      draw ^= draw >>> 11;
      draw ^= (draw << 7) & 0x9d2c5680;
      draw ^= (draw << 15) & 0xefc60000;
      return draw ^ (draw >>> 18);
    },
  };
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

/** Whole numbers below any bound from words of 32 bits, without a lean to any of them. */
export function byRejection(generator: { next(): number }): Random {
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
