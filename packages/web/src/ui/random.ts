import type { Random } from "@tetrarch/engine";

/** Chance for new deals, by rejection like the engine's own: `bound` from 1 to 2^32. */
export const freshRandom: Random = (bound) => {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while ((draw[0] as number) >= limit);
  return (draw[0] as number) % bound;
};

/** A seed for chance that has to repeat within the worker. */
export function freshSeed(): number {
  return freshRandom(2 ** 31);
}
