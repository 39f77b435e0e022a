import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type AnyGame, seededRandom } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { after } from "../../../../testing/sessions.js";
import { type BenchReport, gameInReport } from "../../src/bench/bench-report.js";
import { McpReferee } from "../../src/bench/mcp-referee.js";
import type { BenchPlan } from "../../src/bench/referee.js";
import type { RefereedGame } from "../../src/bench/refereed-game.js";
import { commitmentOf, secretSession } from "../../src/bench/secret-deals.js";
import { builtCommand } from "../built-command.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { folder } = ownFolder("bench-mcp");
const reportIn = (out: string): BenchReport => JSON.parse(readFileSync(`${out}.json`, "utf8"));

interface Position {
  readonly legal: readonly string[];
}

/** A client of MCP that has started a benchmark of three games of the Tomb. */
class BenchClient {
  readonly out: string;
  /** All that the server has said, before a game was the last. */
  heard = "";
  readonly #client = new Client({ name: "test", version: "1" });

  constructor(name: string) {
    this.out = join(folder, name);
  }

  async connect(): Promise<void> {
    const args = ["bench", "tk", "--form", "mcp", "--deals", "3", "--errors", "3", "--out", this.out];
    await this.#client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [builtCommand(), ...args],
        stderr: "ignore",
      }),
    );
    this.heard += this.#client.getInstructions();
  }

  async call(name: string, args: object = {}) {
    const { content, structuredContent, isError } = await this.#client.callTool({
      name,
      arguments: { ...args },
    });
    const text = (content as readonly { readonly text: string }[]).map((each) => each.text).join("\n");
    return { text, position: structuredContent as Position | undefined, isError: isError === true };
  }

  listTools() {
    return this.#client.listTools();
  }

  readResource(uri: string) {
    return this.#client.readResource({ uri });
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

const random = seededRandom(3);

test("a client plays all games, hears the seed after the last one, and has a report that can be checked", async () => {
  const client = new BenchClient("whole");
  await client.connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["look", "legal_moves", "play", "resign", "rules"]);
  expect(await client.call("play", { move: "delve" })).toMatchObject({
    isError: true,
    text: "No game is in play. Call look to begin one.",
  });
  let last = "";
  for (let game = 1; game <= 3; game++) {
    let { position, text } = await client.call("look");
    while (position && position.legal.length > 0) {
      client.heard += text + JSON.stringify(position);
      const move = position.legal[random(position.legal.length)];
      ({ position, text } = await client.call("play", { move }));
    }
    last = text;
    if (game < 3) expect(last).toContain(`Call look to begin game ${game + 1} of 3.`);
  }
  expect(await client.call("look")).toMatchObject({ isError: false, text: "There are no more games." });
  const { seed = "secret", commitment, games, form, summary } = reportIn(client.out);
  expect([form, games.map(({ ending }) => ending)]).toEqual(["mcp", ["played", "played", "played"]]);
  expect(summary?.prices?.decisions).toBeGreaterThan(0);
  expect(last).toContain(`Seed: ${seed}.`);
  expect(client.heard).toContain(commitment);
  expect(client.heard).not.toContain(seed);
  expect(commitment).toBe(commitmentOf(seed));
  const game = gameOf("tomb-of-four-kings");
  for (const { deal, moves, status, score } of games) {
    const start = secretSession({ game, variant: "standard", seed }, deal);
    expect(client.heard).not.toContain(start.deal);
    const { status: ended, score: reached } = outcome(game, moves.split(" ").reduce(after, start).now.state);
    expect([ended, reached]).toEqual([status, score]);
  }
  await client.close();
  const again = await tetrarch(["bench", "tk", "--form", "mcp", "--out", client.out]);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("there is a report already")]);
});

function outcome(game: AnyGame, state: unknown) {
  const { status, score } = game.outcome(state);
  return { status, score: score.value };
}

test("a client that leaves in a game has lost it; one that only lists the tools leaves no report", async () => {
  const client = new BenchClient("left");
  await client.connect();
  await client.call("look");
  await client.close();
  await expect.poll(() => existsSync(`${client.out}.svg`)).toBe(true);
  const { games, deals } = reportIn(client.out);
  expect([games.map(({ ending, status }) => [ending, status]), deals]).toEqual([[["left", "lost"]], 3]);
  const idle = new BenchClient("idle");
  await idle.connect();
  await idle.listTools();
  await idle.close();
  expect(existsSync(`${idle.out}.json`)).toBe(false);
});

