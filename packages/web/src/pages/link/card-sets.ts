import { type AnyGame, formatCardSetLabel, type OwnSet, withoutMark } from "@tetrarch/engine";
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

function manifestOf({ id }: AnyGame) {
  return manifests.find((manifest) => manifest.id === id);
}

function labelOf({ cardSet }: AnyGame): string {
  return cardSet ? formatCardSetLabel(cardSet) : "";
}
