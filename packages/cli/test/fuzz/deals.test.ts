import {
  type AnyGame,
  type Deal,
  formatDeal,
  formatDealCode,
  games,
  numberedDeal,
  parseDeal,
  parseDealCode,
  readDeal,
  seededRandom,
  shuffledDeal,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { mutated } from "../../../../testing/mutation.js";
import { Tally } from "../../../../testing/tally.js";

const RUNS = countOf(100_000);

describe.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
  const random = seededRandom(11);
  const codes = Array.from({ length: 200 }, () => formatDealCode(game.dealCode, random(999_999_999) + 1));
  const lists = Array.from({ length: 50 }, () => formatDeal(shuffledDeal(game.pack, random)));
  const cards = game.pack.parts.flat();

  test("card lists: whatever is accepted is a deal of the whole pack, and comes out as it went in", () => {
    const tally = new Tally(`deals of ${id}`);
    const reordered = fc.shuffledSubarray(cards, { minLength: cards.length }).map((all) => all.join(" "));
    const input = fc.oneof(
      { arbitrary: mutated(fc.constantFrom(...lists), [...cards, "1", "6", "7", "JK", "--"]), weight: 8 },
      { arbitrary: fc.constantFrom(...lists), weight: 1 },
      { arbitrary: reordered, weight: 1 },
    );
    fc.assert(
      fc.property(input, (text) => {
        tally.count(() => {
          const deal = parseDeal(game.pack, text);
          if (!deal.ok) {
            expect(deal.error.code).toBe("bad-deal");
            return false;
          }
          expect(formatDeal(deal.value)).toBe(text);
          expect(isWholeDeal(game, deal.value)).toBe(true);
          game.legalMoves(game.setup(deal.value, []));
          return true;
        });
      }),
      { numRuns: RUNS, seed: 1 },
    );
    tally.finish(RUNS);
  });

  test("deal codes: whatever is accepted is the code of its number", () => {
    const tally = new Tally(`codes of ${id}`);
    const input = fc.oneof(
      { arbitrary: mutated(fc.constantFrom(...codes), ["FK", "1", "0", "-"]), weight: 9 },
      { arbitrary: fc.constantFrom(...codes).map((code) => code.toLowerCase()), weight: 1 },
    );
    fc.assert(
      fc.property(input, (text) => {
        tally.count(() => {
          const number = parseDealCode(game.dealCode, text);
          if (!number.ok) {
            expect(number.error.code).toBe("bad-deal");
            expect(number.error.message.length).toBeLessThan(1_000);
            return false;
          }
          expect(formatDealCode(game.dealCode, number.value)).toBe(text.toUpperCase());
          const read = readDeal(game, text);
          expect(read).toEqual({
            ok: true,
            value: { text: text.toUpperCase(), deal: numberedDeal(game.pack, number.value) },
          });
          return true;
        });
      }),
      { numRuns: RUNS, seed: 2 },
    );
    tally.finish(RUNS);
  });
});

/** An independent check: part by part the sorted cards are the sorted pack, and the rolls are rolls. */
function isWholeDeal({ pack }: AnyGame, { cards, rolls }: Deal): boolean {
  let start = 0;
  for (const part of pack.parts) {
    const dealt = cards.slice(start, start + part.length);
    if (dealt.toSorted().join() !== part.toSorted().join()) return false;
    start += part.length;
  }
  const dice = rolls.every((roll) => Number.isInteger(roll) && roll >= 1 && roll <= 6);
  return (
    start === cards.length && dice && (pack.rolls === 0 ? rolls.length === 0 : rolls.length >= pack.rolls)
  );
}
