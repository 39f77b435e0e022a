import { statuses } from "@tetrarch/engine";
import { type CardSet, cardSetSchema } from "@tetrarch/engine/four-gods";
import { DIFFICULTIES } from "@tetrarch/solver";
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

/** What a view holds is the game's own affair: its `types.ts` says so, and from there its JSON Schema is made. */
const view = v.pipe(
  v.looseObject({}),
  v.readonly(),
  v.description("What the player may see, in the game's own form; a hidden card is --."),
  v.metadata({ $ref: "#/$defs/view" }),
);

const move = text("A move word of the game.");
const nodes = v.pipe(wholeNumber, v.description("What it took: positions reached."));

const position = v.strictObject({
  game: text("The game's id."),
  variant: text("Options joined by +, or standard."),
  deal: v.exactOptional(
    text("The deal code, or the full card list when the deal came as one; a referee does not tell it."),
  ),
  ply: v.pipe(wholeNumber, v.description("How many moves have been played.")),
  status,
  score,
  legal: v.pipe(
    list(move),
    v.description("The legal moves sorted by code unit; none when the game is over."),
  ),
  view,
  limit: v.optional(v.pipe(v.literal(true), v.description("The move limit has ended the game."))),
});

const event = v.looseObject({ type: v.string() });
const byGame = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.record(v.string(), list(item)), v.readonly());

const player = v.pipe(
  v.strictObject({
    name: v.string(),
    version: wholeNumber,
    nodes: v.pipe(wholeNumber, v.description("Its budget of a move when nothing is said; 0: no search.")),
    does: text("In a sentence, how it plays."),
  }),
  v.readonly(),
);

const limits = v.pipe(
  v.strictObject({
    bytes: v.pipe(wholeNumber, v.description("Of a line.")),
    moves: v.pipe(wholeNumber, v.description("Of a game.")),
    nodes: v.pipe(wholeNumber, v.description("Of a budget.")),
    cardSets: v.pipe(wholeNumber, v.description("Remembered in a connection, the latest.")),
    dealNumber: wholeNumber,
    perftNodes: wholeNumber,
    perftDepth: wholeNumber,
  }),
  v.readonly(),
  v.description("The most of each."),
);

const prospects = v.pipe(
  list(event),
  v.description("Events as far as they are known: a number known only roughly is least and most."),
);
const foreseenMove = v.pipe(
  v.strictObject({
    move,
    label: text("The move in words."),
    surely: prospects,
    possibly: prospects,
  }),
  v.readonly(),
);

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

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const part = v.pipe(v.number(), v.description("A part of a chance, 0 to 1."));
const error = v.pipe(v.number(), v.minValue(0), v.description("A standard error."));
const points = v.optional(v.pipe(v.number(), v.description("The expected points, in a game of points.")));
const verdict = v.picklist(["won", "lost", "unproven"]);

const judgedMove = v.pipe(v.strictObject({ word: move, win: chance, points, error }), v.readonly());

const reason = v.pipe(
  v.strictObject({
    of: v.picklist(["played", "better"]),
    key: text("What is said, in the game's own form."),
    values: v.pipe(v.record(v.string(), v.union([v.string(), v.number()])), v.readonly()),
  }),
  v.readonly(),
);

const analysedPly = v.pipe(
  v.strictObject({
    ply: v.pipe(wholeNumber, v.description("How many moves came before.")),
    played: text("The word of the move made, or resign."),
    win: v.pipe(chance, v.description("What the position was worth to who saw no more than its view.")),
    isOpen: v.optional(
      v.pipe(
        v.boolean(),
        v.description("Whether neither a win nor a loss is proved: win is no chance then."),
      ),
    ),
    points,
    moves: v.pipe(list(judgedMove), v.description("The legal moves that were weighed, best first.")),
    grade: v.optional(v.picklist(["forced", "good", "unclear", "inaccuracy", "mistake", "blunder"])),
    scale: v.optional(v.picklist(["win", "points"])),
    isDoubtful: v.optional(
      v.pipe(v.boolean(), v.description("Whether it may have cost much, though that is not sure.")),
    ),
    loss: v.optional(v.pipe(v.number(), v.minValue(0), v.description("What the move cost, on the scale."))),
    lossError: v.optional(error),
    luck: v.optional(part),
    chance: v.optional(text("What chance brought.")),
    misjudged: v.optional(v.pipe(part, v.description("The remainder, without luck and choice."))),
    reasons: v.optional(list(reason)),
    kinds: v.optional(v.pipe(list(v.string()), v.description("The kinds of decision that it was."))),
    lapse: v.optional(text("In which of them the move lost something; or other, or gave-up.")),
    verdict: v.optional(v.pipe(verdict, v.description("The very deal after the move, all cards known."))),
  }),
  v.readonly(),
);

const account = v.pipe(
  v.strictObject({ mean: chance, result: chance, deal: part, luck: part, choice: part, misjudged: part }),
  v.readonly(),
  v.description("result − mean = deal + luck + choice + misjudged, which is the remainder."),
);

