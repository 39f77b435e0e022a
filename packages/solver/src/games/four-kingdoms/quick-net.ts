import { Inputs } from "../../evaluation/inputs.js";
import type { Net } from "../../evaluation/net.js";
import {
  GROUPS,
  lookAt,
  moreOfSuit,
  moreOfTable,
  suitKey,
  tableKey,
  writeSuit,
  writeTable,
} from "./inputs.js";
import type { Packed, Spot } from "./packed.js";

/** A cache of parts of a net's first layer, each under a key of two 32-bit numbers; a collision replaces the older part. */
export class PartSumCache {
  readonly sums: Float64Array;
  readonly #units: number;
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #made: Uint8Array;
  /** Where in `sums` the part found last begins. */
  at = 0;

  /**
   * @param places of each group, a power of two
   * @param groups parts of different groups never replace each other
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

/** Places of the caches for tables and suits, which recur while moves are tried. */
const TABLES = 1 << 12;
const SUITS = 1 << 12;

/** Asks a net about positions, and keeps what their tables and their suits add to its first layer. */
export class QuickNet {
  readonly #net: Net;
  readonly #inputs = new Inputs();
  readonly #tables: PartSumCache;
  readonly #suits: PartSumCache;
  readonly #groups: number[] = [];

  /** @param net of rounded weights, as a model's are */
  constructor(net: Net) {
    this.#net = net;
    this.#tables = new PartSumCache(TABLES, 1, net.shape.first);
    this.#suits = new PartSumCache(SUITS, GROUPS, net.shape.first);
  }

  /** Has the net say what it would say of the inputs that `writeInputs` writes, to the bit. */
  evaluate(packed: Packed, awaited: Spot): void {
    lookAt(packed, awaited);
    for (let suit = 0; suit < GROUPS; suit++) this.#groups[suit] = this.#ofSuit(packed, suit);
    this.#net.evaluateGroups(this.#tables.sums, this.#ofTable(packed), this.#suits.sums, this.#groups);
  }

  #ofTable(packed: Packed): number {
    const tables = this.#tables;
    if (!tables.find(0, tableKey(packed), moreOfTable(packed))) {
      this.#inputs.clear();
      writeTable(packed, this.#inputs);
      this.#net.writePart(this.#inputs, tables.sums, tables.at);
    }
    return tables.at;
  }

  #ofSuit(packed: Packed, suit: number): number {
    const suits = this.#suits;
    if (!suits.find(suit, suitKey(suit), moreOfSuit(packed, suit))) {
      this.#inputs.clear();
      writeSuit(packed, suit, this.#inputs);
      this.#net.writePart(this.#inputs, suits.sums, suits.at);
    }
    return suits.at;
  }
}
