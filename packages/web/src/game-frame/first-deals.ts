import { type AnyGame, dealOfNumber, games, type Random } from "@tetrarch/engine";
import { easyDealsOf } from "@tetrarch/solver";
import type { BrowserStorage } from "../data/browser-storage.js";
import { isObject } from "../data/database.js";
import { movePatience } from "../ui/timeouts.js";

/**
 * The deal for a player who has not won a game without help yet: one of those that are proved winnable and easy, not played so far.
 * Undefined after a win, where the game lists no such deals, and where the history is not read in time. Never rejects.
 */
export async function dealBeforeFirstWin(
  game: AnyGame,
  { database }: { readonly database: Pick<BrowserStorage["database"], "read"> },
  random: Random,
): Promise<string | undefined> {
  const numbers = games.includes(game) ? easyDealsOf(game.id) : [];
  if (numbers.length === 0) return undefined;
  try {
    const reading = database.read(["finished"], (transaction) =>
      transaction.values("finished", `${game.id}\n`, `${game.id}\n\uffff`),
    );
    const finished = await Promise.race([reading, movePatience()]);
    if (!finished) return undefined;
    const ends = finished.filter(isObject);
    if (ends.some(({ end, degree }) => end === "won" && degree !== "assisted")) return undefined;
    const played = new Set(ends.map(({ deal }) => deal));
    const deals = numbers.map((number) => dealOfNumber(game, number)).filter((deal) => !played.has(deal));
    return deals[random(Math.max(1, deals.length))];
  } catch {
    return undefined;
  }
}
