import {
  findGameAmong,
  formatDeal,
  formatDealCode,
  formatTranscript,
  games,
  type Random,
  replayTranscript,
  seededRandom,
  shuffledDeal,
  variantsOf,
} from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countOf } from "../../../testing/counts.js";
import { mutatedJson } from "../../../testing/json-mutation.js";
import { mutated } from "../../../testing/mutation.js";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import { Tally } from "../../../testing/tally.js";
import { MOST_BYTES, MOST_NODES } from "../src/limits.js";
import type { Answer } from "./conversation.js";
import { Conversation } from "./conversation.js";

const CODES =
  "bad-json bad-request unknown-game bad-deal bad-variant bad-card-set no-game illegal-move game-over nothing-to-undo too-large bad-transcript unknown-player nothing-to-redo none-found no-difficulty cancelled time-limit".split(
    " ",
  );

const LONG = { nodes: isCount, seconds: (value: unknown) => Number(value) >= 0, progress: isTruth };
/** Independent of the schemas: which fields each request has, and what they are. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  hello: { moves: isTruth },
  new: {
    game: isText,
    deal: isText,
    number: isCount,
    winnable: (value) => value === true,
    difficulty: (value) => ["easy", "medium", "hard"].includes(String(value)),
    ...LONG,
    variant: isText,
    cardSet: isAnything,
    moveLimit: isCount,
  },
  play: { move: isText, moves: (value) => Array.isArray(value) && value.every(isText) },
  undo: {},
  redo: {},
  resign: {},
  position: {},
  observe: {},
  moves: {},
  narrate: { since: isCount },
  perft: { depth: isCount, seconds: LONG.seconds, progress: LONG.progress },
  transcript: {},
  load: { transcript: isText, cardSet: isAnything },
  solve: LONG,
  advise: { player: isText, ...LONG },
  analyse: LONG,
  difficulty: LONG,
  cards: { game: isText },
  cancel: { request: isAnything },
  quit: {},
};

function isTruth(value: unknown): boolean {
  return typeof value === "boolean";
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** An id is any value; a card set is checked apart from the request, and then its error is `bad-card-set`. */
function isAnything(): boolean {
  return true;
}

function isThing(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

const corpus = makeCorpus(seededRandom(41));
const WORDS = [
  ...Object.keys(FIELDS),
  ...games.map(({ id }) => id),
  ..."op id game deal variant cardSet move moves depth transcript player nodes solve advise analyse number winnable difficulty moveLimit since seconds progress cancel request".split(
    " ",
  ),
  '"op":"undo"',
  '"id":[1]',
  '"moves":[]',
  '"depth":1',
  "\\u0000",
  "\\ud800",
  "1.5",
  "1e400",
];

function makeCorpus(random: Random): readonly unknown[] {
  const requests: unknown[] = [];
  for (const game of games) {
    const variants = variantsOf(game.options);
    for (let index = 0; index < 12; index++) {
      const code = formatDealCode(game.dealCode, random(1_000_000) + 1);
      const deal =
        index % 3 === 0 ? code : index % 3 === 1 ? formatDeal(shuffledDeal(game.pack, random)) : undefined;
      const variant = variants[random(variants.length)];
      requests.push({ op: "new", game: game.id, deal, ...(index % 2 === 0 ? { variant } : {}) });
      const session = playedOn(randomStart(game, random), random(40), random);
      requests.push({ op: "load", transcript: formatTranscript(session), id: index });
    }
  }
  const cardSet = { ...builtInCardSet, name: "Mine" };
  requests.push(
    { op: "new", game: "four-gods", cardSet },
    { op: "new", game: "four-gods", cardSet: builtInCardSet },
  );
  return requests;
}

/** What is sent: a text as it is, or something that depends on what is legal then. */
type Step =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "play"; readonly picks: readonly number[]; readonly edit: number };

