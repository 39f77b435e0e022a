import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { GAME_ID } from "../records/game-id.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** A card set in the making, as it stands in its form: finished or not. */
export interface WorkshopKeepsake {
  readonly kind: "workshop";
  /** Drawn when the set was begun. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Whoever shows it takes of it what has a field. */
  readonly set: Readonly<Record<string, unknown>>;
}

/** A file with a card set may have as many letters. */
const MOST_LETTERS = 1_000_000;

const LINE = v.strictObject({
  kind: v.literal("workshop"),
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  changedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  set: v.record(v.string(), v.unknown()),
});

export const WORKSHOP_KEEPSAKE: KeepsakeKind<WorkshopKeepsake> = {
  read(line) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-card-set", "it is no line of the workshop");
    return JSON.stringify(parsed.output.set).length > MOST_LETTERS
      ? problem("too-large", `the set has more than ${MOST_LETTERS} letters`)
      : ok(parsed.output);
  },
  identity: ({ id }) => id,
  together(one, other) {
    if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other;
    // Whichever is met first must not matter.
    return JSON.stringify(one.set) <= JSON.stringify(other.set) ? one : other;
  },
};
