import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games, variantsOf } from "@tetrarch/engine";
import { afterAll, describe, expect, test } from "vitest";
import { tetrarch } from "./command-line.js";

const folder = mkdtempSync(join(tmpdir(), "tetrarch-completion-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "a game.txt"), "");

const ids = games.map(({ id }) => id);
const commands =
  "play open learn puzzle coach retry settings engine mcp deal today history duel series replay link perft solve analyse field study bench rules cards completion help".split(
    " ",
  );

/** What bash offers for a command line whose last word is being typed. */
async function bash(...words: string[]): Promise<string[]> {
  const { stdout: script } = await tetrarch(["completion", "bash"]);
  const quoted = words.map((word) => `'${word}'`).join(" ");
  const program = `${script}
COMP_WORDS=(tetrarch ${quoted}); COMP_CWORD=${words.length}; _tetrarch; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const offered = execFileSync("bash", ["--norc", "-c", program], { cwd: folder, encoding: "utf8" });
  return offered.split("\n").filter((line) => line !== "");
}

describe("bash", () => {
  test("commands and the program's own options", async () => {
    expect(await bash("")).toEqual([...commands, "-V", "--version", "-h", "--help"]);
    expect(await bash("pl")).toEqual(["play"]);
    expect(await bash("help", "rep")).toEqual(["replay"]);
  });

  test("games, in their place only", async () => {
    for (const command of ["play", "deal", "today", "perft", "rules"]) {
      expect(await bash(command, "")).toEqual(ids);
      expect(await bash(command, "four-kingdoms", "")).toEqual([]);
    }
    expect(await bash("engine", "")).toEqual([]);
  });

  test("options of the command, and what follows them", async () => {
    expect(await bash("today", "--")).toEqual(["--date", "--month", "--json", "--help"]);
    expect(await bash("engine", "--s")).toEqual(["--schema"]);
    expect(await bash("play", "--asc")).toEqual(["--ascii"]);
    for (const { id, dealCode, options } of games) {
      for (const name of [id, dealCode.prefix.toLowerCase()])
        expect(await bash("perft", name, "--variant", "")).toEqual(variantsOf(options));
    }
    expect(await bash("play", "--variant", "")).toEqual([
      ...new Set(games.flatMap(({ options }) => variantsOf(options))),
    ]);
    expect(await bash("play", "--deal", "")).toEqual([]);
    expect(await bash("deal", "four-gods", "--difficulty", "")).toEqual(["easy", "medium", "hard"]);
    expect(await bash("play", "--deal", "FK-11982-6", "four-k")).toEqual(["four-kingdoms"]);
    expect(await bash("completion", "")).toEqual(["bash", "zsh", "fish"]);
  });

  test("commands that belong to another one, with options of their own", async () => {
    expect(await bash("study", "")).toEqual([
      ...ids,
      "merge",
      "report",
      "condense",
      "check",
      "manifest",
      "lines",
      "list",
    ]);
    expect(await bash("history", "")).toEqual([
      ...ids,
      "show",
      "trends",
      "mark",
      "anew",
      "sheet",
      "export",
      "import",
    ]);
    expect(await bash("history", "export", "--")).toEqual(["--out", "--help"]);
    expect(await bash("study", "four-gods", "--pl")).toEqual(["--player"]);
    expect(await bash("study", "four-gods", "--player", "")).toEqual(
      expect.arrayContaining(["thoughtful", "random"]),
    );
    expect(await bash("study", "four-gods", "--player", "planner")).toEqual([]);
    expect(await bash("study", "nt", "--player", "plan")).toEqual(["planner"]);
    expect(await bash("study", "merge", "--")).toEqual(
      "--out --game --deals --player --nodes --memory --variant --moves --help".split(" "),
    );
    expect(await bash("study", "merge", "--game", "four-g")).toEqual(["four-gods"]);
    expect(await bash("study", "report", "--out", "x.md", "--j")).toEqual(["--json"]);
    expect(await bash("study", "merge", "one.jsonl", "a")).toEqual(["a game.txt"]);
    expect(await bash("study", "four-gods", "merge", "")).toEqual([]);
  });

  test("files, blanks and all", async () => {
    expect(await bash("replay", "a")).toEqual(["a game.txt"]);
    expect(await bash("cards", "--check", "")).toEqual(["a game.txt"]);
    expect(await bash("replay", "x.txt", "--card-set", "")).toEqual(["a game.txt"]);
  });
});

describe.each(["bash", "zsh", "fish"])("%s", (shell) => {
  test("every command with every option of its help is in the script, and nothing is made up", async () => {
    const { code, stdout: script } = await tetrarch(["completion", shell]);
    expect(code).toBe(0);
    const all = [...commands.filter((name) => name !== "help"), "study merge", "study report"];
    for (const command of all) {
      const { stdout: help } = await tetrarch([...command.split(" "), "--help"]);
      const options = [...help.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, name = ""]) => name);
      expect(options).toContain("help");
      const lines = script
        .split("\n")
        .filter((line) => new RegExp(`(^ *"?|from )${command.replace(" ", "( |; and .* )")}\\b`).test(line));
      for (const option of options) {
        const written = shell === "fish" ? `-l ${option} ` : `--${option}`;
        expect(lines.filter((line) => line.includes(written)).length).toBeGreaterThan(0);
      }
    }
    for (const id of ids) expect(script).toContain(id);
  });
});
