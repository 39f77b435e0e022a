import { type AnyGame, formatCardSetLabel, type OwnSet, withoutMark } from "@tetrarch/engine";
import { freshGameId } from "@tetrarch/play";
import { manifests } from "../games/registry.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import { freshRandom } from "../play/chance.js";

/** Whether these very cards are in the workshop here. May reject, with an Error for which `reasonOf` has words. */
export async function areInWorkshop(storage: BrowserStorage, game: AnyGame): Promise<boolean> {
  const games = (await manifestOf(game)?.ownGames?.(storage)) ?? [];
  return games.some((own) => labelOf(own) === labelOf(game));
}

/** Puts cards that came with a link into the workshop, as a set of its own. May reject as `areInWorkshop` does. */
export async function keepInWorkshop(storage: BrowserStorage, { game, set }: OwnSet): Promise<void> {
  const shelf = await manifestOf(game)?.shelf?.(storage);
  const id = freshGameId(freshRandom);
  // The workshop marks each edition itself.
  const kept = { ...set, version: withoutMark(set.version) };
  await shelf?.add([{ kind: "workshop", id, changedAt: Date.now(), set: kept }], () => undefined);
}

function manifestOf({ id }: AnyGame) {
  return manifests.find((manifest) => manifest.id === id);
}

function labelOf({ cardSet }: AnyGame): string {
  return cardSet ? formatCardSetLabel(cardSet) : "";
}
