import { ok, type Problem, problem, quote, type Result } from "./result.js";

/** The options of a game that are in force, in alphabetical order; none is the standard game. */
export type Variant = readonly string[];

/** The name of the variant without options. */
export const STANDARD = "standard";

/** `standard`, or the options joined by `+` (C-8). */
export function formatVariant(variant: Variant): string {
  return variant.length === 0 ? STANDARD : variant.join("+");
}

/** Every variant of a game with these options, `standard` first. */
export function variantsOf(options: readonly string[]): readonly string[] {
  let sets: string[][] = [[]];
  for (const option of [...options].sort()) sets = sets.concat(sets.map((set) => [...set, option]));
  return sets.map(formatVariant);
}

/**
 * Reads a variant. Errors are `bad-variant`: an unknown option, one twice, or not in alphabetical order.
 * @param onlyStandard the reason why there is only the standard game, if there is one to tell
 */
export function parseVariant(
  options: readonly string[],
  text: string,
  onlyStandard?: string,
): Result<Variant, Problem> {
  if (text === STANDARD) return ok([]);
  const known = variantsOf(options);
  if (known.includes(text)) return ok(text.split("+"));
  const only = `this game has only \`standard\`${onlyStandard === undefined ? "" : `: ${onlyStandard}`}`;
  const choices = known.length === 1 ? only : `expected one of: ${known.join(", ")}`;
  return problem("bad-variant", `${quote(text)} is not a variant of this game: ${choices}`);
}
