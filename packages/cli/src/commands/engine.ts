import { ok, type Result } from "@tetrarch/engine";
import { protocolSchemaText } from "../content/shipped.js";
import { serve } from "../engine/serve.js";
import { EXIT, type Fault } from "../report.js";
import type { CommandContext } from "./context.js";

export interface EngineOptions {
  readonly schema?: boolean;
}

/** `tetrarch engine`: speaks the engine protocol, or prints its JSON Schema. */
export async function engine(
  options: EngineOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  if (options.schema) await context.stdout.write(await protocolSchemaText());
  else await serve(context);
  return ok(EXIT.fine);
}