const HOSTILE: readonly unknown[] = [
  ...["", "../../etc/passwd", "__proto__", "\u0000", "\ud800", "x".repeat(100_000), "TK-1-1"],
  ...[null, 0, 1e308, true, [], {}, ["delve"], JSON.parse('{"__proto__":{"op":"quit"}}')],
];
const TOOLS = ["look", "legal_moves", "play", "undo", "advice", "start_game", "next_game", "rules", ""];
const KEYS = ["game", "variant", "move", "player", "deal", "seed", "rule", "op", "id"];

test.runIf(process.platform !== "win32")(
  "a signal is the end of the client, and leaves the report",
  async () => {
    const out = join(folder, "signal");
    const args = [builtCommand(), "bench", "tk", "--form", "mcp", "--deals", "3", "--out", out];
    const server = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"] });
    const ended = once(server, "exit");
    const look = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "look", arguments: {} } };
    server.stdin.write(`${JSON.stringify(look)}\n`);
    await once(server.stdout, "data");
    server.kill("SIGTERM");
    expect(await ended).toEqual([143, null]);
    expect(reportIn(out).games).toMatchObject([{ ending: "left", status: "lost" }]);
  },
);

/** A tool's name and arguments that no tool takes. */
function hostileCall(): readonly [name: string, args: object] {
  const entry = [KEYS[random(KEYS.length)] as string, HOSTILE[random(HOSTILE.length)]] as const;
  return [TOOLS[random(TOOLS.length)] as string, Object.fromEntries([entry])];
}

test("hostile calls are refused and counted, and lose the game when they are too many", async () => {
  const client = new BenchClient("hostile");
  await client.connect();
  for (let game = 1; game <= 3; game++) {
    expect((await client.call("look")).isError).toBe(false);
    for (let refused = 1; refused <= 4; refused++) {
      const { isError, text } = await client.call(...hostileCall());
      expect([isError, text.length < 2000]).toEqual([true, true]);
      expect(text.includes("too many refused answers")).toBe(refused === 4);
    }
    await expect(client.readResource("game://deal")).rejects.toThrow(/no resource/);
  }
  for (const { ending, illegal, unreadable } of reportIn(client.out).games)
    expect([ending, illegal + unreadable]).toEqual(["errors", 4]);
  await client.close();
});

const SEED = "00112233445566778899aabbccddeeff";
const KINGDOMS = { game: gameOf("four-kingdoms"), variant: "standard", seed: SEED };

test("no hostile call is met, brings the referee down, or is told the seed", async () => {
  const CALLS = countOf(20_000);
  const limits = { moves: 100, errors: CALLS, seconds: 60 };
  const referee = new McpReferee(
    { ...KINGDOMS, deals: 1, form: "mcp", limits },
    async () => "over",
    () => 0,
  );
  const table = (await referee.call("look", {})).data;
  // Each 900 of them are followed by a move, as more lines without one would end the game.
  for (let number = 1; number <= CALLS; number++) {
    const call = hostileCall();
    const { isError, text } = await referee.call(...call);
    expect([call, isError]).toEqual([call, true]);
    expect(text).not.toContain(SEED);
    if (number % 900 === 0) await referee.call("play", { move: "deal" });
  }
  expect(await referee.call("legal_moves", {})).toMatchObject({ data: { moves: expect.anything() } });
  if (CALLS < 900) expect((await referee.call("look", {})).data).toEqual(table);
  tellChecks(CALLS, "hostile calls to a referee");
});

test("a move that comes too late loses the game; the next one has its own time", async () => {
  const ended: RefereedGame[] = [];
  let now = 0;
  const limits = { moves: 3, errors: 1, seconds: 60 };
  const plan: BenchPlan = { ...KINGDOMS, deals: 2, form: "mcp", limits };
  const gameOver = async (game: RefereedGame) => {
    ended.push(game);
    return "next";
  };
  const referee = new McpReferee(plan, gameOver, () => now);
  const play = () => referee.call("play", { move: "deal" });
  await referee.call("look", {});
  now = 599_000;
  expect((await play()).isError).toBeUndefined();
  now += 61_000;
  expect(await referee.call("look", {})).toEqual({
    isError: true,
    text: "The game is over: lost by time.\nnext",
  });
  expect(await play()).toMatchObject({ isError: true });
  await referee.call("look", {});
  for (const _move of [1, 2, 3]) await play();
  expect(ended.map((game, place) => gameInReport(place + 1, game, undefined))).toMatchObject([
    { ending: "time", moves: "deal", illegal: 0 },
    { ending: "move-limit", illegal: 0 },
  ]);
  expect(await referee.call("look", {})).toEqual({ text: "There are no more games." });
});
