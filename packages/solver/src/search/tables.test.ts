import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { bitCount, highestBit, lowestBit } from "./tables.js";

it("bits are counted and found as in the digits of a word", () => {
  const random = seededRandom(1);
  const words = [0, 1, -1, 1 << 31, 0x7fff_ffff, ...Array.from({ length: 1000 }, () => random(2 ** 32) | 0)];
  for (const word of words) {
    const digits = (word >>> 0).toString(2).padStart(32, "0");
    expect(bitCount(word)).toBe(digits.replaceAll("0", "").length);
    const fromTop = digits.indexOf("1");
    expect(highestBit(word)).toBe(fromTop < 0 ? -1 : 31 - fromTop);
    const last = digits.lastIndexOf("1");
    expect(lowestBit(word)).toBe(last < 0 ? -1 : 31 - last);
  }
});
