import type { Result } from "../../core/result.js";
import { type Problem, problem, quote } from "../../core/result.js";
import { formatCardSetLabel } from "../../core/transcript.js";
import builtIn from "./card-set.json" with { type: "json" };
import { checkCardSet } from "./card-set-check.js";
import type { CardSet } from "./card-set-schema.js";

/** The project's own card set. */
export const builtInCardSet: CardSet = readBuiltIn();

function readBuiltIn(): CardSet {
  const set = checkCardSet(builtIn);
  if (!set.ok) throw new Error(`the built-in card set: ${set.error.message}`);
  return set.value;
}

/**
 * Reads a card set from outside (FG-0). Errors are `bad-card-set`, naming the place and the reason: what the rules
 * page does not allow, and a set that calls itself what the built-in one is called but is another (C-12).
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
