/** The project of the tests with the sixth game, which takes other registries than all others. */
export const SIXTH_GAME = "sixth game";

/** By part of a run, its files of tests. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  browser: ["packages/web/test/**/*.test.ts"],
  terminal: ["packages/cli/test/**/*.test.ts", "scripts/**/*.test.ts", "clients/*/*.test.ts"],
  plain: [
    "packages/*/{src,conformance,bench}/**/*.test.ts",
    "packages/{solver,protocol}/test/**/*.test.ts",
    "{art,research,testing}/*.test.ts",
    "research/*/*.test.ts",
  ],
  "sixth-game": ["testing/sixth-game/**/*.test.ts"],
};

/**
 * The files of a run, those with the sixth game apart.
 * @param parts names of parts, joined by commas: `plain,terminal`; without it all parts run. Throws for any other name.
 */
export function filesOfParts(parts: string | undefined): {
  readonly tests: string[];
  readonly sixthGame: string[];
} {
  const names = parts?.split(",") ?? Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new Error(`TETRARCH_PARTS: "${unknown}" is none of ${Object.keys(PARTS).join(", ")}`);
  const filesOf = (isSixthGame: boolean) =>
    names.flatMap((name) => ((name === "sixth-game") === isSixthGame ? (PARTS[name] ?? []) : []));
  return { tests: filesOf(false), sixthGame: filesOf(true) };
}