const request = fc.oneof(
  { arbitrary: fc.noBias(fc.constantFrom(...corpus)), weight: 2 },
  {
    arbitrary: fc.constantFrom<unknown>(
      { op: "undo" },
      { op: "redo" },
      { op: "resign" },
      { op: "moves" },
      { op: "narrate", since: 3 },
      { op: "hello", moves: true },
      { op: "new", game: "four-gods", number: 7, moveLimit: 3 },
      { op: "new", game: "four-gods", winnable: true, difficulty: "hard", variant: "none" },
      { op: "position" },
      { op: "observe", id: { a: [1, null] } },
      { op: "transcript" },
      { op: "hello", id: "x" },
      { op: "cards", game: "four-gods" },
      { op: "perft", depth: 1 },
      { op: "perft", depth: 0 },
      { op: "play", moves: [] },
      { op: "play", move: "deal" },
      { op: "quit", id: null },
      { op: "solve", nodes: 10 },
      { op: "analyse", nodes: 10 },
      { op: "difficulty", nodes: 10 },
      { op: "cancel", request: [1] },
      { op: "solve", nodes: 0, id: "s" },
      { op: "advise", player: "random" },
      { op: "advise", player: "greedy", id: 3 },
      { op: "advise", player: "sampler", nodes: 10 },
      { op: "advise", player: "nobody" },
    ),
    weight: 3,
  },
);
const sound = request.map((value) => JSON.stringify(value));
/** Requests of the right form whose fields become something else. */
const misshapen = fc.oneof(
  ...[
    { op: "new", game: "four-kingdoms", deal: "FK-11982-6", variant: "standard" },
    { op: "new", game: "four-gods", variant: "crossed-paths+rescue", id: { a: 1 } },
    { op: "play", moves: ["deal", "deal", "t1-t2"] },
    { op: "play", move: "deal" },
    { op: "perft", depth: 1 },
    { op: "load", transcript: "" },
    { op: "cards", game: "four-gods" },
    { op: "undo", id: 1 },
    { op: "new", game: "four-gods", winnable: true, difficulty: "easy", nodes: 1 },
    { op: "new", game: "napoleons-tomb", number: 3, moveLimit: 2 },
    { op: "narrate", since: 1 },
    { op: "hello", moves: false },
    { op: "solve", nodes: 5, seconds: 0.5, progress: true },
    { op: "cancel", request: 1 },
    { op: "advise", player: "random", nodes: 5 },
  ].map(mutatedJson),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: mutated(sound, WORDS).map((text): Step => ({ type: "text", text })), weight: 60 },
  { arbitrary: sound.map((text): Step => ({ type: "text", text })), weight: 20 },
  { arbitrary: misshapen.map((value): Step => ({ type: "text", text: JSON.stringify(value) })), weight: 30 },
  // Near the limit of a line, and of an answer with so long an id.
  {
    arbitrary: fc.tuple(sound, fc.integer({ min: 998_000, max: 1_000_100 })).map(([text, length]): Step => {
      const rest = text.slice(1).replace(/,"id":.*/, "}");
      return { type: "text", text: `{"id":"${"x".repeat(length - rest.length)}",${rest}` };
    }),
    weight: 1,
  },
  { arbitrary: fc.json().map((text): Step => ({ type: "text", text })), weight: 10 },
  { arbitrary: fc.string({ unit: "binary" }).map((text): Step => ({ type: "text", text })), weight: 10 },
  {
    arbitrary: fc
      .noBias(fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.nat(9)))
      .map(([picks, edit]): Step => ({ type: "play", picks, edit })),
    weight: 40,
  },
);

test("connections: no line is answered wrongly, too long or too late, and none but a good one changes anything", () => {
  const CONNECTIONS = countOf(30_000);
  const LINES = 24;
  const tally = new Tally("protocol lines");
  const steps = fc.array(step, { minLength: LINES, maxLength: LINES });
  fc.assert(
    fc.property(steps, (list) => {
      const talk = new Conversation();
      let legal: readonly string[] = [];
      for (const next of list) {
        const line = lineOf(next, legal);
        tally.count(() => {
          const before = talk.connection;
          const answer = checkedAnswer(talk, line);
          if (answer.error) expect(talk.connection).toBe(before);
          else expectMoved(JSON.parse(line), answer, before.session?.now.number ?? 0);
          legal = answer.legal ?? legal;
          return !answer.error;
        });
      }
      expectSessionToRepeat(talk);
    }),
    { numRuns: CONNECTIONS, seed: 8 },
  );
  tally.finish(CONNECTIONS * LINES);
});

/** A move that is legal, or several of which later ones may not be, or one that is spoilt. */
function lineOf(next: Step, legal: readonly string[]): string {
  if (next.type === "text") return shallow(next.text);
  const { picks, edit } = next;
  const moves = picks.map((pick) => legal[pick % Math.max(1, legal.length)] ?? "deal");
  if (edit < 6) return JSON.stringify({ op: "play", move: moves[0], id: edit });
  return JSON.stringify(edit < 8 ? { op: "play", moves } : { op: "play", move: `${moves[0]}x`, id: [edit] });
}

