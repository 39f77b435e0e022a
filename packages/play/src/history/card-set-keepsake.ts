import { type OwnSet, ok, ownEdition, problem, quote, readOwnSet } from "@tetrarch/engine";
import * as v from "valibot";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** A card set of the player's own that games were played with, as an edition: the games of a file are read with its sets. */
export interface CardSetKeepsake {
  readonly kind: "card-set";
  readonly set: OwnSet["set"];
}

const LINE = v.strictObject({ kind: v.literal("card-set"), set: v.unknown() });

export const CARD_SET_KEEPSAKE: KeepsakeKind<CardSetKeepsake> = {
  read(line) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-card-set", "it is no line of a card set");
    const own = readOwnSet(parsed.output.set);
    if (!own.ok) return own;
    const { set } = own.value;
    const { version } = ownEdition(own.value).set;
    // What is kept under a name has these cards and no others, wherever it comes from.
    return version === set.version
      ? ok({ kind: "card-set", set })
      : problem(
          "bad-card-set",
          `its version is ${quote(set.version)}, but by its cards it is ${quote(version)}`,
        );
  },
  identity: ({ set }) => `${set.name} ${set.version}`,
  together: (one) => one,
};
