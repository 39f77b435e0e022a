import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** What somebody has chosen for all tables: only what was ever chosen. */
export interface KeptSettings {
  /** When something was chosen last, in milliseconds since 1970; 0 where nobody noted it. */
  readonly changedAt: number;
  /** By name, sorted; those of a later version are kept as they are. */
  readonly choices: Readonly<Record<string, string | number | boolean>>;
}

export interface SettingsKeepsake {
  readonly kind: "settings";
  readonly settings: KeptSettings;
}

const MOST_CHOICES = 100;

const LINE = v.strictObject({
  kind: v.literal("settings"),
  settings: v.strictObject({
    changedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
    choices: v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
        v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.finite()), v.boolean()]),
      ),
      v.maxEntries(MOST_CHOICES),
    ),
  }),
});

export const SETTINGS_KEEPSAKE: KeepsakeKind<SettingsKeepsake> = {
  read(line) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return problem("bad-record", `${v.getDotPath(issue) ?? "settings"}: it is nothing that can be chosen`);
    }
    const { changedAt, choices } = parsed.output.settings;
    const sorted = Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1));
    return ok({ kind: "settings", settings: { changedAt, choices: Object.fromEntries(sorted) } });
  },
  identity: () => "",
  together: (one, other) => (isLater(other.settings, one.settings) ? other : one),
};

function isLater(one: KeptSettings, other: KeptSettings): boolean {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt;
  return JSON.stringify(one.choices) > JSON.stringify(other.choices);
}
