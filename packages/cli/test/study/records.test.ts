import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VERSION } from "../../src/version.js";
import { tetrarch } from "../command-line.js";
import { RANDOM, SOLVER, StudyCommand, textOf } from "./study-command.js";

const study = new StudyCommand();

describe.concurrent("records", () => {
  test("a line a deal, in order, self-contained, without --out on standard output", async () => {
    const { status, stdout, stderr } = await study.run(...RANDOM, "--deals", "7..9");
    expect([status, stderr]).toEqual([0, ""]);
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records.map(({ deal }) => deal)).toEqual(["FG-7-5", "FG-8-8", "FG-9-1"]);
    expect(Object.keys(records[0])).toEqual(
      "game deal player playerVersion budget version status score length nodes".split(" "),
    );
    expect(records[0]).toMatchObject({ game: "four-gods", player: "random", budget: 0, version: VERSION });
  });

  test("the solver's are those of tetrarch solve, the moves when they are asked for", async () => {
    const range = ["--deals", "FG-7-5..FG-8-8"];
    const plain = JSON.parse((await study.run(...SOLVER, ...range)).stdout.split("\n")[0] ?? "");
    const whole = JSON.parse((await study.run(...SOLVER, ...range, "--moves")).stdout.split("\n")[0] ?? "");
    const { player, playerVersion, budget, version, length, ...solution } = whole;
    expect({ player, playerVersion, budget, version }).toEqual({
      player: "thoughtful",
      playerVersion: 1,
      budget: 10_000_000,
      version: VERSION,
    });
    expect(solution).toEqual(JSON.parse((await tetrarch(["solve", "FG-7-5", "--json"])).stdout));
    expect(length).toBe(solution.moves.length);
    const { moves, ...rest } = whole;
    expect(plain).toEqual(rest);
  });

  test("a player that has learnt names its version and a digest of what it has learnt", async () => {
    const { stdout } = await study.run("tk", "--player", "evaluator", "--deals", "7..7");
    const { playerVersion, weights } = JSON.parse(stdout);
    expect(playerVersion).toBe(2);
    expect(weights).toMatch(/^[0-9a-f]{16}$/);
    expect(stdout.indexOf('"weights"')).toBeLessThan(stdout.indexOf('"budget"'));
  });

  test("a variant and an unusual memory are named", async () => {
    const { stdout } = await study.run(
      ...SOLVER,
      "--deals",
      "7..7",
      "--variant",
      "rescue",
      "--memory",
      "64",
      "--nodes",
      "9",
    );
    expect(JSON.parse(stdout)).toMatchObject({ variant: "rescue", memory: 64, budget: 9 });
  });

  test("with --luck each says what the cards brought a fair player, nothing else is other, and it is studied again so", async () => {
    const greedy = ["tk", "--player", "greedy", "--deals", "7..9"];
    const plain = (await study.run(...greedy)).stdout;
    const file = study.path("luck.jsonl");
    await study.run(...greedy, "--luck", "--out", file);
    const withLuck = textOf(file);
    const luck = [...withLuck.matchAll(/,"luck":(-?[\d.e-]+),"luckBy":2\}/g)].map(([, number]) =>
      Number(number),
    );
    expect(luck).toHaveLength(3);
    expect(new Set(luck).size).toBe(3);
    expect(withLuck.replace(/,"luck":-?[\d.e-]+,"luckBy":2/g, "")).toBe(plain);
    const again = await study.run("check", file);
    expect([again.status, again.stderr]).toEqual([
      0,
      expect.stringContaining("3 deals studied again, 0 differ"),
    ]);
    const other = study.path("other-luck.jsonl");
    writeFileSync(other, withLuck.replaceAll('"luckBy":2', '"luckBy":77'));
    const byOther = await study.run("check", other);
    expect([byOther.status, byOther.stdout, byOther.stderr]).toEqual([
      1,
      "",
      expect.stringContaining("its luck is by version 77 of the evaluator; here is version 2"),
    ]);
    const without = await study.run(...greedy, "--out", file);
    expect([without.status, without.stderr]).toEqual([
      1,
      expect.stringContaining("with the luck by version 2 of the evaluator, not without the luck"),
    ]);
    const ofSolver = await study.run("tk", "--player", "thoughtful", "--deals", "7..9", "--luck");
    expect([ofSolver.status, ofSolver.stderr]).toEqual([2, expect.stringContaining("has no luck")]);
  });

  test("with --time each says how many milliseconds it took, and nothing else is other", async () => {
    const plain = (await study.run(...RANDOM, "--deals", "7..9")).stdout;
    const file = study.path("timed.jsonl");
    await study.run(...RANDOM, "--deals", "7..9", "--time", "--out", file);
    const timed = textOf(file);
    expect(timed.match(/,"milliseconds":\d+(\.\d)?\}/g)).toHaveLength(3);
    expect(timed.replace(/,"milliseconds":[\d.]+/g, "")).toBe(plain);
    const again = await study.run("check", file);
    expect([again.status, again.stderr]).toEqual([
      0,
      expect.stringContaining("3 deals studied again, 0 differ"),
    ]);
  });

  test("they depend on neither jobs nor shards", async () => {
    const whole = (await study.run(...RANDOM, "--deals", "100..160", "--jobs", "1")).stdout;
    expect((await study.run(...RANDOM, "--deals", "100..160", "--jobs", "3")).stdout).toBe(whole);
    const lines = whole.trimEnd().split("\n");
    for (const index of [1, 2, 3, 4]) {
      const shard = (await study.run(...RANDOM, "--deals", "100..160", "--shard", `${index}/4`)).stdout;
      const expected = lines.filter((_, place) => place % 4 === index - 1);
      expect(shard).toBe(`${expected.join("\n")}\n`);
    }
  });

  test("more shards than deals: the last ones have none", async () => {
    const file = study.path("none.jsonl");
    const { status, stderr } = await study.run(...RANDOM, "--deals", "1..2", "--shard", "3/3", "--out", file);
    expect([status, textOf(file)]).toEqual([0, ""]);
    expect(stderr).toContain("all 0 deals were there");
  });
});
