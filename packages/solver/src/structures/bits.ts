/** How many bits of a 32-bit word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The place of the highest bit of a 32-bit word that is set, 0 to 31; −1 when none is. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

/** The place of the lowest bit of a 32-bit word that is set, 0 to 31; −1 when none is. */
export function lowestBit(word: number): number {
  return highestBit(word & -word);
}
