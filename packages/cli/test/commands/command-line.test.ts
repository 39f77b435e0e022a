import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { tetrarch } from "../command-line.js";

describe("the command line", () => {
  test.each([
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
    [["deal", "fk", "--jsn"], "unknown option '--jsn' (Did you mean --json?)"],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "1.5"], '--depth "1.5": expected a whole number'],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "1e9"], '--depth "1e9": expected a whole number'],
    [["play", "fk", "--transcript", "--plain"], '--transcript: "--plain" looks like an option'],
    [["play", "fg", "--card-set", "--plain"], '--card-set: "--plain" looks like an option'],
    [["play", "FK-11982-6", "--card-set", "x.json"], "Four Kingdoms is not played with a card set"],
    [["play", "FK-11982-6", "--deal", "FK-11982-6"], "the deal is given twice: FK-11982-6 and --deal"],
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

  test("a prompt is for a person who types: not for a pipe whose answers a terminal shows", async () => {
    const shown = async (isTTY: boolean) => {
      const stdin = Object.assign(Readable.from([Buffer.from("deal\n")]), { isTTY });
      const terminal = { interactive: true, columns: 80, colour: false };
      return (await tetrarch(["play", "FK-11982-6", "--plain"], { stdin, terminal })).stdout;
    };
    expect(await shown(true)).toMatch(/^> /m);
    expect(await shown(false)).not.toMatch(/^> /m);
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
