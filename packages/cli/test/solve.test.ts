import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDeal, numberedDeal } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { tetrarch } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

const { folder, file } = ownFolder("solve");

function cardListOf(id: string, number: number): string {
  return formatDeal(numberedDeal(gameOf(id).pack, number));
}

const list = cardListOf("four-gods", 7);
const TK = "TK-11982-2";

describe("solve", () => {
  test("in words: the verdict, what it took, the moves, in lines that fit", async () => {
    const { code, stdout, stderr } = await tetrarch(["solve", "FG-7-5"]);
    expect([code, stderr]).toEqual([0, ""]);
    const [verdict, spent, ...moves] = stdout.trimEnd().split("\n");
    expect(verdict).toMatch(/^FG-7-5: won in \d+ moves$/);
    expect(spent).toMatch(/^ {2}[\d,]+ nodes, [\d,]+ states$/);
    const words = moves.flatMap((line) => line.trim().split(" "));
    expect(verdict).toContain(` ${words.length} moves`);
    expect(Math.max(...moves.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test("--json: one object, game and deal in front, then as the engine protocol has it", async () => {
    const { stdout } = await tetrarch(["solve", "fg", "--deal", "FG-7-5", "--json"]);
    expect(stdout.split("\n")).toHaveLength(2);
    const line = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(line)).toEqual(["game", "deal", "verdict", "moves", "nodes", "states"]);
    expect(line).toMatchObject({ game: "four-gods", deal: "FG-7-5", verdict: "won" });
    const talk = [
      { op: "new", game: "four-gods", deal: "FG-7-5" },
      { op: "play", moves: line.moves },
    ];
    const played = await tetrarch(["engine"], { input: talk.map((each) => JSON.stringify(each)).join("\n") });
    expect(JSON.parse(played.stdout.split("\n")[1] ?? "").status).toBe("won");
  });

  test("a card list typed in by hand is the deal that it is", async () => {
    const typed = JSON.parse((await tetrarch(["solve", "fg", "--deal", list, "--json"])).stdout);
    const coded = JSON.parse((await tetrarch(["solve", "FG-7-5", "--json"])).stdout);
    expect(typed).toEqual({ ...coded, deal: list });
  });

  test("without a deal, a random one, whose code is told", async () => {
    const { stdout } = await tetrarch(["solve", "fg"]);
    const code = /^(FG-\d+-\d): /.exec(stdout)?.[1] ?? "";
    expect((await tetrarch(["solve", code])).stdout).toBe(stdout);
  });

  test("games of points tell the best result", async () => {
    const { stdout } = await tetrarch(["solve", "tk", "--deal", TK, "--json", "--nodes", "200000"]);
    const { verdict, best } = JSON.parse(stdout);
    expect(["won", "lost", "unknown"]).toContain(verdict);
    expect(best).toMatchObject({ score: { text: expect.stringMatching(/^-?\d+\/\d+$/) } });
    const words = await tetrarch(["solve", "tk", "--deal", TK, "--nodes", "200000"]);
    expect(words.stdout).toContain(`with ${best.score.text}`);
  });

  test("a spent budget is unknown, in words too", async () => {
    const { code, stdout } = await tetrarch(["solve", "FG-7-5", "--nodes", "0"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^FG-7-5: unknown: the budget of nodes is spent\n {2}0 nodes, \d states\n$/);
  });

  test("a variant, named in the JSON", async () => {
    const { stdout } = await tetrarch(["solve", "FG-7-5", "--variant", "rescue", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ deal: "FG-7-5", variant: "rescue" });
  });

  test("a card set of one's own", async () => {
    const friends = builtInCardSet.friends.map((card) => ({ ...card, attack: 1 }));
    const set = { ...builtInCardSet, name: "Weak", friends };
    const path = file("weak.json", JSON.stringify(set));
    const { code, stdout } = await tetrarch(["solve", "FG-7-5", "--card-set", path, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).moves).not.toEqual(
      JSON.parse((await tetrarch(["solve", "FG-7-5", "--json"])).stdout).moves,
    );
  });
});

describe("solve --deals-file", () => {
  test("a deal a line, codes and card lists, comments and blank lines", async () => {
    const deals = `\uFEFF# a study of mine\r\n\r\nFG-7-5\r\n${list}   # typed in\r\nfg-8-8`;
    for (const [path, input] of [
      [file("deals.txt", deals), ""],
      ["-", deals],
    ] as const) {
      const { code, stdout } = await tetrarch(["solve", "fg", "--deals-file", path, "--json"], { input });
      expect(code).toBe(0);
      const lines = stdout.trimEnd().split("\n");
      expect(lines.map((line) => JSON.parse(line).deal)).toEqual(["FG-7-5", list, "FG-8-8"]);
    }
  });

  test("a bad line is named, before any deal is solved", async () => {
    const path = file("bad.txt", "FG-7-5\n\nFG-7-4\n");
    const { code, stdout, stderr } = await tetrarch(["solve", "fg", "--deals-file", path]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/bad\.txt: line 3: the check digit of FG-7-4 is wrong.*\n$/);
    const json = await tetrarch(["solve", "fg", "--deals-file", path, "--json"]);
    expect([json.code, json.stderr]).toEqual([1, ""]);
    expect(JSON.parse(json.stdout).error).toMatchObject({ code: "bad-deal" });
  });
});

describe("solve --transcript", () => {
  test("a place that cannot be written is told before the work, and nothing is left in one that can be", async () => {
    const path = join(folder, "no", "x");
    const { code, stdout, stderr } = await tetrarch(["solve", "FK-11982-6", "--transcript", path]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`--transcript ${path}: there is no such place`);
    expect((await tetrarch(["solve", "FK-11982-6", "--transcript", folder])).stderr).toContain(
      "there is a folder",
    );
    const free = join(folder, "free.txt");
    expect((await tetrarch(["solve", "FK-11982-6", "--nodes", "10", "--transcript", free])).code).toBe(0);
    expect(existsSync(free)).toBe(false);
    const kept = file("kept.txt", "a transcript");
    await tetrarch(["solve", "FK-11982-6", "--nodes", "10", "--transcript", kept]);
    expect(readFileSync(kept, "utf8")).toBe("a transcript");
    const set = file("set.json", JSON.stringify(builtInCardSet));
    const same = await tetrarch(["solve", "fg", "--card-set", set, "--transcript", set]);
    expect([same.code, same.stderr]).toEqual([2, `tetrarch: --transcript ${set} is the card set\n`]);
  });

  test("the line, to be replayed and stepped through; it counts as helped", async () => {
    const path = join(folder, "line.txt");
    await tetrarch(["solve", "fg", "--deal", list, "--transcript", path]);
    expect(readFileSync(path, "utf8")).toContain('[Honest "no"]\n[Result "won"]\n');
    const replayed = JSON.parse((await tetrarch(["replay", path, "--json"])).stdout);
    expect(replayed).toMatchObject({ status: "won", honest: false, deal: list });
  });
});

test.each([
  [["FG-7-5", "--deal", "FG-7-5"], "the deal code and --deal do not go together"],
  [["fg", "--deal", "FG-7-5", "--deals-file", "x"], "--deal and --deals-file do not go together"],
  [["fg", "--deals-file", "x", "--transcript", "y"], "--transcript takes one deal"],
  [["fg", "--deals-file", "-", "--card-set", "-"], "only one of --deals-file and --card-set"],
  [["fg", "--nodes", "many"], '--nodes "many": expected a whole number'],
  [["fg", "--memory", "0"], '--memory "0": expected a whole number, 1 to'],
  [["fk", "--card-set", "x"], "--card-set: Four Kingdoms is not played with a card set"],
  [["fg", "--deals-file", "nothing.txt"], "nothing.txt: there is no such file"],
  [["chess"], '"chess" is not a game'],
])("solve %j is wrong usage: exit 2", async (args, reason) => {
  const { code, stdout, stderr } = await tetrarch(["solve", ...args]);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(reason);
});

test.each([
  [["FG-7-4"], "check digit"],
  [["fg", "--variant", "easy"], "is not a variant of this game"],
])("solve %j is wrong input: exit 1", async (args, reason) => {
  const { code, stderr } = await tetrarch(["solve", ...args]);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
});
