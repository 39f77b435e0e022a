import { type OwnSet, ok, ownEdition, problem, quote, readOwnSet } from "@tetrarch/engine";
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
    const own = readOwnSet(set);
    if (!own.ok) return own;
    const { version } = ownEdition(own.value).set;
    // A set of this name and version has these cards and no others, wherever it comes from.
    return version === set.version
      ? ok(set)
      : problem(
          "bad-card-set",
          `its version is ${quote(set.version)}, but by its cards it is ${quote(version)}`,
        );
  },
  key: ({ name, version }) => `${name} ${version}`,
  merge: (a) => a,
};
