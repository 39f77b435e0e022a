import { ok, type Result } from "@tetrarch/engine";
import { answerLine, inputLines, openConnection } from "@tetrarch/protocol";
import { protocolSchemaText } from "../content/shipped.js";
import { EXIT, type Fault } from "../report.js";
import { VERSION } from "../version.js";
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

/**
 * Answers on standard output what comes on standard input, until that ends, the other side quits or stops listening.
 * Each line has one answer, in order. Nothing is read while answers wait to be taken.
 */
async function serve({ stdin, stdout, random }: CommandContext): Promise<void> {
  let connection = openConnection({ random, version: VERSION });
  for await (const line of inputLines(stdin)) {
    const answered = answerLine(connection, line);
    const taken = await stdout.write(`${answered.line}\n`);
    if (answered.done || !taken) return;
    connection = answered.connection;
  }
}
