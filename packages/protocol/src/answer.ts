import { type ResumableSearch, runToEnd } from "@tetrarch/solver";
import type { Connection } from "./connection.js";
import { type Failure, failure } from "./failure.js";
import { idText } from "./id-text.js";
import { MOST_BYTES } from "./limits.js";
import type { InputLine } from "./lines.js";
import { performing } from "./perform.js";
import { parseRequest } from "./requests.js";
import { hasMoreBytes } from "./utf-8.js";

/** The answer to one line of input, and the connection after it. */
export interface LineAnswer {
  readonly connection: Connection;
  /** One JSON object, of at most {@link MOST_BYTES} bytes, without a line end. */
  readonly line: string;
  /** Whether the other side has asked to quit. */
  readonly done: boolean;
}

/** Answers one line without a break: see {@link answering}. */
export function answer(connection: Connection, line: string): LineAnswer {
  return runToEnd(answering(connection, line));
}

/** Answers a line as it came out of a stream of bytes. */
export function answerLine(connection: Connection, line: InputLine): LineAnswer {
  switch (line.type) {
    case "text":
      return answer(connection, line.text);
    case "too-large":
      return refuse(connection, LINE_TOO_LARGE);
    case "not-utf-8":
      return refuse(connection, { code: "bad-json", message: "the line is not UTF-8" });
  }
}

/**
 * Answers one line of the engine protocol. A request that cannot be met, or whose answer would be too large, changes
 * nothing: the connection that comes back is then the one given. Work that takes long (`perft`, `solve`, `advise`, `analyse`) yields
 * every few milliseconds how far it has come; a server of several clients can do other work in between, or stop it.
 */
export function* answering(connection: Connection, line: string): ResumableSearch<LineAnswer> {
  const read = readJson(line);
  if (!read.ok) return refuse(connection, read.error);
  const id = read.isObject ? idText(line) : undefined;
  const request = parseRequest(read.value);
  if (!request.ok) return refuse(connection, request.error, id);
  const performed = yield* performing(connection, request.value);
  if (!performed.ok) return refuse(connection, performed.error, id);
  const text = written(performed.value.body, id);
  if (isTooLarge(text)) {
    const message = `the answer would have more than ${MOST_BYTES} bytes`;
    return refuse(connection, { code: "too-large", message }, id);
  }
  return { connection: performed.value.connection, line: text, done: request.value.op === "quit" };
}

/** The error answer to a line, also to one that was never read. An `id` that makes it too large is left out. */
function refuse(connection: Connection, { code, message }: Failure, id?: string): LineAnswer {
  const error = { error: { code, message } };
  const text = written(error, id);
  return { connection, line: isTooLarge(text) ? written(error) : text, done: false };
}

/** The failure of a line, or of what would be one, that is over the limit. */
const LINE_TOO_LARGE: Failure = {
  code: "too-large",
  message: `the line has more than ${MOST_BYTES} bytes`,
};

function readJson(line: string) {
  if (isTooLarge(line)) return { ok: false, error: LINE_TOO_LARGE } as const;
  if (line.trim() === "") return failure("bad-json", "the line is empty");
  try {
    const value: unknown = JSON.parse(line);
    return { ok: true, value, isObject: isObject(value) } as const;
  } catch (error) {
    return failure("bad-json", `the line is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTooLarge(text: string): boolean {
  return hasMoreBytes(text, MOST_BYTES);
}

/** The body as JSON, its `id` first. */
function written(body: object, id?: string): string {
  const text = JSON.stringify(body);
  if (id === undefined) return text;
  return text === "{}" ? `{"id":${id}}` : `{"id":${id},${text.slice(1)}`;
}
