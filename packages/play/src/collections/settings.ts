import * as v from "valibot";
import { type Kind, later, moment, reading } from "./kind.js";

/** The choices that a player has made for all tables: only those that were ever made. */
export interface StoredSettings {
  /** When something was chosen last, in milliseconds since 1970; 0 where it is not known. */
  readonly changedAt: number;
  /** By name, sorted; those of a later version are kept as they are. */
  readonly choices: Readonly<Record<string, string | number | boolean>>;
}

const MOST_CHOICES = 100;

const SETTINGS = v.strictObject({
  changedAt: moment,
  choices: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
      v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.finite()), v.boolean()]),
    ),
    v.maxEntries(MOST_CHOICES),
    v.transform((choices) =>
      Object.fromEntries(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1))),
    ),
  ),
});

export const settings: Kind<StoredSettings, "settings"> = {
  field: "settings",
  version: 1,
  read: reading(SETTINGS, "settings", "it is nothing that can be chosen"),
  key: () => "",
  merge: (a, b) => later(a, b, ({ changedAt }) => changedAt),
};
