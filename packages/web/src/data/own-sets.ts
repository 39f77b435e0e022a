import { type OwnSet, ownEdition, readOwnSet } from "@tetrarch/engine";
import { Collection, cardSets, type Listing } from "@tetrarch/play";
import { type Database, isObject } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

type CardSet = OwnSet["set"];

/**
 * The card sets of the player's own that games were played with, as editions. They never change, whatever becomes of a set in the
 * workshop, so that games find their cards again.
 */
export function playedSets(database: Database, mirror: BrowserMirror): Collection<CardSet> {
  return new Collection(
    database,
    { kind: cardSets, store: "cards", isListedWithCopies: true, now: Date.now },
    mirror,
  );
}

/** All sets that can be read, those in the workshop among them as they stand now: never rejects. */
export async function readableSets(database: Database, mirror: BrowserMirror): Promise<readonly OwnSet[]> {
  const [{ values }, made] = await Promise.all([
    playedSets(database, mirror)
      .list()
      .catch((): Listing<CardSet> => ({ values: [], unread: 0 })),
    database.read(["sets"], (transaction) => transaction.values("sets")).catch(() => []),
  ]);
  const inWorkshop = made.flatMap((one) => (isObject(one) ? readable(one.set) : []));
  return [...values.flatMap(readable), ...inWorkshop.map(ownEdition)];
}

function readable(stored: unknown): readonly OwnSet[] {
  const own = readOwnSet(stored);
  return own.ok ? [own.value] : [];
}
