import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import { games } from "../registry.js";
import { countCodes, formatDeal, parseDeal, seededDeals } from "./deal.js";
import { WIDE_SEED, wideSeededRandom } from "./random.js";
import { dealIdentity } from "./session.js";

const SEED = "0123456789abcdeffedcba9876543210";
const anySeed = fc
  .array(fc.constantFrom(..."0123456789abcdef"), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.join(""))
  .filter((seed) => WIDE_SEED.test(seed));

const MASK = (1n << 64n) - 1n;
const rotated = (word: bigint, by: bigint) => ((word << by) | (word >> (64n - by))) & MASK;

/** Draws of xoroshiro128+ as its authors describe it, in whole words of 64 bits. */
function* drawn(seed: string): Generator<number> {
  let [one, other] = [BigInt(`0x${seed.slice(0, 16)}`), BigInt(`0x${seed.slice(16)}`)];
  for (;;) {
    yield Number((one + other) & 0xffffffffn);
    other ^= one;
    one = rotated(one, 24n) ^ other ^ ((other << 16n) & MASK);
    other = rotated(other, 37n);
  }
}

describe("the source behind the deals of a challenge", () => {
  it("is xoroshiro128+ after 64 draws, as its authors describe it", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const random = wideSeededRandom(seed);
        const draws = drawn(seed);
        for (let skipped = 0; skipped < 64; skipped++) draws.next();
        for (let draw = 0; draw < 100; draw++) expect(random(2 ** 32)).toBe(draws.next().value);
      }),
    );
  });

  it("draws every number below the bound about equally often", () => {
    const random = wideSeededRandom(SEED);
    const counts = new Array<number>(6).fill(0);
    for (let draw = 0; draw < 60_000; draw++) {
      const number = random(6);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400); // over four standard deviations
  });
});

describe("the deals of a challenge", () => {
  // Made by a second implementation, in another language. Challenges are in other people's hands: this never changes.
  it("C-9: are the same for ever", () => {
    const game = games.find(({ id }) => id === "four-kingdoms");
    const made = game && seededDeals(game.pack, SEED, 2);
    expect(made?.ok && made.value.map(formatDeal)).toEqual([
      "3H 9H 4S KH JH 3C 6C 5S 5C 9D 4D 5D 8S JS 3D 6S AS AD 6D KS 3S QS TS TD AC 7H 4C 8H QD 9C 7S AH KD JC 2D JD 9S TC 2H 7D 6H QC 8C KC TH 2S 4H QH 5H 8D 2C 7C",
      "9C JH 4C JC 4H 5C 8H 2C 4D QD 7C KS 9H 5H 6H 5S JS 3H 3C 7S QS TH 7H 7D KC KD 3S 6D 8S 2H AS KH 2S AC JD TC TD 4S 8C 2D QH QC 9D 5D 8D 6C 6S 9S TS AH AD 3D",
    ]);
  });

  it.each(games.map((game) => [game.id, game] as const))("of %s are whole, and each another", (_, game) => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const made = value(seededDeals(game.pack, seed, 10));
        for (const deal of made) {
          expect(parseDeal(game.pack, formatDeal(deal))).toEqual({ ok: true, value: deal });
          expect(countCodes(deal.cards)).toEqual(countCodes(game.pack.parts.flat()));
        }
        expect(new Set(made.map((deal) => dealIdentity(game, deal))).size).toBe(10);
        expect(seededDeals(game.pack, seed, 3)).toEqual({ ok: true, value: made.slice(0, 3) });
      }),
      { numRuns: 20 },
    );
  });

  it.each(["", "0".repeat(32), "f".repeat(31), "f".repeat(33), "F".repeat(32), `${"f".repeat(31)}g`])(
    "are refused with the seed “%s”",
    (seed) => {
      for (const { pack } of games)
        expect(seededDeals(pack, seed, 3)).toMatchObject({ error: { code: "bad-series" } });
    },
  );
});
