import { type FindGame, identityOfText, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { strongerNote } from "../honesty/known-deals.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** That a deal is known (C-10), and how it came to be. */
export interface KnownDealNote {
  /** The deal's identity, or its SHA-256 in base64url where only that is kept. */
  readonly by: { readonly identity: string } | { readonly digest: string };
  /** A word for the way, as `DEAL_NOTES` has them; those of a later version are kept as they are. */
  readonly how: string;
  /** Milliseconds since 1970; undefined where nobody noted it. */
  readonly since?: number | undefined;
}

/** A deal that somebody knows. It stays known for ever, whatever becomes of the games it was played in. */
export interface KnownDealKeepsake {
  readonly kind: "known";
  readonly known: KnownDealNote;
}

const BY = v.union([
  v.strictObject({ identity: v.pipe(v.string(), v.maxLength(5000)) }),
  v.strictObject({ digest: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) }),
]);

const LINE = v.strictObject({
  kind: v.literal("known"),
  known: v.strictObject({
    by: BY,
    how: v.pipe(v.string(), v.regex(/^[a-z -]{1,40}$/)),
    since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
  }),
});

export const KNOWN_DEAL_KEEPSAKE: KeepsakeKind<KnownDealKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return problem("bad-record", `${v.getDotPath(issue) ?? "known"}: it is no note on a deal`);
    }
    const { by, how, since } = parsed.output.known;
    const checked = "identity" in by ? checkIdentity(by.identity, findGame) : ok(by);
    if (!checked.ok) return checked;
    return ok({ kind: "known", known: { by, how, ...(since !== undefined && { since }) } });
  },
  identity: ({ known: { by } }) => ("identity" in by ? by.identity : by.digest),
  together: (one, other) => ({ kind: "known", known: mergeKnownDeals(one.known, other.known) }),
};

function checkIdentity(identity: string, findGame: FindGame): Result<unknown, Problem> {
  const end = Math.max(0, identity.indexOf(" "));
  const game = findGame(identity.slice(0, end), undefined);
  if (!game.ok) return game;
  const found = identityOfText(game.value, identity.slice(end + 1));
  if (!found.ok) return found;
  return found.value === identity ? found : problem("bad-deal", "by.identity: it is written otherwise");
}

/** The first time with the strongest way: notes rise and never fall (C-10). */
export function mergeKnownDeals<Note extends Pick<KnownDealNote, "how" | "since">>(a: Note, b: Note): Note {
  const times = [a.since, b.since].filter((time) => time !== undefined);
  return {
    ...a,
    how: strongerNote(a.how, b.how),
    ...(times.length > 0 && { since: Math.min(...times) }),
  };
}
