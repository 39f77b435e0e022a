import { ok, type Result } from "@tetrarch/engine";
import { serve } from "../protocol/serve.js";
import type { Outside } from "./outside.js";
import { EXIT, type Fault } from "./report.js";

/** `tetrarch engine`: the engine protocol on standard input and output. */
export async function engine(outside: Outside): Promise<Result<number, Fault>> {
  await serve(outside.stdin, outside.stdout, outside.random);
  return ok(EXIT.fine);
}
