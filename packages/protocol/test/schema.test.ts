import { games, seededRandom } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { mutatedJson } from "../../../testing/json-mutation.js";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import { protocolJsonSchema } from "../schema/protocol-json-schema.js";
import { OPS, parseRequest } from "../src/requests.js";
import { Conversation } from "./conversation.js";
import { fits, published } from "./published.js";
import { FG, FK, ownSet } from "./started.js";

/** One request or more of each kind, all sound. */
const REQUESTS: readonly { readonly op: string; readonly [field: string]: unknown }[] = [
  { op: "hello", moves: true },
  FK,
  { op: "new", game: "four-kingdoms", number: 17, moveLimit: 100 },
  { op: "new", game: "four-kingdoms", winnable: true, difficulty: "easy", nodes: 10 },
  { ...FG, variant: "rescue", cardSet: ownSet },
  { op: "play", move: "deal" },
  { op: "play", moves: ["deal", "deal"] },
  { op: "undo" },
  { op: "redo" },
  { op: "resign" },
  { op: "position" },
  { op: "observe" },
  { op: "moves" },
  { op: "narrate", since: 3 },
  { op: "perft", depth: 2, seconds: 5 },
  { op: "transcript" },
  { op: "load", transcript: "[Game]", cardSet: ownSet },
  { op: "solve", nodes: 10, seconds: 0.5, progress: true },
  { op: "solve" },
  { op: "advise", player: "greedy", nodes: 10 },
  { op: "analyse", nodes: 10 },
  { op: "difficulty", nodes: 10 },
  { op: "cards", game: "four-gods" },
  { op: "cancel", request: 3 },
  { op: "quit" },
];

describe("the published JSON Schema", () => {
  test("is the one that comes from the checks (else: node scripts/schemas.mjs)", () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(protocolJsonSchema())));
  });

  test("describes every request and its answer", () => {
    expect([...new Set(REQUESTS.map(({ op }) => op))]).toEqual(OPS);
    const ids = [...games.map(({ id }) => id), "plain"];
    const ofGames = ["view", "event", ...ids.flatMap((id) => [`${id}-view`, `${id}-event`])];
    const names = ["request", "answer", ...OPS.flatMap((op) => [`${op}Request`, `${op}Answer`])];
    expect(Object.keys(published.$defs).toSorted()).toEqual(
      [...names, ...ofGames, "errorAnswer", "progressLine", "cardSet"].toSorted(),
    );
  });

  test.each(games.map(({ id }) => id))(
    "%s: views and events of random games fit, with less or more they do not",
    (id) => {
      const random = seededRandom(9);
      let checks = 0;
      for (let number = 1; number <= countOf(1_000); number++) {
        let session = randomStart(gameOf(id), random);
        for (let ply = 0; ply < 60; ply++) {
          const view = session.game.view(session.now.state) as object;
          expect(fits(`${id}-view`, view), JSON.stringify(view)).toBe(true);
          expect(fits(`${id}-view`, { ...view, seed: 1 })).toBe(false);
          const [[first] = [""]] = Object.entries(view);
          expect(fits(`${id}-view`, { ...view, [first]: undefined })).toBe(false);
          for (const event of session.now.events) {
            expect(fits(`${id}-event`, event), JSON.stringify(event)).toBe(true);
            expect(fits(`${id}-event`, { ...event, type: "other" })).toBe(false);
          }
          checks++;
          session = playedOn(session, 1, random);
        }
      }
      tellChecks(checks, "views held against their schema");
    },
  );

  test.each(REQUESTS)("%j is a request, with and without id", (request) => {
    for (const value of [request, { ...request, id: [null] }]) {
      for (const name of [undefined, "request", `${request.op}Request`]) expect(fits(name, value)).toBe(true);
      const others = OPS.filter((op) => op !== request.op);
      for (const op of others) expect(fits(`${op}Request`, value)).toBe(false);
    }
  });

  test("a card set that is none is refused, as `new` and `load` do", () => {
    for (const cardSet of [5, null, {}, { ...ownSet, friends: [] }, { ...builtInCardSet, more: 1 }]) {
      expect(fits("request", { ...FG, cardSet })).toBe(false);
      expect(fits("request", { op: "load", transcript: "", cardSet })).toBe(false);
    }
  });

  test("fits a value just when the engine takes it for a request", () => {
    const RUNS = countOf(100_000, 2_000);
    let requests = 0;
    // A card set is checked after the form of the request, and has its own tests.
    const bases = REQUESTS.map((request) => ({ ...request, id: 1 })).filter(
      (request) => !("cardSet" in request),
    );
    fc.assert(
      fc.property(fc.oneof(...bases.map(mutatedJson), fc.json().map(parsed)), (value) => {
        // As it would come: JSON has no -0 and no undefined.
        const json = parsed(JSON.stringify(value));
        fc.pre(typeof json !== "object" || json === null || !Object.hasOwn(json, "cardSet"));
        const { ok } = parseRequest(json);
        if (ok) requests++;
        expect(fits("request", json), JSON.stringify(json)).toBe(ok);
      }),
      { numRuns: RUNS, seed: 10 },
    );
    expect(requests).toBeGreaterThan(RUNS / 20);
    tellChecks(RUNS, "values held against the schema of requests");
  });

  test("answers with something more, something less or something else do not fit", () => {
    const talk = new Conversation();
    talk.ask(FK);
    const position = talk.ask({ op: "position" });
    const { legal: _, ...less } = position;
    const broken: readonly unknown[] = [
      less,
      { ...position, seed: 1 },
      { ...position, status: "resigned" },
      { ...position, ply: -1 },
      { ...position, view: [] },
      { ...position, score: { value: 1 } },
      { error: { code: "bad-luck", message: "" } },
      { error: { code: "bad-json" } },
      { ...position, error: { code: "bad-json", message: "" } },
      { nodes: 1.5 },
      { verdict: "perhaps", moves: [], nodes: 0, states: 0 },
      { move: "deal", moves: [{ move: "deal", value: 1.5, error: 0, visits: 1 }], nodes: 1 },
      [],
      null,
    ];
    expect(fits("answer", position)).toBe(true);
    for (const answer of broken) expect(fits("answer", answer), JSON.stringify(answer)).toBe(false);
  });
});

function parsed(text: string): unknown {
  return JSON.parse(text);
}
