import { findGameAmong } from "@tetrarch/engine";
import { type Keepsake, readDealNote, readKeepsake } from "@tetrarch/play";
import type { BrowserStorage } from "../play/browser-storage.js";
import type { Shelf } from "./shelf.js";
import { counted } from "./words.js";

/** The deals that the player knows (C-10): also those that were only shown or told of, of which no game tells. */
export function knownShelf({ known: store }: Pick<BrowserStorage, "known">): Shelf {
  return {
    async all() {
      const notes = await store.all();
      const keepsakes = notes.flatMap((known) => readable({ kind: "known", known }) ?? []);
      return { keepsakes, unread: notes.length - keepsakes.length };
    },
    add: (keepsakes) => store.add(keepsakes.flatMap((one) => (one.kind === "known" ? [one.known] : []))),
    inWords: (count) => counted(count, "deal you know", "deals you know"),
  };
}

/** As a file can have it; undefined for what is the note on no deal. */
function readable(keepsake: Extract<Keepsake, { kind: "known" }>): Keepsake | undefined {
  const { how, since, by } = keepsake.known;
  const find = findGameAmong([]);
  const read = readKeepsake(keepsake, find);
  if (read.ok) return read.value;
  // Whatever stands there, the deal is known.
  const isTime = Number.isSafeInteger(since) && since !== undefined && since >= 0;
  const plain = { by, how: readDealNote(how), ...(isTime && { since }) };
  const again = readKeepsake({ kind: "known", known: plain }, find);
  return again.ok ? again.value : undefined;
}
