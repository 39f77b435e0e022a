import { quote, type Result } from "@tetrarch/engine";
import { DIFFICULTIES } from "@tetrarch/solver";
import * as v from "valibot";
import { type Failure, failure } from "./failure.js";
import { id, text, wholeNumber } from "./fields.js";

const game = text("The game's id.");
/** Only its JSON Schema says more here: `parseCardSet` checks it, so that errors are `bad-card-set`. */
const cardSet = v.optional(v.pipe(v.unknown(), v.metadata({ $ref: "#/$defs/cardSet" })));
const nodes = v.optional(v.pipe(wholeNumber, v.description("The most nodes it may take.")));

/** The fields of every request that may take long. */
const long = {
  nodes,
  seconds: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.description("The time after which it ends with what there is. Only an engine with a clock keeps it."),
    ),
  ),
  progress: v.optional(
    v.pipe(v.boolean(), v.description("Whether to tell now and then how far it has come.")),
  ),
};

/** Of these fields of `new`, which say what is dealt, one at most. */
const DEALT_BY = ["deal", "number", "winnable"] as const;
/** Fields of `new` that say how a winnable deal is looked for. */
const OF_WINNABLE = ["difficulty", "nodes", "seconds", "progress"] as const;

/** The form of each request. Keys that are not listed are refused. */
export const requestSchemas = {
  hello: v.strictObject({
    id,
    op: v.literal("hello"),
    moves: v.optional(v.pipe(v.boolean(), v.description("Whether to list all move words of each game."))),
  }),
  new: v.pipe(
    v.strictObject({
      id,
      op: v.literal("new"),
      game,
      deal: v.optional(text("A deal code or a full card list; without one a random deal.")),
      number: v.optional(v.pipe(wholeNumber, v.description("The number of a numbered deal."))),
      winnable: v.optional(v.pipe(v.literal(true), v.description("A random deal that is proved winnable."))),
      difficulty: v.optional(v.picklist(DIFFICULTIES)),
      ...long,
      variant: v.optional(text("Options joined by +, or standard.")),
      cardSet,
      moveLimit: v.optional(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.description("The number of moves after which the game is resigned."),
        ),
      ),
    }),
    v.check(
      (request) => DEALT_BY.filter((field) => request[field] !== undefined).length < 2,
      `new takes one of ${DEALT_BY.join(", ")} at most`,
    ),
    v.check(
      ({ winnable, ...request }) => winnable || OF_WINNABLE.every((field) => request[field] === undefined),
      `${OF_WINNABLE.join(", ")}: new takes them with winnable only`,
    ),
    // The same for the JSON Schema.
    v.metadata({
      not: { anyOf: pairsOf(DEALT_BY).map(requiring) },
      dependentRequired: Object.fromEntries(OF_WINNABLE.map((field) => [field, ["winnable"]])),
    }),
  ),
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
    v.metadata({ oneOf: [["move"], ["moves"]].map(requiring) }),
  ),
  undo: v.strictObject({ id, op: v.literal("undo") }),
  redo: v.strictObject({ id, op: v.literal("redo") }),
  resign: v.strictObject({ id, op: v.literal("resign") }),
  position: v.strictObject({ id, op: v.literal("position") }),
  observe: v.strictObject({ id, op: v.literal("observe") }),
  moves: v.strictObject({ id, op: v.literal("moves") }),
  narrate: v.strictObject({
    id,
    op: v.literal("narrate"),
    since: v.optional(v.pipe(wholeNumber, v.description("A ply: only what happened after it."))),
  }),
  perft: v.strictObject({
    id,
    op: v.literal("perft"),
    depth: wholeNumber,
    seconds: long.seconds,
    progress: long.progress,
  }),
  transcript: v.strictObject({ id, op: v.literal("transcript") }),
  load: v.strictObject({
    id,
    op: v.literal("load"),
    transcript: v.string(),
    cardSet,
  }),
  solve: v.strictObject({ id, op: v.literal("solve"), ...long }),
  advise: v.strictObject({
    id,
    op: v.literal("advise"),
    player: v.string(),
    ...long,
  }),
  analyse: v.strictObject({ id, op: v.literal("analyse"), ...long }),
  difficulty: v.strictObject({ id, op: v.literal("difficulty"), ...long }),
  cards: v.strictObject({ id, op: v.literal("cards"), game }),
  cancel: v.strictObject({
    id,
    op: v.literal("cancel"),
    request: v.optional(
      v.pipe(
        v.unknown(),
        v.description("The id of the request to end, as it was written; without it the one that is running."),
      ),
    ),
  }),
  quit: v.strictObject({ id, op: v.literal("quit") }),
};

/** The name of a request. */
export type Op = keyof typeof requestSchemas;

/** The names of all requests. */
export const OPS = Object.keys(requestSchemas) as readonly Op[];

/** The names of the requests that a referee answers. */
export const REFEREED_OPS = [
  "hello",
  "position",
  "observe",
  "moves",
  "narrate",
  "play",
  "resign",
] as const satisfies readonly Op[];

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

/** The JSON Schema of an object that has all of these fields. */
function requiring(fields: readonly string[]) {
  return { properties: Object.fromEntries(fields.map((field) => [field, {}])), required: [...fields] };
}

function pairsOf(fields: readonly string[]): readonly (readonly string[])[] {
  return fields.flatMap((first, index) => fields.slice(index + 1).map((second) => [first, second]));
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

/** What a field may hold, by what valibot calls it; values it lists are shown as they are. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  Array: "an array",
};

function expectation({ type, expected, requirement }: v.BaseIssue<unknown>): string {
  if (type === "integer") return "a whole number, 0 or more";
  if (type === "min_value") return `a number, ${requirement} or more`;
  return EXPECTED[expected ?? ""] ?? String(expected);
}

function shortened(received: string): string {
  return received.length > 40 ? `${received.slice(0, 40)}…` : received;
}
