import { quote, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { type Failure, failure } from "./failure.js";
import { id, text, wholeNumber } from "./fields.js";

const game = text("The game's id.");
/** Only its JSON Schema says more here: `parseCardSet` checks it, so that errors are `bad-card-set`. */
const cardSet = v.optional(v.pipe(v.unknown(), v.metadata({ $ref: "#/$defs/cardSet" })));
const nodes = v.optional(v.pipe(wholeNumber, v.description("The most nodes it may take.")));

/** The form of each request. Keys that are not listed are refused. */
export const requestSchemas = {
  hello: v.strictObject({ id, op: v.literal("hello") }),
  new: v.strictObject({
    id,
    op: v.literal("new"),
    game,
    deal: v.optional(text("A deal code or a full card list; without one a random deal.")),
    variant: v.optional(text("Options joined by +, or standard.")),
    cardSet,
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
    // The same for the JSON Schema.
    v.metadata({
      oneOf: [
        { properties: { move: {} }, required: ["move"] },
        { properties: { moves: {} }, required: ["moves"] },
      ],
    }),
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
    cardSet,
  }),
  solve: v.strictObject({ id, op: v.literal("solve"), nodes }),
  advise: v.strictObject({
    id,
    op: v.literal("advise"),
    player: v.string(),
    nodes,
  }),
  analyse: v.strictObject({ id, op: v.literal("analyse"), nodes }),
  cards: v.strictObject({ id, op: v.literal("cards"), game }),
  quit: v.strictObject({ id, op: v.literal("quit") }),
};

/** The name of a request. */
export type Op = keyof typeof requestSchemas;

/** The names of all requests. */
export const OPS = Object.keys(requestSchemas) as readonly Op[];

export type Request = { readonly [Key in Op]: v.InferOutput<(typeof requestSchemas)[Key]> }[Op];
export type RequestOf<Key extends Op> = Extract<Request, { readonly op: Key }>;

/** Takes a JSON value for a request. Errors are `bad-request` and name the field. */
export function parseRequest(value: unknown): Result<Request, Failure> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure("bad-request", "a request is a JSON object");
  }
  const op = Object.hasOwn(value, "op") ? (value as { readonly op: unknown }).op : undefined;
  if (typeof op !== "string") return failure("bad-request", "op: expected a string, the name of a request");
  if (!isOp(op)) {
    return failure("bad-request", `op: ${quote(op)} is not one of ${OPS.join(", ")}`);
  }
  const parsed = v.safeParse<(typeof requestSchemas)[Op]>(requestSchemas[op], value);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : failure("bad-request", describe(parsed.issues[0]));
}

function isOp(op: string): op is Op {
  return Object.hasOwn(requestSchemas, op);
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