/** Counting deep and thinking long take minutes by rights: what a mutation made greater is made small again. */
function shallow(text: string): string {
  try {
    const value = JSON.parse(text) as {
      readonly op?: unknown;
      readonly depth?: unknown;
      readonly nodes?: unknown;
      readonly winnable?: unknown;
    } | null;
    if (value?.op === "perft" && Number(value.depth) > 2) return '{"op":"perft","depth":2}';
    // Which deals are found has a test of its own.
    if (value?.op === "new" && value.winnable === true) return JSON.stringify({ ...value, variant: "none" });
    const thinks = ["solve", "advise", "analyse", "difficulty"].includes(String(value?.op));
    const long =
      value?.nodes === undefined || (Number(value.nodes) > 10 && Number(value.nodes) <= MOST_NODES);
    return thinks && long ? JSON.stringify({ ...value, nodes: 10 }) : text;
  } catch {
    return text;
  }
}

function checkedAnswer(talk: Conversation, line: string): Answer {
  const text = talk.line(line);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  expect(text).not.toMatch(/[\r\n]/);
  const answer = JSON.parse(text) as Answer;
  const request = parsed(line);
  if (request === undefined) {
    expect(answer.error?.code).toBe("bad-json");
    return answer;
  }
  const hasId = isThing(request) && !Array.isArray(request) && Object.hasOwn(request as object, "id");
  // An id that leaves no room for the rest of the answer is left out.
  const isCrowded = answer.error !== undefined && line.length > 990_000;
  if (hasId && !(isCrowded && answer.id === undefined)) {
    expect(answer.id).toEqual((request as { readonly id: unknown }).id);
  } else {
    expect(answer).not.toHaveProperty("id");
  }
  if (!isRequest(request)) expect(["bad-request", "too-large"]).toContain(answer.error?.code);
  if (answer.error) {
    expect(CODES).toContain(answer.error.code);
    expect(answer.error.code).not.toBe("bad-json");
    expect(answer.error.message).toMatch(/\S/);
    expect(answer.error.message.length).toBeLessThan(1_500);
    expect(Object.keys(answer).filter((key) => key !== "id")).toEqual(["error"]);
  } else {
    expectSound(request as Readonly<Record<string, unknown>>, answer);
  }
  return answer;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is a request, field by field. */
function isRequest(value: unknown): boolean {
  if (!isThing(value) || Array.isArray(value)) return false;
  const { op, id: _, ...rest } = value as Readonly<Record<string, unknown>>;
  if (typeof op !== "string" || !Object.hasOwn(FIELDS, op)) return false;
  const fields = FIELDS[op] ?? {};
  const keys = Object.keys(rest);
  const required =
    { new: ["game"], perft: ["depth"], load: ["transcript"], cards: ["game"], advise: ["player"] }[op] ?? [];
  if (!required.every((key) => keys.includes(key))) return false;
  return Object.entries(rest).every(([key, field]) => Object.hasOwn(fields, key) && fields[key]?.(field));
}

/** A request that was met was one that can be. */
function expectSound(request: Readonly<Record<string, unknown>>, answer: Answer): void {
  const op = String(request.op);
  if (op === "new" || op === "cards") {
    expect(games.map(({ id }) => id)).toContain(request.game);
  }
  if (op === "new") {
    expect(answer).toMatchObject({ game: request.game, variant: request.variant ?? "standard", ply: 0 });
    expect(variantsOf(games.find(({ id }) => id === request.game)?.options ?? [])).toContain(answer.variant);
    if (typeof request.deal === "string") expect(answer.deal).toBe(request.deal.toUpperCase());
  }
  if (op === "play") expect(Object.hasOwn(request, "move")).not.toBe(Object.hasOwn(request, "moves"));
}

/** The game has gone on by just the moves that were played or taken back. */
function expectMoved(request: { op: string; moves?: readonly string[] }, answer: Answer, ply: number): void {
  if (request.op === "play") expect(answer.ply).toBe(ply + (request.moves?.length ?? 1));
  // What was resigned is played on first, before any move is taken back.
  else if (request.op === "undo") expect([ply - 1, ply]).toContain(answer.ply);
  else if (request.op === "position") expect(answer.ply).toBe(ply);
}

/** What the connection has come to is what its transcript says. */
function expectSessionToRepeat({ connection }: Conversation): void {
  const { session, sets } = connection;
  if (!session) return;
  const transcript = formatTranscript(session);
  const again = replayTranscript(transcript, findGameAmong(sets));
  if (!again.ok) throw new Error(again.error.message);
  expect(formatTranscript(again.value)).toBe(transcript);
  const { game } = session;
  expect(game.formatState(again.value.now.state)).toBe(game.formatState(session.now.state));
}
