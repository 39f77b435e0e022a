import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect } from "vitest";
import { answerSchema, errorSchema } from "../src/answers.js";
import { OPS, type Op } from "../src/requests.js";

export const published = JSON.parse(
  readFileSync(new URL("../src/protocol.schema.json", import.meta.url), "utf8"),
) as { readonly $defs: Readonly<Record<string, unknown>> };

const ajv = new Ajv2020({ strict: true }).addSchema(published, "protocol");

/** Whether a value is valid under a definition of the published schema, `newRequest` or `answer`, or under all of it. */
export function fits(name: string | undefined, value: unknown): boolean {
  return ajv.validate(name === undefined ? "protocol" : `protocol#/$defs/${name}`, value);
}

/** An answer fits the schema of answers to its request, or that of errors, and the JSON Schema of the same. */
export function expectToFit(line: string, answer: string): void {
  const value: unknown = JSON.parse(answer);
  const isError = Object.hasOwn(value as object, "error");
  const op = isError ? undefined : opOf(line);
  const { issues } = v.safeParse(op === undefined ? errorSchema : answerSchema(op), value);
  expect(issues, answer.slice(0, 500)).toBeUndefined();
  for (const name of [op === undefined ? "errorAnswer" : `${op}Answer`, "answer", undefined]) {
    expect(fits(name, value), `${name}: ${ajv.errorsText()} in ${answer.slice(0, 500)}`).toBe(true);
  }
}

/** What was asked for by a line that was met. */
function opOf(line: string): Op {
  const { op } = JSON.parse(line) as { readonly op: string };
  const known = OPS.find((name) => name === op);
  if (known === undefined) throw new Error(`${op} was met, but is no request`);
  return known;
}
