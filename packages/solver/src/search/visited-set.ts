import { allocated } from "./budget.js";
import { hashOfWords } from "./tables.js";

/** States a chunk of the store holds. */
const CHUNK_BITS = 10;
const CHUNK = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK - 1;
/** The index is in parts, by the first bits of the hash: each grows by itself, so that no growth takes long. */
const PART_BITS = 6;
const PARTS = 1 << PART_BITS;
const PART_SHIFT = 32 - PART_BITS;
const FIRST_PART_LENGTH = 16;
const WORD_BYTES = 4;

export type AddResult = "new" | "seen" | "full";

/**
 * The set of positions a search has seen; a position counts as seen only when its whole key is there.
 * Keys lie in chunks, which never are copied; an index with open addressing finds them by hash, 5 to 11 bytes a state.
 */
export class VisitedSet {
  readonly #keyWords: number;
  readonly #memory: number;
  readonly #chunks: Uint32Array[] = [];
  /** By part: the number of a state plus one, 0 for an empty place. */
  readonly #index = Array.from({ length: PARTS }, () => new Uint32Array(FIRST_PART_LENGTH));
  /** By part: how many states it has. */
  readonly #filled = new Int32Array(PARTS);
  #indexLength = PARTS * FIRST_PART_LENGTH;
  #size = 0;

  /** @param memory the most bytes it may take */
  constructor(keyWords: number, memory: number) {
    this.#keyWords = keyWords;
    this.#memory = memory;
  }

  /** How many states are stored. */
  get size(): number {
    return this.#size;
  }

  /** What it takes now, in bytes. */
  get bytes(): number {
    return this.#indexLength * WORD_BYTES + this.#chunks.length * this.#chunkBytes;
  }

  get #chunkBytes(): number {
    return CHUNK * this.#keyWords * WORD_BYTES;
  }

  /** Stores a key, unless it is there already or the memory is used up. */
  add(key: Uint32Array): AddResult {
    const hash = hashOfWords(key, this.#keyWords);
    const part = hash >>> PART_SHIFT;
    const index = this.#index[part] as Uint32Array;
    const mask = index.length - 1;
    let place = hash & mask;
    for (let entry = index[place] as number; entry !== 0; entry = index[place] as number) {
      if (this.#isAt(entry - 1, key)) return "seen";
      place = (place + 1) & mask;
    }
    if (!this.#hasRoom()) return "full";
    this.#store(this.#size, key);
    index[place] = ++this.#size;
    const filled = (this.#filled[part] as number) + 1;
    this.#filled[part] = filled;
    if (filled * 4 > index.length * 3) return this.#grow(part) ? "new" : "full";
    return "new";
  }

  #isAt(state: number, key: Uint32Array): boolean {
    const chunk = this.#chunks[state >>> CHUNK_BITS] as Uint32Array;
    const start = (state & CHUNK_MASK) * this.#keyWords;
    for (let word = 0; word < this.#keyWords; word++) {
      if (chunk[start + word] !== key[word]) return false;
    }
    return true;
  }

  /** Makes room for one more key, if memory allows. */
  #hasRoom(): boolean {
    if (this.#size < this.#chunks.length * CHUNK) return true;
    if (this.bytes + this.#chunkBytes > this.#memory) return false;
    const chunk = allocated(() => new Uint32Array(CHUNK * this.#keyWords));
    if (chunk) this.#chunks.push(chunk);
    return chunk !== undefined;
  }

  #store(state: number, key: Uint32Array): void {
    const chunk = this.#chunks[state >>> CHUNK_BITS] as Uint32Array;
    const start = (state & CHUNK_MASK) * this.#keyWords;
    for (let word = 0; word < this.#keyWords; word++) chunk[start + word] = key[word] as number;
  }

  /** Doubles a part of the index; while it is copied both are there. */
  #grow(part: number): boolean {
    const old = this.#index[part] as Uint32Array;
    const length = old.length * 2;
    if (this.bytes + length * WORD_BYTES > this.#memory) return false;
    const index = allocated(() => new Uint32Array(length));
    if (!index) return false;
    const mask = length - 1;
    const key = new Uint32Array(this.#keyWords);
    for (const entry of old) {
      if (entry === 0) continue;
      this.#load(entry - 1, key);
      let place = hashOfWords(key, this.#keyWords) & mask;
      while (index[place] !== 0) place = (place + 1) & mask;
      index[place] = entry;
    }
    this.#index[part] = index;
    this.#indexLength += old.length;
    return true;
  }

  #load(state: number, key: Uint32Array): void {
    const chunk = this.#chunks[state >>> CHUNK_BITS] as Uint32Array;
    const start = (state & CHUNK_MASK) * this.#keyWords;
    for (let word = 0; word < this.#keyWords; word++) key[word] = chunk[start + word] as number;
  }
}
