import { countCodes, type PackSpec } from "./deal.js";
import { isTooLong, ok, type Problem, problem, quote, type Result, tooLong } from "./result.js";

/** The problem of a text that is no position of its game. */
export function badState(message: string) {
  return problem("bad-state", message);
}

/** One line of a position's text. */
export type Field = readonly [name: string, codes: readonly (string | number)[]];

/** A position as text: a line a field, `name: code code …`; a field of nothing is `name:`. */
export function formatFields(fields: readonly Field[]): string {
  return fields.map(([name, codes]) => [`${name}:`, ...codes].join(" ")).join("\n");
}

/** Reads lines written by {@link formatFields}: just these names, in this order. Errors are `bad-state` and `too-large`. */
export function parseFields(
  names: readonly string[],
  text: string,
): Result<ReadonlyMap<string, readonly string[]>, Problem> {
  if (isTooLong(text)) return tooLong("the position");
  const lines = text.replace(/\n$/, "").split("\n");
  const fields = new Map<string, readonly string[]>();
  for (const [index, name] of names.entries()) {
    const line = lines[index];
    if (line === undefined) return badState(`line ${index + 1}: ${name} is missing`);
    const [head = "", ...codes] = line.split(" ");
    if (head !== `${name}:`) {
      return badState(`line ${index + 1}: expected \`${name}:\`, found ${quote(head)}`);
    }
    if (codes.includes("")) return badState(`${name}: codes are separated by single spaces`);
    fields.set(name, codes);
  }
  if (lines.length > names.length) {
    return badState(`line ${names.length + 1}: ${quote(lines[names.length] ?? "")} is one line too many`);
  }
  return ok(fields);
}

/** Checks that the codes, all together, are the pack: each as often as the pack has it. Errors are `bad-state`. */
export function checkWholePack(pack: PackSpec, codes: readonly string[]): Result<null, Problem> {
  const left = countCodes(pack.parts.flat());
  for (const code of codes) {
    const count = left.get(code);
    if (count === undefined) return badState(`${quote(code)} is not in this game's pack`);
    if (count === 0) return badState(`${code} is there once too often`);
    left.set(code, count - 1);
  }
  for (const [code, count] of left) {
    if (count > 0) return badState(`${code} is missing`);
  }
  return ok(null);
}
