import {
  type AnyGame,
  type FindGame,
  findGameAmong,
  formatCardSetLabel,
  type OwnSet,
  type Problem,
  type Result,
  withoutMark,
} from "@tetrarch/engine";
import { freshGameId } from "@tetrarch/play";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { WorkshopSets } from "../../data/collections.js";
import { manifests } from "../../games/registry.js";
import { freshRandom } from "../../ui/random.js";

/** Whether these very cards are in the workshop here. May reject, with an Error for which `reasonOf` has words. */
export async function areInWorkshop(storage: BrowserStorage, game: AnyGame): Promise<boolean> {
  const games = (await manifestOf(game)?.ownGames?.(storage)) ?? [];
  return games.some((own) => labelOf(own) === labelOf(game));
}

/** Puts cards that came with a link into the workshop, as a set of its own. May reject as `areInWorkshop` does. */
export async function keepInWorkshop(storage: BrowserStorage, { set }: OwnSet): Promise<void> {
  const id = freshGameId(freshRandom);
  // The workshop marks each edition itself.
  const kept = { ...set, version: withoutMark(set.version) };
  await new WorkshopSets(storage.database).merge([{ id, changedAt: Date.now(), set: { ...kept } }]);
}

/** Reads with the usual cards, and again with the player's own sets where the text needs them: only then the storage is read. */
export async function readWithOwnSets<Value>(
  { cards }: Pick<BrowserStorage, "cards">,
  read: (findGame: FindGame) => Result<Value, Problem>,
): Promise<Result<Value, Problem>> {
  const found = read(findGameAmong([]));
  return found.ok || found.error.code !== "bad-card-set" ? found : read(await cards.finder());
}

function manifestOf({ id }: AnyGame) {
  return manifests.find((manifest) => manifest.id === id);
}

function labelOf({ cardSet }: AnyGame): string {
  return cardSet ? formatCardSetLabel(cardSet) : "";
}
