import { games } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { VERSION } from "../../src/version.js";
import { tetrarch } from "../command-line.js";

describe("the command line", () => {
  test("--version", async () => {
    expect(await tetrarch(["--version"])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: "" });
  });

  test("--help lists every command, game and exit code", async () => {
    const { code, stdout, stderr } = await tetrarch(["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const word of "play learn engine deal today replay perft solve study rules cards completion".split(
      " ",
    )) {
      expect(stdout).toMatch(new RegExp(`^  ${word} `, "m"));
    }
    for (const { id } of games) expect(stdout).toContain(id);
    for (const exit of ["0 ", "1 ", "2 ", "70"]) expect(stdout).toMatch(new RegExp(`^  ${exit}`, "m"));
  });

  test("each command has examples, and every deal code and rule in them is a real one", async () => {
    const { stdout } = await tetrarch(["--help"]);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*\[options\]|^ {2}(engine|completion) /gm)].map(
      ([, a, b]) => a ?? b ?? "",
    );
    expect(commands.length).toBe(25);
    let codes = 0;
    for (const command of commands) {
      const help = await tetrarch([command, "--help"]);
      expect(help.stdout).toContain("Examples:\n  ");
      for (const [code] of help.stdout.matchAll(/\b[A-Z]{2}-\d+-\d\b/g)) {
        expect((await tetrarch(["deal", code])).code).toBe(0);
        codes++;
      }
    }
    expect(codes).toBeGreaterThan(2);
    expect((await tetrarch(["rules", "FK-9"])).code).toBe(0);
  });

  test.each([
    [["fly"], "unknown command 'fly'"],
    [["rulse"], "unknown command 'rulse' (Did you mean rules?)"],
    [["rulse", "--help"], "unknown command 'rulse' (Did you mean rules?)"],
    [
      ["stats", "--help"],
      "unknown command 'stats': expected one of play, open, learn, puzzle, coach, retry, settings, engine",
    ],
    [["stats", "fk", "-h"], "unknown command 'stats'"],
    [["help", "stats"], "unknown command 'stats'"],
    [["study", "reprot", "x.jsonl"], '"reprot" is not a game'],
    [["study", "reprot", "--help"], "the commands of study are merge, report"],
    [["deal", "fk", "--difficulty", "easy", "--difficulty", "hard"], "is given twice"],
    [["perft", "fk", "--deal", "FK-1-9", "--depth", "1", "--deal", "FK-11982-6"], "is given twice"],
    [["play", "fk", "--variant", "x", "--variant", "y"], "--variant <variant> is given twice"],
    [["study", "merge", "a", "--out", "x", "--out", "y"], "is given twice"],
    [["deal"], "<game> is missing"],
    [["deal", "fk", "FK-11982-6", "more"], "too many arguments"],
    [["deal", "fk", "--jsn"], "unknown option '--jsn' (Did you mean --json?)"],
    [["deal", "chess"], '"chess" is not a game'],
    [["perft", "fk"], "--deal <deal> is missing"],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "-1"], '--depth "-1": expected a whole number'],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "1.5"], '--depth "1.5": expected a whole number'],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "1e9"], '--depth "1e9": expected a whole number'],
    [
      ["perft", "fk", "--deal", "FK-11982-6", "--depth", "1", "--nodes", "0"],
      '--nodes "0": expected a whole',
    ],
    [["today", "--date", "2026-02-30"], '--date "2026-02-30": expected a day'],
    [["today", "--date", "tomorrow"], '--date "tomorrow": expected a day'],
    [["rules", "fk", "FK-99"], 'Four Kingdoms has no rule "FK-99"'],
    [["rules", "chess"], '"chess" is not a game'],
    [["cards", "fk"], "Four Kingdoms is not played with a card set"],
    [["cards", "--schema", "--check", "x"], "--check and --schema do not go together"],
    [["completion", "tcsh"], '<shell> "tcsh": expected one of bash, zsh, fish'],
    [["play", "chess"], '"chess" is not a game'],
    [["play", "chess"], "fk (four-kingdoms)"],
    [["play", "fk", "--transcript", "--plain"], '--transcript: "--plain" looks like an option'],
    [["play", "fg", "--card-set", "--plain"], '--card-set: "--plain" looks like an option'],
    [["play", "fk", "--card-set", "x.json"], "--card-set: Four Kingdoms is not played with a card set"],
    [["play", "FK-11982-6", "--card-set", "x.json"], "Four Kingdoms is not played with a card set"],
    [["play", "FK-11982-6", "--deal", "FK-11982-6"], "the deal is given twice: FK-11982-6 and --deal"],
    [["play", "--deal", "2C 3C"], "--deal: say for which game"],
    [["play", "--variant", "rescue"], "--variant: say for which game"],
    [["play", "fk", "--open", "x.txt"], "--open: the transcript names the game, so without GAME"],
    [["play", "--open", "--plain"], '--open: "--plain" looks like an option'],
    [["replay", ""], '"": there is no such file'],
    [["replay", "-", "--card-set", "-"], "only one of FILE and --card-set"],
    [["--json"], "unknown option '--json'"],
  ])("%j is wrong usage: exit 2 and one line", async (args, reason) => {
    const { code, stdout, stderr } = await tetrarch(args);
    if (args.includes("--json")) {
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: "usage" } });
      expect(code).toBe(2);
      return;
    }
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^tetrarch: [^\n]+\n$/);
    expect(stderr).toContain(reason);
  });

  test("a transcript that cannot be written is told before the game, not after it", async () => {
    const { code, stdout, stderr } = await tetrarch(["play", "fk", "--plain", "--transcript", "/no/such/x"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("tetrarch: --transcript /no/such/x: there is no such place\n");
  });

  test("with --json an error is JSON on standard output", async () => {
    const { code, stdout, stderr } = await tetrarch(["deal", "FK-11982-4", "--json"]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(JSON.parse(stdout)).toEqual({
      error: { code: "bad-deal", message: expect.stringContaining("check digit") },
    });
    const usage = await tetrarch(["deal", "--json"]);
    expect(usage.code).toBe(2);
    expect(JSON.parse(usage.stdout).error.code).toBe("usage");
  });

  test("in a narrow window reports break between words; what goes into a file, and a link, does not", async () => {
    const narrow = { interactive: true, columns: 60, colour: false };
    const trends = (terminal: typeof narrow) => tetrarch(["history", "trends"], { terminal });
    const wide = (await trends({ ...narrow, interactive: false })).stdout;
    expect(Math.max(...wide.split("\n").map((line) => line.length))).toBeGreaterThan(60);
    const broken = (await trends(narrow)).stdout;
    expect(broken).not.toBe(wide);
    expect(broken.split(/\s+/)).toEqual(wide.split(/\s+/));
    expect(broken.split("\n").filter((line) => line.length > 60)).toEqual([]);
    const made = await tetrarch(["series", "new", "fk", "--length", "10"], {
      terminal: { ...narrow, columns: 30 },
    });
    expect(made.stdout.trim().split("\n")).toHaveLength(1);
  });

  test("a bug is told as one, without its trace unless it is asked for", async () => {
    const broken = () => {
      throw new TypeError("it broke");
    };
    const result = await tetrarch(["deal", "fk"], { random: broken });
    expect(result).toMatchObject({ code: 70, stdout: "" });
    expect(result.stderr).toMatch(/^tetrarch: it broke \(this is a bug; .*\)\n$/);
    const traced = await tetrarch(["deal", "fk"], { random: broken, env: { TETRARCH_DEBUG: "1" } });
    expect(traced.stderr).toContain("TypeError: it broke\n    at ");
    const json = await tetrarch(["deal", "fk", "--json"], { random: broken });
    expect(JSON.parse(json.stdout).error.code).toBe("internal");
  });

  test("what a terminal might obey is not passed on", async () => {
    const { stderr } = await tetrarch(["replay", "\u001b[2Jno\u0007\n\u202efile"]);
    expect(stderr).toBe("tetrarch: \\u{1b}[2Jno\\u{7} \\u{202e}file: there is no such file\n");
  });
});
