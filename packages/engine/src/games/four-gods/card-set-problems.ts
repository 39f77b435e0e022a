import * as v from "valibot";
import { parseCardSet } from "./card-set.js";
import { wrongOrder } from "./card-set-check.js";
import { cardSetSchema } from "./card-set-schema.js";

/** What is wrong at one place of a card set that is being made. */
export interface CardSetProblem {
  /** The keys that lead to it: `["traps", 3, "luckTable", 0, "rollNeeded"]`; none for the set as a whole. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/**
 * FG-0: all that is wrong with a card set, place by place, for whoever makes one in a form. A set without problems is one that
 * `parseCardSet` takes.
 */
export function cardSetProblems(json: unknown): readonly CardSetProblem[] {
  const shape = v.safeParse(cardSetSchema, json, { abortPipeEarly: true });
  if (!shape.success) {
    return shape.issues.map(({ path, message }) => ({
      path: (path ?? []).map(({ key }) => key as string | number),
      reason: message,
    }));
  }
  const { traps, locations } = shape.output;
  const tables = [
    ...traps.map(({ luckTable }, index) => ({ path: ["traps", index, "luckTable"], luckTable })),
    ...locations.flatMap((location, index) =>
      location.id === "L4"
        ? [{ path: ["locations", index, "luckTable"], luckTable: location.luckTable }]
        : [],
    ),
  ];
  const wrong = tables.flatMap(({ path, luckTable }) =>
    wrongOrder(luckTable).map(({ index, key, reason }) => ({ path: [...path, index, key], reason })),
  );
  if (wrong.length > 0) return wrong;
  // What only the whole can be wrong in: ids that are there twice, a name that is the built-in set's.
  const set = parseCardSet(json);
  return set.ok ? [] : [{ path: [], reason: set.error.message }];
}
