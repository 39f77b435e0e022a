/** States a chunk of the store holds. */
const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK - 1;
const FIRST_INDEX_BITS = 12;
const WORD_BYTES = 4;

export type Added = "new" | "seen" | "full";

/**
 * The set of positions a search has seen. Keys of fixed length lie one after the other in chunks, so that growing
 * copies none of them; an index with open addressing finds them by hash. A position counts as seen only when its
 * whole key is there. A state takes its key and 5 to 11 bytes of index.
 */
export class SeenSet {
  readonly #keyWords: number;
  readonly #memory: number;
  #chunks: Uint32Array[] = [];
  /** The number of the state plus one; 0 for an empty place. */
  #index = new Uint32Array(1 << FIRST_INDEX_BITS);
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
    return this.#index.byteLength + this.#chunks.length * this.#chunkBytes;
  }

  get #chunkBytes(): number {
    return CHUNK * this.#keyWords * WORD_BYTES;
  }

  /** Stores a key, unless it is there already or the memory is used up. */
  add(key: Uint32Array): Added {
    const words = this.#keyWords;
    const index = this.#index;
    const mask = index.length - 1;
    let place = hashOf(key, words) & mask;
    for (let entry = index[place] as number; entry !== 0; entry = index[place] as number) {
      if (this.#isAt(entry - 1, key)) return "seen";
      place = (place + 1) & mask;
    }
    if (!this.#hasRoom()) return "full";
    index[place] = ++this.#size;
    this.#store(this.#size - 1, key);
    if (this.#size * 4 > index.length * 3) return this.#grow() ? "new" : "full";
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
    try {
      this.#chunks.push(new Uint32Array(CHUNK * this.#keyWords));
    } catch {
      return false; // The machine has less memory than the limit.
    }
    return true;
  }

  #store(state: number, key: Uint32Array): void {
    const chunk = this.#chunks[state >>> CHUNK_BITS] as Uint32Array;
    const start = (state & CHUNK_MASK) * this.#keyWords;
    for (let word = 0; word < this.#keyWords; word++) chunk[start + word] = key[word] as number;
  }

  /** Doubles the index; while it is copied both are there. */
  #grow(): boolean {
    const length = this.#index.length * 2;
    if (this.bytes + length * WORD_BYTES > this.#memory) return false;
    let index: Uint32Array<ArrayBuffer>;
    try {
      index = new Uint32Array(length);
    } catch {
      return false;
    }
    const mask = length - 1;
    const key = new Uint32Array(this.#keyWords);
    for (let state = 0; state < this.#size; state++) {
      this.#load(state, key);
      let place = hashOf(key, this.#keyWords) & mask;
      while (index[place] !== 0) place = (place + 1) & mask;
      index[place] = state + 1;
    }
    this.#index = index;
    return true;
  }

  #load(state: number, key: Uint32Array): void {
    const chunk = this.#chunks[state >>> CHUNK_BITS] as Uint32Array;
    const start = (state & CHUNK_MASK) * this.#keyWords;
    for (let word = 0; word < this.#keyWords; word++) key[word] = chunk[start + word] as number;
  }
}

/** Every word is mixed in, and the result once more, so that low bits depend on all (the steps of MurmurHash3). */
function hashOf(key: Uint32Array, words: number): number {
  let hash = 0;
  for (let word = 0; word < words; word++) {
    let mixed = Math.imul(key[word] as number, 0xcc9e2d51);
    mixed = (mixed << 15) | (mixed >>> 17);
    hash ^= Math.imul(mixed, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
