import { type AnyGame, dealOfNumber, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { agentsOf, assessing, easyDealsOf, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { dealBeforeFirstWin } from "./dealer.svelte.js";

const LIMITS = { nodes: 1_000_000, memory: 2 ** 27 };
const listed = games
  .map((game) => [game, easyDealsOf(game.id)] as const)
  .filter(([, numbers]) => numbers.length > 0);

test.each(listed)("the first deals of $id are proved winnable, and easy", (game, numbers) => {
  const agents = agentsOf(game);
  for (const number of numbers) {
    const start = game.setup(numberedDeal(game.pack, number), []);
    expect([number, runToEnd(assessing(game, agents, start, LIMITS)).difficulty]).toEqual([number, "easy"]);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** A storage with these finished games. */
function storageOf(finished: readonly unknown[]) {
  const read = (_: unknown, run: (transaction: unknown) => unknown) =>
    Promise.resolve(run({ values: () => Promise.resolve(finished) }));
  return { database: { read } } as unknown as Parameters<typeof dealBeforeFirstWin>[1];
}

test("until the first win a deal is one of them, not played so far; after it, or without a history, none", async () => {
  const [game, numbers] = listed[0] as readonly [AnyGame, readonly number[]];
  const deals = numbers.map((number) => dealOfNumber(game, number));
  const lost = deals.slice(1).map((deal) => ({ deal, end: "lost" }));
  const dealt = (finished: readonly unknown[]) =>
    dealBeforeFirstWin(game, storageOf(finished), seededRandom(1));
  expect(deals).toContain(await dealt([]));
  expect(await dealt(lost)).toBe(deals[0]);
  expect(await dealt([...lost, { deal: deals[0], end: "resigned" }])).toBeUndefined();
  expect(await dealt([{ deal: "KK-1-7", end: "won", degree: "known" }])).toBeUndefined();
  expect(deals).toContain(await dealt([{ deal: "KK-1-7", end: "won", degree: "assisted" }]));
  const broken = { database: { read: () => Promise.reject(new Error("closed")) } };
  expect(await dealBeforeFirstWin(game, broken, seededRandom(1))).toBeUndefined();
  const other = gameOf("napoleons-tomb");
  expect(await dealBeforeFirstWin(other, storageOf([]), seededRandom(1))).toBeUndefined();
});
