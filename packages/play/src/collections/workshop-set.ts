import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { GAME_ID } from "../session/game-record.js";
import { type Kind, moment } from "./kind.js";

/** A card set in the making, as it stands in its form: finished or not. */
export interface WorkshopSet {
  /** Drawn when the set was begun. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The form shows of it what has a field. */
  readonly set: Readonly<Record<string, unknown>>;
}

/** The most letters of a set, as many as a file with a card set has. */
const MOST_LETTERS = 1_000_000;

const WORKSHOP_SET = v.strictObject({
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  changedAt: moment,
  set: v.record(v.string(), v.unknown()),
});

export const workshopSets: Kind<WorkshopSet, undefined> = {
  field: undefined,
  version: 1,
  read(stored) {
    const parsed = v.safeParse(WORKSHOP_SET, stored);
    if (!parsed.success) return problem("bad-card-set", "it is no line of the workshop");
    return JSON.stringify(parsed.output.set).length > MOST_LETTERS
      ? problem("too-large", `the set has more than ${MOST_LETTERS} letters`)
      : ok(parsed.output);
  },
  key: ({ id }) => id,
  merge(a, b) {
    if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
    return JSON.stringify(a.set) <= JSON.stringify(b.set) ? a : b;
  },
};
