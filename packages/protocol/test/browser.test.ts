import { createContext, runInContext } from "node:vm";
import { games, seededRandom } from "@tetrarch/engine";
import { beforeAll, expect, test } from "vitest";
import { answerLine, inputLines, openConnection } from "../src/index.js";
import { bundleFrom } from "./bundle.js";

/** The package runs where there is nothing but the language and what browsers have of it. */

/** What the program of a page would be: bytes in, lines out. The chance is handed in by whoever starts it. */
const PAGE = `
import { answerLine, inputLines, openConnection } from "@tetrarch/protocol";
export async function talk(bytes, random, version) {
  let connection = openConnection({ random, version });
  const answers = [];
  for await (const line of inputLines(bytes)) {
    const answered = answerLine(connection, line);
    connection = answered.connection;
    answers.push(answered.line);
  }
  return answers;
}
`;

const REQUESTS: readonly string[] = [
  '{"op":"hello","id":"ü€😀"}',
  ...games.flatMap(({ id }) => [
    `{"op":"new","game":"${id}"}`,
    '{"op":"advise","player":"sampler","nodes":2000}',
    '{"op":"solve","nodes":2000}',
    '{"op":"perft","depth":2}',
    '{"op":"transcript"}',
  ]),
  '{"op":"cards","game":"four-gods"}',
  "nonsense",
];

let script: string;
let inputs: readonly string[];

beforeAll(async () => {
  // For a browser a module of Node's is an error.
  const bundle = await bundleFrom(PAGE, { platform: "browser", format: "iife", globalName: "page" });
  script = bundle.text;
  inputs = bundle.inputs;
});

async function* bytesOf(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** All requests as bytes, with a line that is no UTF-8 after them. */
const INPUT = [new TextEncoder().encode(`${REQUESTS.join("\n")}\n`), Uint8Array.of(0xff, 10)];

test("the bundle holds the packages below, valibot and the shuffling, and nothing else", () => {
  const parts = inputs.map(
    (path) => /^(?:packages\/\w+\/src|node_modules\/[\w-]+)\//.exec(path)?.[0] ?? path,
  );
  expect([...new Set(parts)].toSorted()).toEqual([
    "<stdin>",
    "node_modules/pure-rand/",
    "node_modules/valibot/",
    "packages/engine/src/",
    "packages/protocol/src/",
    "packages/solver/src/",
  ]);
});

test("where there are no globals of Node's, it answers what it answers here", async () => {
  // Of what a browser has beside the language, only this is there.
  const context = createContext({ TextDecoder });
  expect(runInContext("typeof process + typeof Buffer + typeof require + typeof setTimeout", context)).toBe(
    "undefined".repeat(4),
  );
  runInContext(`${script}\nglobalThis.page = page;`, context);
  const talk = runInContext("page.talk", context) as (...given: readonly unknown[]) => Promise<string[]>;
  const answers = await talk(bytesOf(...INPUT), seededRandom(3), "1");
  let connection = openConnection({ random: seededRandom(3), version: "1" });
  const expected: string[] = [];
  for await (const line of inputLines(bytesOf(...INPUT))) {
    const answered = answerLine(connection, line);
    connection = answered.connection;
    expected.push(answered.line);
  }
  expect([...answers]).toEqual(expected);
  expect(answers).toHaveLength(REQUESTS.length + 1);
  const codes = answers.map((line) => (JSON.parse(line) as { error?: { code: string } }).error?.code);
  expect(codes.filter((code) => code !== undefined)).toEqual(["bad-json", "bad-json"]);
});
