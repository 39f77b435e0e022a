import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { games, seededRandom } from "@tetrarch/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { builtCommand } from "./built-command.js";

interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

let client: Client;
beforeAll(async () => {
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [builtCommand(), "mcp"] }),
  );
}, 120_000);
afterAll(() => client.close());

async function call(name: string, args: object = {}): Promise<ToolAnswer> {
  return (await client.callTool({ name, arguments: { ...args } })) as unknown as ToolAnswer;
}

function textOf({ content }: ToolAnswer): string {
  return content.map(({ text }) => text).join("\n");
}

const random = seededRandom(11);
/** Games that can go on for ever are given up after so many moves. */
const MOST_MOVES = 400;

describe.each(games.map(({ id }) => id))("%s", (game) => {
  test("is played from beginning to end; its deal is told only then", async () => {
    const first = await call("start_game", { game });
    expect(first.structuredContent).toMatchObject({ game, ply: 0, status: "playing" });
    let at = first.structuredContent;
    for (let ply = 1; at?.status === "playing" && ply <= MOST_MOVES; ply++) {
      expect(at).not.toHaveProperty("deal");
      const listed = await call("legal_moves");
      const moves = listed.structuredContent?.moves as readonly { readonly move: string }[];
      expect(moves.map(({ move }) => move)).toEqual(at.legal);
      for (const { move } of moves) expect(textOf(listed)).toContain(`${move}: `);
      const played = await call("play", { move: moves[random(moves.length)]?.move });
      expect(played.isError).toBeUndefined();
      at = played.structuredContent;
      // Some clients show a model the data alone.
      expect(at).toMatchObject({ ply, text: textOf(played) });
    }
    const last = at?.status === "playing" ? await call("resign") : await call("look");
    expect(last.structuredContent).toMatchObject({ legal: [], deal: expect.any(String) });
    expect(textOf(last)).toMatch(/The deal was [A-Z]{2}-\d+-\d\..*honest/s);
    const { contents } = await client.readResource({ uri: "game://current" });
    expect((contents[0] as { text: string }).text.split("\n").length).toBeGreaterThan(2);
  });

  test("its rules are a tool and a resource", async () => {
    const whole = textOf(await call("rules", { game }));
    const { contents } = await client.readResource({ uri: `rules://${game}` });
    expect((contents[0] as { text: string }).text).toBe(whole);
    const number = /\*\*([A-Z]{2}-\d+)\*\*/.exec(whole)?.[1];
    const rule = textOf(await call("rules", { game, rule: number }));
    expect(rule.length).toBeGreaterThan(20);
    expect(whole.length).toBeGreaterThan(rule.length);
  });
});

test("undo and advice say what they cost, and cost it", async () => {
  const { tools } = await client.listTools();
  for (const name of ["undo", "advice"])
    expect(tools.find((tool) => tool.name === name)?.description).toContain("not as honest");
  const { structuredContent } = await call("start_game", { game: "four-kingdoms" });
  await call("play", { move: (structuredContent as { readonly legal: readonly string[] }).legal[0] });
  expect(textOf(await call("look"))).toContain("The game is honest.");
  expect((await call("undo")).structuredContent).toMatchObject({ ply: 0 });
  expect(textOf(await call("look"))).toContain("The game was played with help.");
  await call("start_game", { game: "four-gods" });
  expect(textOf(await call("advice", { player: "greedy" }))).toMatch(/^greedy would play \S+\.$/);
  expect(textOf(await call("look"))).toContain("The game was played with help.");
});

test("lists its resources and has a prompt for a first game", async () => {
  const { resources } = await client.listResources();
  for (const { uri } of resources) {
    const { contents } = await client.readResource({ uri });
    expect((contents[0] as { text: string }).text).toMatch(/\S/);
  }
  const { messages } = await client.getPrompt({ name: "first_game", arguments: { game: "kings-keys" } });
  expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining("The King's Keys") });
  await expect(client.readResource({ uri: "game://other" })).rejects.toThrow(/no resource/);
  await expect(client.getPrompt({ name: "second_game" })).rejects.toThrow(/no prompt/);
  const ofNoGame = client.getPrompt({ name: "first_game", arguments: { game: "chess" } });
  await expect(ofNoGame).rejects.toThrow(/game: expected one of .*kings-keys/);
});

/** Values where a text belongs, or texts that are none of those wanted. */
const HOSTILE: readonly unknown[] = [
  ...[
    "",
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "\u0000",
    "\ud800",
    "x".repeat(100_000),
    "FK-11982-6",
  ],
  ...[
    null,
    0,
    -1,
    1e308,
    true,
    [],
    {},
    ["deal"],
    { toString: "x" },
    JSON.parse('{"__proto__":{"op":"quit"}}'),
  ],
];
const KEYS = ["game", "variant", "move", "moves", "player", "rule", "deal", "number", "op", "id", "winnable"];

test("hostile calls are refused, and the game stays as it is", async () => {
  await call("start_game", { game: "four-kingdoms" });
  const before = (await call("look")).structuredContent;
  const names = [
    "look",
    "legal_moves",
    "play",
    "undo",
    "resign",
    "rules",
    "advice",
    "start_game",
    "none",
    "",
  ];
  const CALLS = countOf(20_000);
  let refused = 0;
  for (let count = 0; count < CALLS; count++) {
    const entries = Array.from({ length: 1 + random(3) }, () => [
      KEYS[random(KEYS.length)],
      HOSTILE[random(HOSTILE.length)],
    ]);
    const answer = await call(names[random(names.length)] as string, Object.fromEntries(entries));
    expect(answer.isError, JSON.stringify(entries).slice(0, 300)).toBe(true);
    expect(textOf(answer).length).toBeLessThan(2_000);
    refused++;
  }
  expect((await call("look")).structuredContent).toEqual(before);
  tellChecks(refused, "hostile MCP calls");
});