const judged = v.pipe(
  v.strictObject({
    player: v.string(),
    version: wholeNumber,
    nodes: wholeNumber,
    sigma: error,
    trials: v.optional(wholeNumber),
    grading: v.optional(
      v.pipe(wholeNumber, v.description("The version of the grades and of how an analysis adds up.")),
    ),
  }),
  v.readonly(),
  v.description("Who judged."),
);

const best = v.pipe(
  v.strictObject({ status, score, exact: v.boolean() }),
  v.readonly(),
  v.description("In a game of points: the best result found, and whether it is proved the best."),
);

const [standard, withLayout] = cardSetSchema.options;

const stop = v.optional(v.pipe(v.literal("time"), v.description("The time was up: this is what there was.")));

/** The answer to each request, without its `id`. */
const bodies = {
  hello: v.strictObject({
    name: v.literal("tetrarch"),
    version: v.string(),
    protocol: v.literal(1),
    games: list(
      v.pipe(v.strictObject({ id: v.string(), title: v.string(), variants: list(v.string()) }), v.readonly()),
    ),
    players: v.pipe(byGame(player), v.description("The players that advise, by game, weakest first.")),
    limits,
    ops: list(v.string()),
    moves: v.optional(v.pipe(byGame(move), v.description("All move words of each game, sorted."))),
  }),
  new: position,
  play: v.strictObject({
    ...position.entries,
    events: v.pipe(
      list(v.pipe(event, v.metadata({ $ref: "#/$defs/event" }))),
      v.description("What the moves made happen, in order, in the game's own form."),
    ),
  }),
  undo: position,
  redo: position,
  resign: position,
  position,
  observe: v.strictObject({ view }),
  moves: v.strictObject({ moves: list(foreseenMove) }),
  narrate: v.strictObject({ lines: v.pipe(list(v.string()), v.description("What happened, in words.")) }),
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
    stop: v.optional(v.pipe(v.picklist(["nodes", "memory", "time"]), v.description("What ran out."))),
  }),
  advise: v.strictObject({
    playerVersion: v.pipe(
      wholeNumber,
      v.description("The player's own version: another one may advise otherwise."),
    ),
    move,
    moves: v.pipe(
      list(weighedMove),
      v.description("The moves weighed, best first; none from a player that weighs none."),
    ),
    nodes,
    reason: v.optional(text("The rule of thumb that chose the move.")),
    cards: v.optional(
      v.pipe(
        wholeNumber,
        v.description("Trials ended when so many cards had come up, and count the chance expected then."),
      ),
    ),
    resigns: v.optional(v.literal(true)),
    stop,
  }),
  analyse: v.strictObject({
    game: text("The game's id."),
    variant: text("Options joined by +, or standard."),
    by: judged,
    plies: list(analysedPly),
    account: v.optional(account),
    dealt: v.optional(v.pipe(verdict, v.description("The deal before the first move, all cards known."))),
    lostAt: v.optional(
      v.pipe(
        wholeNumber,
        v.description("The ply whose move was the last from a position that could be won."),
      ),
    ),
    line: v.optional(v.pipe(list(move), v.description("From there, moves that win."))),
    final: v.boolean(),
    stop,
  }),
  difficulty: v.strictObject({ difficulty: v.picklist(DIFFICULTIES), nodes }),
  cards: v.strictObject({
    ...withLayout.entries,
    layout: v.exactOptional(withLayout.entries.layout),
    locations: v.union([standard.entries.locations, withLayout.entries.locations]),
  }),
  cancel: v.strictObject({
    cancelled: v.pipe(v.boolean(), v.description("Whether there was such a request.")),
  }),
  quit: v.strictObject({}),
} satisfies Record<Op, unknown>;

/** What a request is answered, without the `id`. */
export type Body<Key extends Op = Op> = Key extends "cards"
  ? CardSet
  : Readonly<v.InferOutput<(typeof bodies)[Key]>>;

/** How a game stands. `view` holds only what the player may see. */
export type Position = Body<"position">;

/** The schema of the answer to a request that was met. */
export function answerSchema(op: Op): v.GenericSchema<unknown, { readonly id?: unknown }> {
  return v.strictObject({ id, ...bodies[op].entries });
}

/** The schema of a line that tells how far a request has come. */
export const progressSchema = v.strictObject({
  id,
  progress: v.strictObject({
    nodes: v.pipe(wholeNumber, v.description("Positions reached; from analyse: plies looked at.")),
    states: v.pipe(wholeNumber, v.description("Positions stored.")),
  }),
});

/** The schema of the answer to a request, or to a line that is none, that cannot be met. */
export const errorSchema = v.strictObject({
  id,
  error: v.strictObject({
    code: v.picklist(ERROR_CODES),
    message: text("For people: what is wrong, and where."),
  }),
});
