import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { builtCommand } from "../built-command.js";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tetrarch-other-programs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(join(root, "docs", "studies.md"), "utf8");
const section = /\n## In other programs\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? "";

function blocks(language: string): readonly string[] {
  return [...section.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code]) => code ?? "",
  );
}

interface Game {
  readonly player: string;
  readonly status: string;
}

/** Writes `deals.jsonl` by the guide's command. Returns of each player how many deals it has, and the share of them won. */
function unpack() {
  const [command, file] = (blocks("sh")[0] ?? "").trim().split(" > ");
  const [program, ...args] = (command ?? "").split(" ");
  expect([program, file]).toEqual(["tetrarch", "deals.jsonl"]);
  const options = { cwd: root, encoding: "utf8", maxBuffer: 100_000_000 } as const;
  const { status, stdout } = spawnSync(process.execPath, [builtCommand(), ...args], options);
  expect(status).toBe(0);
  writeFileSync(join(folder, "deals.jsonl"), stdout);
  const games: readonly Game[] = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return [...new Set(games.map(({ player }) => player))].map((player) => {
    const own = games.filter((game) => game.player === player);
    return {
      player,
      deals: own.length,
      share: own.filter((game) => game.status === "won").length / own.length,
    };
  });
}

test.for(["duckdb", "pandas"])(
  "the recipe for %s counts the deals and the wins of each player",
  async (library, { skip }) => {
    const recipe = blocks("python").find((each) => each.startsWith(`import ${library}\n`));
    expect(recipe).toBeDefined();
    const python = (code: string) => spawnSync("python3", ["-c", code], { cwd: folder, encoding: "utf8" });
    skip(python(`import ${library}`).status !== 0, `python3 has no ${library}`);
    const players = unpack();
    const { stdout, stderr } = python(recipe ?? "");
    expect(stderr).toBe("");
    expect(players.length).toBe(2);
    for (const { player, deals, share } of players) {
      const [, counted, mean] = new RegExp(`${player}\\D+(\\d+)\\D+([\\d.]+)`).exec(stdout) ?? [];
      expect(Number(counted), stdout).toBe(deals);
      expect(Number(mean)).toBeCloseTo(share, 5);
    }
  },
  120_000,
);
