import { ok, type Result } from "@tetrarch/engine";
import { openConnection } from "@tetrarch/protocol";
import { McpGame } from "../mcp/mcp-game.js";
import { serveMcp } from "../mcp/serve.js";
import { EXIT, type Fault } from "../report.js";
import { VERSION } from "../version.js";
import type { CommandContext } from "./context.js";

/** `tetrarch mcp`: lets a language model play, by the Model Context Protocol. */
export async function mcp(_options: object, context: CommandContext): Promise<Result<number, Fault>> {
  await serveMcp(context, new McpGame(openConnection({ random: context.random, version: VERSION })));
  return ok(EXIT.fine);
}
