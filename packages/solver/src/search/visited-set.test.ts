import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { VisitedSet } from "./visited-set.js";

describe("the seen set", () => {
  it("agrees with a set of texts, over growth, in every key length", () => {
    const wrong: string[] = [];
    for (const words of [1, 2, 3, 6, 8]) {
      const random = seededRandom(words);
      const seen = new VisitedSet(words, 2 ** 30);
      const oracle = new Set<string>();
      const key = new Uint32Array(words);
      for (let turn = 0; turn < 40_000; turn++) {
        for (let word = 0; word < words; word++) key[word] = random(words < 3 ? 200 : 12);
        const text = key.join();
        const answer = seen.add(key);
        if (answer !== (oracle.has(text) ? "seen" : "new")) wrong.push(`${answer}: ${text}`);
        oracle.add(text);
      }
      expect(wrong).toEqual([]);
      expect(seen.size).toBe(oracle.size);
    }
  });

  it("tells keys apart that differ in one bit anywhere", () => {
    const seen = new VisitedSet(4, 2 ** 30);
    for (let bit = 0; bit < 128; bit++) {
      const key = new Uint32Array(4);
      key[bit >> 5] = 1 << (bit & 31);
      expect(seen.add(key)).toBe("new");
    }
    expect(seen.add(new Uint32Array(4))).toBe("new");
    expect(seen.size).toBe(129);
  });

  it("is full at the memory it may take, and takes at most 40 bytes a state with a key of six words", () => {
    const memory = 2 ** 26;
    const seen = new VisitedSet(6, memory);
    const key = new Uint32Array(6);
    let number = 0;
    do key[0] = number++;
    while (seen.add(key) === "new");
    expect(seen.bytes).toBeLessThanOrEqual(memory);
    expect(memory / seen.size).toBeLessThanOrEqual(40);
    // What was stored is still known.
    key[0] = 7;
    expect(seen.add(key)).toBe("seen");
  });
});
