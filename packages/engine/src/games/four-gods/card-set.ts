import * as v from "valibot";
import { formatCardSetLabel } from "../../core/game.js";
import type { Result } from "../../core/result.js";
import { type Problem, problem, quote } from "../../core/result.js";
import { builtInCardSet } from "./built-in-card-set.js";
import { checkCardSet, schemaOf, wrongLuckEntries } from "./card-set-check.js";
import type { CardSet, CardSetProblem } from "./card-set-types.js";
import { layoutProblems } from "./layout-check.js";

/**
 * Reads a card set from outside (FG-0). Errors are `bad-card-set`, naming the place and the reason. A set with the
 * built-in set's label but other cards is refused, too (C-12).
 * @param json what `JSON.parse` made of the file
 */
export function parseCardSet(json: unknown): Result<CardSet, Problem> {
  const set = checkCardSet(json);
  if (!set.ok) return set;
  const label = formatCardSetLabel(set.value);
  if (label !== formatCardSetLabel(builtInCardSet)) return set;
  if (JSON.stringify(set.value) === JSON.stringify(builtInCardSet)) return set;
  return problem(
    "bad-card-set",
    `the card set calls itself ${quote(label)}, which is the built-in set, but has other cards: give it another name or version`,
  );
}

/** All faults of a card set, place by place, for a form (FG-0). `parseCardSet` reads a set without faults. */
export function cardSetProblems(json: unknown): readonly CardSetProblem[] {
  const shape = v.safeParse(schemaOf(json), json, { abortPipeEarly: true });
  if (!shape.success) {
    return shape.issues.map(({ path, message }) => ({
      path: (path ?? []).map(({ key }) => key as string | number),
      reason: message,
    }));
  }
  const wrong = [...layoutProblems(shape.output), ...wrongLuckEntries(shape.output)];
  if (wrong.length > 0) return wrong;
  // What only the whole can be wrong in: ids that are there twice, a name that is the built-in set's.
  const set = parseCardSet(json);
  return set.ok ? [] : [{ path: [], reason: set.error.message }];
}
