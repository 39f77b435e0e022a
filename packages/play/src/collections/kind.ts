import { type FindGame, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";

/** One kind of what is kept: how it is read, found by its key, merged, and written in an export. */
export interface Kind<Value, Field extends string | undefined = string | undefined> {
  /** The field of an export's line that has the value; undefined where the line itself has the value's fields. */
  readonly field: Field;
  /** The version of the form in which values are written. `read` reads this one and all before it. */
  readonly version: number;
  /** Reads a value from a store or a file, where anything may have happened to it. Errors name the place. */
  read(stored: unknown): Result<Value, Problem>;
  /** Checks an imported value against the games; undefined where its shape is all there is to check. */
  check?(value: Value, findGame: FindGame): Result<Value, Problem>;
  /** Tells one value from another: there is one of each key. */
  key(value: Value): string;
  /** Merges two values of the same key: commutative, associative and idempotent. */
  merge(a: Value, b: Value): Value;
}

export { moment } from "../schemas.js";

/** The id of a solitaire, which `check` looks for. */
export const solitaire = v.pipe(v.string(), v.maxLength(100));

/**
 * A `read` that takes what has the shape of a schema. Errors are `bad-record`, with the place and the reason.
 * @param field stands before the place
 */
export function reading<Value>(schema: v.GenericSchema<unknown, Value>, field: string, reason: string) {
  return (stored: unknown): Result<Value, Problem> => {
    const parsed = v.safeParse(schema, stored);
    if (parsed.success) return ok(parsed.output);
    const place = v.getDotPath(parsed.issues[0]);
    return problem("bad-record", `${place === null ? field : `${field}.${place}`}: ${reason}`);
  };
}

/** The later of two values by a time of each; of one time, the one whose text sorts last, so that the order does not matter. */
export function later<Value>(a: Value, b: Value, timeOf: (value: Value) => number): Value {
  if (timeOf(a) !== timeOf(b)) return timeOf(a) > timeOf(b) ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** All values, each key once, merged: the same in whatever order and however often they are given. */
export function mergeAll<Value>(
  kind: Pick<Kind<Value>, "key" | "merge">,
  values: Iterable<Value>,
): ReadonlyMap<string, Value> {
  const merged = new Map<string, Value>();
  for (const value of values) {
    const key = kind.key(value);
    const before = merged.get(key);
    merged.set(key, before === undefined ? value : kind.merge(before, value));
  }
  return merged;
}
