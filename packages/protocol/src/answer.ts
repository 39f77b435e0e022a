import type { Result } from "@tetrarch/engine";
import { type Progress, type ResumableSearch, runToEnd } from "@tetrarch/solver";
import type { Connection } from "./connection.js";
import { type Failure, failure } from "./failure.js";
import { fieldText } from "./field-text.js";
import { MOST_BYTES } from "./limits.js";
import type { InputLine } from "./lines.js";
import { performing } from "./perform.js";
import { parseRequest, type Request } from "./requests.js";
import { hasMoreBytes } from "./utf-8.js";

/** The answer to one line of input, and the connection after it. */
export interface LineAnswer {
  readonly connection: Connection;
  /** One JSON object, of at most {@link MOST_BYTES} bytes, without a line end. */
  readonly line: string;
  /** Whether the other side has asked to quit. */
  readonly done: boolean;
}

/** A line of input, read: the request, or why it is none. */
export interface ReadLine {
  /** As it was written; undefined where there is none. */
  readonly id: string | undefined;
  readonly request: Result<Request, Failure>;
  /** The id that a `cancel` names, as it was written. */
  readonly cancels: string | undefined;
}

export function readLine(line: InputLine): ReadLine {
  switch (line.type) {
    case "text":
      return readText(line.text);
    case "too-large":
      return unreadable(LINE_TOO_LARGE);
    case "not-utf-8":
      return unreadable({ code: "bad-json", message: "the line is not UTF-8" });
  }
}

function readText(line: string): ReadLine {
  const read = readJson(line);
  if (!read.ok) return unreadable(read.error);
  const id = read.isObject ? fieldText(line, "id") : undefined;
  const request = parseRequest(read.value);
  const isCancel = request.ok && request.value.op === "cancel";
  return { id, request, cancels: isCancel ? fieldText(line, "request") : undefined };
}

function unreadable(error: Failure): ReadLine {
  return { id: undefined, request: { ok: false, error }, cancels: undefined };
}

/** Answers one line without a break: see {@link answering}. */
export function answer(connection: Connection, line: string): LineAnswer {
  return runToEnd(answering(connection, readText(line)));
}

/** Answers a line as it came out of a stream of bytes. */
export function answerLine(connection: Connection, line: InputLine): LineAnswer {
  return runToEnd(answering(connection, readLine(line)));
}

/**
 * Answers one line of the engine protocol. A request that cannot be met, or whose answer would be too large, changes
 * nothing: the connection that comes back is then the one given. Work that takes long (`isLong`) yields
 * every few milliseconds how far it has come; a server of several clients can do other work in between, or stop it. When
 * `BudgetSpent` of the solver is thrown into it, it ends with what there is.
 */
export function* answering(connection: Connection, { id, request }: ReadLine): ResumableSearch<LineAnswer> {
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

export function cancelledAnswer(connection: Connection, { id }: ReadLine): LineAnswer {
  return refuse(connection, { code: "cancelled", message: "the request was cancelled" }, id);
}

/** The line that tells how far a request has come. */
export function progressLine({ id }: ReadLine, { nodes, states }: Progress): string {
  return written({ progress: { nodes, states } }, id);
}

/** The answer to a `cancel`: whether there was such a request. */
export function cancelAnswer({ id }: ReadLine, cancelled: boolean): string {
  return written({ cancelled }, id);
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
