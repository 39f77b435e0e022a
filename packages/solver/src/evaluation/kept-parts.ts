/**
 * What parts of the inputs add to the first layer of a net, kept by two 32-bit numbers that tell each from every other. One that
 * falls on the place of another takes it.
 */
export class KeptParts {
  readonly sums: Float64Array;
  readonly #units: number;
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #made: Uint8Array;
  /** Where in `sums` the part begins that was asked for last. */
  at = 0;

  /**
   * @param places of each group, a power of two
   * @param groups parts of different groups never take each other's place
   */
  constructor(places: number, groups: number, units: number) {
    this.#units = units;
    this.#mask = places - 1;
    this.#low = new Int32Array(groups * places);
    this.#high = new Int32Array(groups * places);
    this.#made = new Uint8Array(groups * places);
    this.sums = new Float64Array(groups * places * units);
  }

  /** Goes to the place of a part of a group, and says whether it is there; if not, it must be written there. */
  find(group: number, low: number, high: number): boolean {
    let mixed = Math.imul(low ^ Math.imul(high, 0x85eb_ca77), 0x9e37_79b1);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0xc2b2_ae3d);
    const place = group * (this.#mask + 1) + ((mixed ^ (mixed >>> 14)) & this.#mask);
    this.at = place * this.#units;
    if (this.#low[place] === low && this.#high[place] === high && this.#made[place] === 1) return true;
    this.#low[place] = low;
    this.#high[place] = high;
    this.#made[place] = 1;
    return false;
  }
}
