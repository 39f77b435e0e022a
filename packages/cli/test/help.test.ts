import type { Command } from "commander";
import { expect, test } from "vitest";
import { createProgram } from "../src/commands/program.js";
import { tetrarch } from "./command-line.js";

const terminal = { interactive: false, columns: 200, colour: false };
const output = {
  stdout: { write: async () => true },
  stderr: { write: async () => true },
  env: {},
  terminal,
};
const program = createProgram(output, async () => {});

/** The names of all commands, each inner one after the outer. */
function allCommands(command: Command, before: readonly string[] = []): readonly (readonly string[])[] {
  return command.commands.flatMap((each) => {
    const name = [...before, each.name()];
    return [name, ...allCommands(each, name)];
  });
}

test("the help of every command has examples of it with deals that there are, and fits 80 columns in any window", async () => {
  const commands = allCommands(program);
  expect(commands.length).toBeGreaterThan(38);
  const codes = new Set<string>();
  for (const name of [[], ...commands]) {
    const { code, stdout } = await tetrarch([...name, "--help"], { terminal });
    expect([name, code]).toEqual([name, 0]);
    const [, examples = ""] = stdout.split("Examples:\n");
    expect(examples, name.join(" ")).toContain(`  tetrarch${name[0] === "engine" ? " engine" : ""}`);
    const wide = stdout.split("\n").filter((line) => line.length > 80);
    expect([name, wide]).toEqual([name, []]);
    for (const [code] of stdout.matchAll(/\b[A-Z]{2}-\d+-\d\b/g)) codes.add(code);
  }
  expect(codes.size).toBeGreaterThan(0);
  for (const code of codes) expect((await tetrarch(["deal", code])).stderr).toBe("");
});

test("--plain stands before or after any command", async () => {
  const words = (await tetrarch(["rules", "FK-3"])).stdout;
  for (const args of [
    ["--plain", "rules", "FK-3"],
    ["rules", "FK-3", "--plain"],
  ])
    expect((await tetrarch(args)).stdout).toBe(words);
  expect((await tetrarch(["--plain", "fly"])).stderr).toContain("unknown command 'fly'");
});
