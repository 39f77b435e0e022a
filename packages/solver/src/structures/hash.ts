/** The hash of the first `count` words: each is mixed in by the steps of MurmurHash3. Unsigned, 32 bits. */
export function hashOfWords(words: Uint32Array, count: number): number {
  let hash = 0;
  for (let word = 0; word < count; word++) {
    let mixed = Math.imul(words[word] as number, 0xcc9e2d51);
    mixed = (mixed << 15) | (mixed >>> 17);
    hash ^= Math.imul(mixed, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  return hashOfWord(hash) >>> 0;
}

/** The last steps of MurmurHash3, after which every bit depends on all bits of the word. Signed, 32 bits. */
export function hashOfWord(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
