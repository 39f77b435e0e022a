import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  RequestIdSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { err, ok, type Result } from "@tetrarch/engine";
import { type InputLine, inputLines } from "@tetrarch/protocol";
import type { Output } from "../output.js";
import { mcpWords } from "../words/en/mcp.js";

export interface MessageStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
}

/**
 * Messages as lines on standard input and output. Unlike the SDK's own, it keeps no more of a line than the engine protocol
 * does, however long it is. What is no message is refused. A request is answered before the next line is read.
 */
export class LineTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  readonly #streams: MessageStreams;
  #finishRequest = () => {};

  constructor(streams: MessageStreams) {
    this.#streams = streams;
  }

  async start(): Promise<void> {}

  /** Hands on every message until the input ends and all requests are answered. */
  async read(): Promise<void> {
    for await (const line of inputLines(this.#streams.stdin)) {
      const message = messageOf(line);
      if (!message.ok) {
        await this.#write(message.error);
        continue;
      }
      const answered = new Promise<void>((resolve) => {
        this.#finishRequest = resolve;
      });
      this.onmessage?.(message.value);
      if (isJSONRPCRequest(message.value)) await answered;
    }
    await this.close();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#write(message);
    if (!("method" in message)) this.#finishRequest();
  }

  async #write(message: JSONRPCMessage | Refusal): Promise<void> {
    await this.#streams.stdout.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}

function messageOf(line: InputLine): Result<JSONRPCMessage, Refusal> {
  let json: unknown;
  try {
    json = JSON.parse(line.type === "text" ? line.text : "");
  } catch {
    return err(refusal(ErrorCode.ParseError, mcpWords.noJson));
  }
  const message = JSONRPCMessageSchema.safeParse(json);
  if (message.success) return ok(message.data);
  const { data: id = null } = RequestIdSchema.safeParse((json as { readonly id?: unknown } | null)?.id);
  return err(refusal(ErrorCode.InvalidRequest, mcpWords.noMessage, id));
}

/** An error as JSON-RPC has it: its id is null where that of the request cannot be read, which the SDK has no type for. */
function refusal(code: ErrorCode, message: string, id: string | number | null = null) {
  return { jsonrpc: "2.0", id, error: { code, message } } as const;
}

type Refusal = ReturnType<typeof refusal>;
