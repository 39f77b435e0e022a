import { statuses } from "@tetrarch/engine";
import { type CardSet, cardSetSchema } from "@tetrarch/engine/four-gods";
import * as v from "valibot";
import { ERROR_CODES } from "./failure.js";
import { id, list, text, wholeNumber } from "./fields.js";
import type { Op } from "./requests.js";

const status = v.picklist(statuses);

const score = v.pipe(
  v.strictObject({
    value: v.pipe(v.number(), v.integer()),
    max: v.pipe(v.number(), v.integer()),
    text: text("The score in the game's own form: 4/68, 110, 17/52."),
  }),
  v.readonly(),
);

/** What a view holds is the game's own affair: its `types.ts` says so. */
const view = v.pipe(
  v.looseObject({}),
  v.readonly(),
  v.description("What the player may see, in the game's own form; a hidden card is --."),
);

const move = text("A move word of the game.");
const nodes = v.pipe(wholeNumber, v.description("What it took: positions reached."));

const position = v.strictObject({
  game: text("The game's id."),
  variant: text("Options joined by +, or standard."),
  deal: text("The deal code, or the full card list when the deal came as one."),
  ply: v.pipe(wholeNumber, v.description("How many moves have been played.")),
  status,
  score,
  legal: v.pipe(
    list(move),
    v.description("The legal moves sorted by code unit; none when the game is over."),
  ),
  view,
});

const weighedMove = v.pipe(
  v.strictObject({
    move,
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description("The chance to win.")),
    error: v.pipe(v.number(), v.minValue(0), v.description("The standard error of the value.")),
    visits: v.pipe(wholeNumber, v.description("How often the move was tried.")),
    points: v.optional(v.pipe(v.number(), v.description("The expected points, in a game of points."))),
  }),
  v.readonly(),
);

const best = v.pipe(
  v.strictObject({ status, score, exact: v.boolean() }),
  v.readonly(),
  v.description("In a game of points: the best result found, and whether it is proved the best."),
);

/** The answer to each request, without its `id`. */
const bodies = {
  hello: v.strictObject({
    name: v.literal("tetrarch"),
    version: v.string(),
    protocol: v.literal(1),
    games: list(
      v.pipe(v.strictObject({ id: v.string(), title: v.string(), variants: list(v.string()) }), v.readonly()),
    ),
  }),
  new: position,
  play: v.strictObject({
    ...position.entries,
    events: v.pipe(
      list(v.looseObject({ type: v.string() })),
      v.description("What the moves made happen, in order, in the game's own form."),
    ),
  }),
  undo: position,
  position,
  observe: v.strictObject({ view }),
  perft: v.strictObject({
    nodes: v.pipe(wholeNumber, v.description("How many sequences of so many legal moves there are.")),
  }),
  transcript: v.strictObject({ transcript: text("The whole game as text.") }),
  load: position,
  solve: v.strictObject({
    verdict: v.picklist(["won", "lost", "unknown"]),
    moves: v.pipe(list(move), v.description("They lead to the win or to the best result.")),
    best: v.optional(best),
    nodes,
    states: v.pipe(wholeNumber, v.description("Positions stored.")),
    stop: v.optional(v.pipe(v.picklist(["nodes", "memory"]), v.description("What ran out."))),
  }),
  advise: v.strictObject({
    move,
    moves: v.pipe(
      list(weighedMove),
      v.description("The moves weighed, best first; none from a player that weighs none."),
    ),
    nodes,
    reason: v.optional(text("The rule of thumb that chose the move.")),
    resigns: v.optional(v.literal(true)),
  }),
  cards: v.strictObject(cardSetSchema.entries),
  quit: v.strictObject({}),
} satisfies Record<Op, unknown>;

/** What a request is answered, without the `id`. */
export type Body<Key extends Op = Op> = Key extends "cards"
  ? CardSet
  : Readonly<v.InferOutput<(typeof bodies)[Key]>>;

/** How a game stands. `view` holds only what the player may see. */
export type Position = Body<"position">;

/** The schema of the answer to a request that was met. */
export function answerSchema(op: Op) {
  return v.strictObject({ id, ...bodies[op].entries });
}

/** The schema of the answer to a request, or to a line that is none, that cannot be met. */
export const errorSchema = v.strictObject({
  id,
  error: v.strictObject({
    code: v.picklist(ERROR_CODES),
    message: text("For people: what is wrong, and where."),
  }),
});
