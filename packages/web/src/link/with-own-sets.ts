import { type FindGame, findGameAmong, type Problem, type Result } from "@tetrarch/engine";
import type { BrowserStorage } from "../play/browser-storage.js";

/** Reads with the usual cards, and once more with the player's own where they are wanted: nothing else waits for the storage. */
export async function readWithOwnSets<Value>(
  { cards }: Pick<BrowserStorage, "cards">,
  read: (findGame: FindGame) => Result<Value, Problem>,
): Promise<Result<Value, Problem>> {
  const found = read(findGameAmong([]));
  return found.ok || found.error.code !== "bad-card-set" ? found : read(await cards.finder());
}
