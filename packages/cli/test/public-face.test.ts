import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { tetrarch } from "./command-line.js";

/** The command's public face: its commands and options. Libraries have theirs in packages.test.ts. */

const COMMANDS = [
  [],
  ["play"],
  ["open"],
  ["learn"],
  ["puzzle"],
  ["coach"],
  ["retry"],
  ["settings"],
  ["engine"],
  ["mcp"],
  ["deal"],
  ["today"],
  ["history"],
  ["history", "show"],
  ["history", "trends"],
  ["history", "mark"],
  ["history", "anew"],
  ["history", "sheet"],
  ["history", "export"],
  ["history", "import"],
  ["duel"],
  ["duel", "new"],
  ["duel", "play"],
  ["duel", "answer"],
  ["duel", "show"],
  ["duel", "here"],
  ["duel", "house"],
  ["duel", "debts"],
  ["duel", "settle"],
  ["series"],
  ["series", "new"],
  ["series", "play"],
  ["series", "show"],
  ["series", "ladder"],
  ["replay"],
  ["link"],
  ["perft"],
  ["solve"],
  ["analyse"],
  ["field"],
  ["study"],
  ["study", "merge"],
  ["study", "report"],
  ["study", "condense"],
  ["study", "check"],
  ["study", "manifest"],
  ["study", "lines"],
  ["study", "list"],
  ["bench"],
  ["bench", "player"],
  ["bench", "compare"],
  ["rules"],
  ["cards"],
  ["completion"],
] as const;

async function helpOf(command: readonly string[]): Promise<string> {
  const { code, stdout } = await tetrarch([...command, "--help"]);
  expect(code).toBe(0);
  return stdout;
}

// `npx vitest run packages/cli/test/public-face.test.ts -u` writes the file anew.
test("the help of all commands is what api.txt says", async () => {
  const texts: string[] = [];
  for (const command of COMMANDS) texts.push(await helpOf(command));
  const listed = [...(texts[0] ?? "").matchAll(/^ {2}([a-z]+)\b.* {2}/gm)].map(([, name]) => name);
  for (const [name] of COMMANDS) if (name !== undefined) expect(listed).toContain(name);
  const api = fileURLToPath(new URL("../api.txt", import.meta.url));
  await expect(texts.join(`\n${"-".repeat(80)}\n`)).toMatchFileSnapshot(api);
});

describe("the README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  const lines = blocks.flatMap((block) => block.trimEnd().split("\n"));

  test("names only options that there are", async () => {
    // What a line does stands two spaces or more behind it.
    const commands = lines
      .filter((line) => line.startsWith("tetrarch "))
      .map((line) => line.split(/ {2,}/)[0] ?? "");
    expect(commands.length).toBeGreaterThan(15);
    for (const line of commands) {
      const [, first = "", second = ""] = line.split(" ");
      const command =
        COMMANDS.findLast((words) => words.every((word, at) => [first, second][at] === word)) ?? [];
      const help = await helpOf(command.length === 0 ? ["play"] : command);
      for (const [option] of line.matchAll(/(?<= )--[a-z-]+/g)) expect(help, line).toContain(option);
    }
  });

  test("its first talk with the engine meets no error", async () => {
    const requests = lines.filter((line) => line.startsWith("{"));
    expect(requests.length).toBeGreaterThan(2);
    const { stdout } = await tetrarch(["engine"], { input: `${requests.join("\n")}\n` });
    const answers = stdout.trimEnd().split("\n");
    expect(answers).toHaveLength(requests.length);
    for (const answer of answers) expect(JSON.parse(answer)).not.toHaveProperty("error");
  });
});
