import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { GAME_ID } from "./session/game-record.js";

/** Milliseconds since 1970, as far as JavaScript's dates go. */
export const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

/** The id of a game, contest or payment. */
export const id = v.pipe(v.string(), v.regex(GAME_ID));

/** Reads stored data by a schema. Errors have this code and name the place, `whole` for the data itself. */
export function readBySchema<Value>(
  schema: v.GenericSchema<unknown, Value>,
  stored: unknown,
  code: Problem["code"],
  whole: string,
): Result<Value, Problem> {
  const parsed = v.safeParse(schema, stored, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return problem(code, `${v.getDotPath(issue) ?? whole}: ${issue.message}`);
}
