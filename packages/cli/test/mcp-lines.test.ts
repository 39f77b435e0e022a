import { seededRandom } from "@tetrarch/engine";
import { openConnection } from "@tetrarch/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { mutated } from "../../../testing/mutation.js";
import { McpGame } from "../src/mcp/mcp-game.js";
import { serveMcp } from "../src/mcp/serve.js";

const call = (name: string, args: object) => ({ method: "tools/call", params: { name, arguments: args } });
/** Sound messages of a client. */
const MESSAGES: readonly object[] = [
  call("start_game", { game: "four-gods" }),
  call("look", {}),
  call("legal_moves", {}),
  call("play", { move: "take:p1" }),
  call("rules", { game: "four-gods", rule: "FG-3" }),
  call("advice", { player: "random" }),
  { method: "resources/read", params: { uri: "game://current" } },
  { method: "prompts/get", params: { name: "first_game", arguments: {} } },
  { method: "tools/list" },
  { method: "ping" },
];
const LINES_A_CLIENT = 50;

test("no line from a client ends the server or is answered with anything but a message", async () => {
  const sound = fc.constantFrom(
    ...MESSAGES.map((message) => JSON.stringify({ jsonrpc: "2.0", id: 1, ...message })),
  );
  const words = [
    "tools/call",
    "arguments",
    "__proto__",
    "null",
    "[[",
    "1e999",
    "\\ud800",
    '"id":{}',
    '"id":"x"',
  ];
  const lines = fc.array(fc.oneof(sound, mutated(sound, words), fc.string({ unit: "binary" })), {
    minLength: LINES_A_CLIENT,
    maxLength: LINES_A_CLIENT,
  });
  const CLIENTS = countOf(4_000);
  let answers = 0;
  for (const sent of fc.sample(lines, { numRuns: CLIENTS, seed: 4 })) {
    const written = await answersTo([...sent, JSON.stringify({ jsonrpc: "2.0", id: "end", method: "ping" })]);
    for (const line of written) {
      expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
      answers++;
    }
    expect(written.some((line) => JSON.parse(line).id === "end")).toBe(true);
  }
  expect(answers).toBeGreaterThan(CLIENTS);
  tellChecks(CLIENTS * LINES_A_CLIENT, "lines of MCP clients");
});

test("all requests are answered in order, though the input ends right behind them", async () => {
  const requests = [
    { method: "resources/read", params: { uri: "rules://kings-keys" } },
    call("rules", { game: "four-gods" }),
    { method: "ping" },
  ];
  const sent = requests.map((request, id) => JSON.stringify({ jsonrpc: "2.0", id, ...request }));
  const answers = (await answersTo(sent)).map((line) => JSON.parse(line));
  expect(answers).toMatchObject(requests.map((_, id) => ({ id, result: {} })));
});

test("a line that is no message is answered by an error of JSON-RPC, by the id where it has one", async () => {
  const ping = { jsonrpc: "2.0", id: 7, method: "ping" };
  const lines = [
    "hello",
    "",
    "x".repeat(2_000_000),
    "[]",
    '{"id":"a"}',
    '{"jsonrpc":"2.0","id":5,"method":7}',
    JSON.stringify(ping),
  ];
  const answers = (await answersTo(lines)).map((line) => JSON.parse(line));
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32700],
    [null, -32700],
    [null, -32700],
    [null, -32600],
    ["a", -32600],
    [5, -32600],
    [7, undefined],
  ]);
});

/** What a client reads that sends these lines and then ends its input. */
async function answersTo(lines: readonly string[]): Promise<readonly string[]> {
  const written: string[] = [];
  const stdout = {
    async write(text: string) {
      written.push(text);
      return true;
    },
  };
  const game = new McpGame(openConnection({ random: seededRandom(1), version: "1" }));
  await serveMcp({ stdin: bytesOf(`${lines.join("\n")}\n`), stdout }, game);
  return written;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
