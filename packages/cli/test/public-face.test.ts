import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { tetrarch } from "./command-line.js";

/** The command's public face: its commands and options. Libraries have theirs in packages.test.ts. */

/** The help of a command and, after it, of each that it lists, in that order; by its words. */
async function helpsFrom(command: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const { code, stdout } = await tetrarch([...command, "--help"]);
  expect(code).toBe(0);
  const list = /^Commands:\n((?: {2}.*\n)+)/m.exec(stdout)?.[1] ?? "";
  const names = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = ""]) => name);
  const helps = [[command.join(" "), stdout] as const];
  for (const name of names) if (name !== "help") helps.push(...(await helpsFrom([...command, name])));
  return helps;
}

const helps = new Map(await helpsFrom([]));

// `npx vitest run packages/cli/test/public-face.test.ts -u` writes the file anew.
test("the help of all commands is what api.txt says", async () => {
  expect(helps.size).toBeGreaterThan(40);
  const api = fileURLToPath(new URL("../api.txt", import.meta.url));
  await expect([...helps.values()].join(`\n${"-".repeat(80)}\n`)).toMatchFileSnapshot(api);
});

describe("the README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  const lines = blocks.flatMap((block) => block.trimEnd().split("\n"));

  test("names only options that there are", () => {
    // What a line does stands two spaces or more behind it.
    const commands = lines
      .filter((line) => line.startsWith("tetrarch "))
      .map((line) => line.split(/ {2,}/)[0] ?? "");
    expect(commands.length).toBeGreaterThan(15);
    for (const line of commands) {
      const [, first = "", second = ""] = line.split(" ");
      const help = helps.get(`${first} ${second}`) ?? helps.get(first) ?? helps.get("play") ?? "";
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
