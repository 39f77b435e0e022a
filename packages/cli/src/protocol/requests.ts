import { quote, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { type Failure, failure } from "./failure.js";

const id = v.optional(v.unknown());
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The form of each request. Keys that are not listed are refused. */
const schemas = {
  hello: v.strictObject({ id, op: v.literal("hello") }),
  new: v.strictObject({
    id,
    op: v.literal("new"),
    game: v.string(),
    deal: v.optional(v.string()),
    variant: v.optional(v.string()),
    cardSet: v.optional(v.unknown()),
  }),
  play: v.pipe(
    v.strictObject({
      id,
      op: v.literal("play"),
      move: v.optional(v.string()),
      moves: v.optional(v.array(v.string())),
    }),
    v.check(
      ({ move, moves }) => (move === undefined) !== (moves === undefined),
      "play takes either move or moves",
    ),
  ),
  undo: v.strictObject({ id, op: v.literal("undo") }),
  position: v.strictObject({ id, op: v.literal("position") }),
  observe: v.strictObject({ id, op: v.literal("observe") }),
  perft: v.strictObject({ id, op: v.literal("perft"), depth: wholeNumber }),
  transcript: v.strictObject({ id, op: v.literal("transcript") }),
  load: v.strictObject({
    id,
    op: v.literal("load"),
    transcript: v.string(),
    cardSet: v.optional(v.unknown()),
  }),
  solve: v.strictObject({ id, op: v.literal("solve"), nodes: v.optional(wholeNumber) }),
  advise: v.strictObject({
    id,
    op: v.literal("advise"),
    player: v.string(),
    nodes: v.optional(wholeNumber),
  }),
  cards: v.strictObject({ id, op: v.literal("cards"), game: v.string() }),
  quit: v.strictObject({ id, op: v.literal("quit") }),
};

type Schemas = typeof schemas;
type Op = keyof Schemas;
export type Request = { readonly [Key in Op]: v.InferOutput<Schemas[Key]> }[Op];
export type RequestOf<Key extends Op> = Extract<Request, { readonly op: Key }>;

/** Takes a JSON value for a request. Errors are `bad-request` and name the field. */
export function parseRequest(value: unknown): Result<Request, Failure> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure("bad-request", "a request is a JSON object");
  }
  const op = Object.hasOwn(value, "op") ? (value as { readonly op: unknown }).op : undefined;
  if (typeof op !== "string") return failure("bad-request", "op: expected a string, the name of a request");
  if (!isOp(op)) {
    return failure("bad-request", `op: ${quote(op)} is not one of ${Object.keys(schemas).join(", ")}`);
  }
  const parsed = v.safeParse<Schemas[Op]>(schemas[op], value);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : failure("bad-request", describe(parsed.issues[0]));
}

function isOp(op: string): op is Op {
  return Object.hasOwn(schemas, op);
}

/** Names the field and what is wrong with it; what was found is shortened, however long. */
function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "check") return issue.message;
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const field = path.slice(1).reduce((text, key) => `${text}[${key}]`, quote(path[0] ?? ""));
  if (issue.expected === "never") return `${field}: there is no such field in this request`;
  if (issue.received === "undefined") return `${field}: it is missing`;
  return `${field}: expected ${expectation(issue)}, found ${shortened(issue.received)}`;
}

function expectation(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "integer" || issue.type === "min_value") return "a whole number, 0 or more";
  return issue.expected === "string" ? "a string" : issue.expected === "number" ? "a number" : "an array";
}

function shortened(received: string): string {
  return received.length > 40 ? `${received.slice(0, 40)}…` : received;
}
