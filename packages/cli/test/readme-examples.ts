import { readFileSync } from "node:fs";

/** A program in a README, and the results that it states: what stands behind `// =>`, `…` for what is left out. */
export interface Example {
  /** `engine-1` is the first of the engine's. */
  readonly name: string;
  readonly program: string;
  readonly results: readonly string[];
}

/** The fenced blocks of TypeScript in a package's README. */
export function examplesIn(readme: string, folder: string): readonly Example[] {
  const programs = [...readFileSync(readme, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)];
  return programs.map(([, program = ""], index) => ({
    name: `${folder}-${index + 1}`,
    program,
    results: [...program.matchAll(/\/\/ => (.*)$/gm)].map(([, result = ""]) => result),
  }));
}

/**
 * A program that runs examples, compiled beside it, and prints what each of them prints: as JSON, a list for each, a text
 * for each thing printed.
 */
export function runnerOf(examples: readonly Example[]): string {
  return `
import { inspect } from "node:util";
const printed = {};
for (const name of ${JSON.stringify(examples.map(({ name }) => name))}) {
  printed[name] = [];
  console.log = (...values) => {
    printed[name].push(values.map((value) => (typeof value === "string" ? value : whole(value))).join(" "));
  };
  await import(\`./\${name}.js\`);
}
function whole(value) {
  return inspect(value, { depth: null, compact: true, breakLength: Infinity, maxArrayLength: null });
}
process.stdout.write(JSON.stringify(printed));
`;
}

/** The first stated result that was not printed, those before it having been printed before it; undefined for none. */
export function missingFrom(printed: readonly string[], { results }: Example): string | undefined {
  let next = 0;
  return results.find((result) => {
    const pattern = new RegExp(`^${result.split("…").map(escaped).join(".*")}$`, "s");
    const at = printed.findIndex((text, index) => index >= next && pattern.test(text.replaceAll("'", '"')));
    next = at + 1;
    return at < 0;
  });
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
