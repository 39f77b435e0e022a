import { type OwnSet, ok, readEdition, readOwnSet } from "@tetrarch/engine";
import type { Kind } from "./kind.js";

/** Card sets of the player's own that games were played with, as editions: the games of a file are read with its sets. */
export const cardSets: Kind<OwnSet["set"], "set"> = {
  field: "set",
  version: 1,
  read(stored) {
    const own = readOwnSet(stored);
    return own.ok ? ok(own.value.set) : own;
  },
  check(set) {
    const own = readEdition(set);
    return own.ok ? ok(set) : own;
  },
  key: ({ name, version }) => `${name} ${version}`,
  merge: (a) => a,
};
