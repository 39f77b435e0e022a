import { type FindGame, identityOfText, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { strongerNote } from "../honesty/honesty.js";
import { type Kind, moment, reading } from "./kind.js";

/** The note that a deal is known (C-10), and how it came to be. A deal stays known for ever. */
export interface KnownDealNote {
  /** The deal's identity, or its SHA-256 in base64url where only that is kept. */
  readonly by: { readonly identity: string } | { readonly digest: string };
  /** A word for the way, as `DEAL_NOTES` has them; those of a later version are kept as they are. */
  readonly how: string;
  /** Milliseconds since 1970; undefined where it is not known. */
  readonly since?: number | undefined;
}

const KNOWN = v.strictObject({
  by: v.union([
    v.strictObject({ identity: v.pipe(v.string(), v.maxLength(5000)) }),
    v.strictObject({ digest: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  ]),
  how: v.pipe(v.string(), v.regex(/^[a-z -]{1,40}$/)),
  since: v.optional(moment),
});

export const knownDeals: Kind<KnownDealNote, "known"> = {
  field: "known",
  version: 1,
  read: reading(KNOWN, "known", "it is no note on a deal"),
  check(known, findGame) {
    const { by } = known;
    const checked = "identity" in by ? checkIdentity(by.identity, findGame) : ok(by);
    return checked.ok ? ok(known) : checked;
  },
  key: ({ by }) => ("identity" in by ? by.identity : by.digest),
  merge: mergeKnownDeals,
};

/** A game, the label of the card set whose own the pack is (FG-22), and the deal. */
const IDENTITY = /^(\S*) (?:"((?:[^"\\]|\\.)*)" )?(.*)$/s;

function checkIdentity(identity: string, findGame: FindGame): Result<unknown, Problem> {
  const [, id = "", label, deal = ""] = IDENTITY.exec(identity) ?? [];
  const game = findGame(id, label?.replace(/\\(.)/g, "$1"));
  if (!game.ok) return game;
  const found = identityOfText(game.value, deal);
  if (!found.ok) return found;
  return found.value === identity ? found : problem("bad-deal", "by.identity: it is written otherwise");
}

/** The first time with the strongest way: notes rise and never fall (C-10). */
function mergeKnownDeals(a: KnownDealNote, b: KnownDealNote): KnownDealNote {
  const times = [a.since, b.since].filter((time) => time !== undefined);
  return {
    ...a,
    how: strongerNote(a.how, b.how),
    ...(times.length > 0 && { since: Math.min(...times) }),
  };
}
