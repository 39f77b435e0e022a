import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { type InputLine, inputLines } from "@tetrarch/protocol";
import type { Output } from "../output.js";

/** Where messages come from and go. */
export interface MessageStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
}

/**
 * Messages as lines on standard input and output. Unlike the SDK's own, it keeps no more of a line than the engine protocol
 * does, however long it is. What is no message is not answered. A request is answered before the next line is read.
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
      if (!message) continue;
      const answered = new Promise<void>((resolve) => {
        this.#finishRequest = resolve;
      });
      this.onmessage?.(message);
      if (isJSONRPCRequest(message)) await answered;
    }
    await this.close();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#streams.stdout.write(`${JSON.stringify(message)}\n`);
    if (!("method" in message)) this.#finishRequest();
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}

function messageOf(line: InputLine): JSONRPCMessage | undefined {
  if (line.type !== "text") return undefined;
  try {
    return JSONRPCMessageSchema.parse(JSON.parse(line.text));
  } catch {
    return undefined;
  }
}
