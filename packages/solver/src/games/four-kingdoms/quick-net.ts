import { Inputs } from "../../evaluation/inputs.js";
import { KeptParts } from "../../evaluation/kept-parts.js";
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

/** So many places are kept for what tables and suits add to the net: they come again and again while moves are tried. */
const TABLES = 1 << 12;
const SUITS = 1 << 12;

/** Asks a net about positions, and keeps what their tables and their suits add to its first layer. */
export class QuickNet {
  readonly #net: Net;
  readonly #inputs = new Inputs();
  readonly #tables: KeptParts;
  readonly #suits: KeptParts;
  readonly #groups: number[] = [];

  /** @param net of rounded weights, as a model's are */
  constructor(net: Net) {
    this.#net = net;
    this.#tables = new KeptParts(TABLES, 1, net.shape.first);
    this.#suits = new KeptParts(SUITS, GROUPS, net.shape.first);
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
