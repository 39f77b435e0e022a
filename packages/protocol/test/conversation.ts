import { seededRandom } from "@tetrarch/engine";
import { answer } from "../src/answer.js";
import { type Connection, openConnection } from "../src/connection.js";
import { expectToFit } from "./published.js";

/** What `hello` tells in a {@link Conversation}. */
export const VERSION = "1.2.3";

/** An answer of the engine, loosely: what tests look at. */
export interface Answer {
  readonly id?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
  readonly game?: string;
  readonly variant?: string;
  readonly deal?: string;
  readonly ply?: number;
  readonly status?: string;
  readonly score?: { readonly value: number; readonly max: number; readonly text: string };
  readonly legal?: readonly string[];
  readonly view?: unknown;
  readonly events?: readonly { readonly type: string }[];
  readonly nodes?: number;
  readonly transcript?: string;
  readonly [field: string]: unknown;
}

/** A connection to the engine without processes. Every answer is held against the schemas. */
export class Conversation {
  connection: Connection = openConnection({ random: seededRandom(1), version: VERSION });
  done = false;

  /** The answer to a line, as it stands. */
  line(line: string): string {
    const answered = answer(this.connection, line);
    this.connection = answered.connection;
    this.done = answered.done;
    expectToFit(line, answered.line);
    return answered.line;
  }

  ask(request: unknown): Answer {
    return JSON.parse(this.line(JSON.stringify(request))) as Answer;
  }

  /** The code of the error that a request is answered with. */
  errorOf(request: unknown): string | undefined {
    return this.ask(request).error?.code;
  }
}
