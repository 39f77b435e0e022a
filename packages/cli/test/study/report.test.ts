import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { boundedWilson, StudyTally, wilson } from "@tetrarch/solver/studies";
import { describe, expect, test } from "vitest";
import { Coverage } from "../../src/study/coverage.js";
import { reportAsText } from "../../src/study/report-text.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { fileOf, GREEDY, recordOf, SOLVED } from "./records-for-tests.js";

const { folder, file } = ownFolder("report");

// Of 1000 made-up deals 100 are undecided, 300 of the others lost; of a player's 1060 games 20 are won.
const solved = file("solved.jsonl.gz", gzipSync(fileOf(SOLVED, 1, 1000)));
const odd = file("odd.jsonl", fileOf(GREEDY, 1, 1060, 2));
const even = file("even.jsonl", fileOf(GREEDY, 2, 1060, 2));

describe("report", () => {
  test("as JSON: counts, intervals, what they rest on; shards of a study are one", async () => {
    const { code, stdout, stderr } = await tetrarch(["study", "report", odd, solved, even, "--json"]);
    expect([code, stderr]).toEqual([0, ""]);
    const { studies } = JSON.parse(stdout);
    expect(studies).toHaveLength(2);
    expect(studies[0]).toMatchObject({
      ...{ game: "four-kingdoms", variant: "standard", player: "thoughtful", budget: 1000, version: "1.2.3" },
      ...{ deals: 1000, missing: 0, won: 600, lost: 300, unknown: 100, meanNodes: 500.5, machines: [] },
      winRate: boundedWilson(600, 100, 1000),
    });
    expect(studies[0]).not.toHaveProperty("meanScore");
    const { low, high } = wilson(20, 1060);
    expect(studies[1]).toMatchObject({
      ...{ player: "greedy", deals: 1060, missing: 0, won: 20, lost: 1040, unknown: 0, meanScore: 26 },
      winRate: { low, high },
    });
    expect(studies[1].scores["52"]).toBe(20);
  });

  test("a line on the machines stands once, whatever else differs between them", async () => {
    const machine = { cpu: "cpu", cores: 4, node: "v20", platform: "linux-x64" };
    const begun = (memory: number) =>
      JSON.stringify({ event: "begin", time: "2026-11-21T00:00:00.000Z", machine: { ...machine, memory } });
    const study = file("machines.jsonl", fileOf(GREEDY, 1, 3));
    file("machines.jsonl.log", `${begun(1000)}\n${begun(2000)}\n`);
    const { stdout } = await tetrarch(["study", "report", study]);
    expect(stdout.match(/Ran on: cpu, 4 cores, Node v20, linux-x64\./g)).toHaveLength(1);
  });

  test("undecided deals count against both ends", async () => {
    const { stdout } = await tetrarch(["study", "report", solved]);
    const { low, high } = boundedWilson(600, 100, 1000);
    const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
    expect(stdout).toContain(`60.00 % to 70.00 %  ${percent(low)} – ${percent(high)}`);
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.7);
  });

  test("1 deal lost of a million is not 100 %", () => {
    const tally = new StudyTally(SOLVED);
    for (let deal = 1; deal < 1_000_000; deal++) tally.addOutcome({ verdict: "won" }, 0);
    tally.addOutcome({ verdict: "lost" }, 0);
    expect(reportAsText([{ tally, coverage: new Coverage(), machines: [] }])).toContain("  99.9999 %  ");
  });

  test("as text: it fits a terminal, the solver first; --out writes it as Markdown", async () => {
    const out = join(folder, "report.md");
    const { stdout } = await tetrarch(["study", "report", even, odd, solved, "--out", out]);
    const table = stdout.split("\n\n").slice(0, 2).join("\n").split("\n");
    expect(Math.max(...table.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(stdout.indexOf("thoughtful")).toBeLessThan(stdout.indexOf("greedy"));
    expect(stdout).toContain("greedy version unknown: deals FK-1-9 to FK-1060-7, Tetrarch 1.2.3.");
    const markdown = readFileSync(out, "utf8").split("\n");
    expect(markdown[0]).toMatch(/^\| game \| player \| deals \| won \|/);
    expect(markdown[2]).toMatch(/^\| Four Kingdoms \| thoughtful \| 1,000 \| 60.00 % to 70.00 % \|/);
    expect(markdown[3]).toMatch(
      /^\| Four Kingdoms \| greedy \| 1,060 \| 1.89 % \| .* \| – \| 26.00 \| 0 \|$/,
    );
  });

  test("studies that differ in anything are rows of their own", async () => {
    const other = file("other.jsonl", fileOf({ ...GREEDY, version: "1.3.0" }, 1, 5));
    const { stdout } = await tetrarch(["study", "report", odd, even, other, "--json"]);
    expect(JSON.parse(stdout).studies).toMatchObject([{ deals: 1060 }, { deals: 5 }]);
  });

  test("two builds of one player are rows of their own, by their versions", async () => {
    const build = (playerVersion: number, weights: string) => {
      const study = { ...GREEDY, player: "evaluator", playerVersion, weights };
      return file(`build-${playerVersion}.jsonl`, fileOf(study, 1, 53));
    };
    const paths = [build(1, "1111111111111111"), build(2, "2222222222222222")];
    const { stdout } = await tetrarch(["study", "report", ...paths]);
    expect(stdout).toMatch(/^ {2}evaluator version 1, weights 1111111111111111 +53 /m);
    expect(stdout).toMatch(/^ {2}evaluator version 2, weights 2222222222222222 +53 /m);
    const json = JSON.parse((await tetrarch(["study", "report", ...paths, "--json"])).stdout);
    expect(json.studies).toMatchObject([
      { playerVersion: 1, weights: "1111111111111111", deals: 53 },
      { playerVersion: 2, weights: "2222222222222222", deals: 53 },
    ]);
    expect((await tetrarch(["study", "report", paths[0] ?? ""])).stdout).toMatch(/^ {2}evaluator +53 /m);
  });

  test("what a slow player wins of kind deals is corrected by greedy and the solver on the same deals", async () => {
    // Greedy wins deals 1 to 200 and every fifth after them, the player three of four of these and every eighth else.
    const score = (isWon: boolean) => ({ value: isWon ? 52 : 9, max: 52, text: "" });
    const fileBy = (player: string, last: number, wins: (number: number) => boolean) => {
      const lines = Array.from({ length: last }, (_, index) => {
        const isWon = wins(index + 1);
        const record = { ...recordOf({ ...GREEDY, player }, index + 1), score: score(isWon) };
        return `${JSON.stringify({ ...record, status: isWon ? "won" : "lost" })}\n`;
      });
      return file(`kind-${player}.jsonl`, lines.join(""));
    };
    const isKind = (number: number) => number <= 200 || number % 5 === 0;
    const greedy = fileBy("greedy", 8000, isKind);
    const rehearser = fileBy("rehearser", 1000, (number) =>
      isKind(number) ? number % 4 > 0 : number % 8 === 1,
    );
    const { stdout } = await tetrarch(["study", "report", greedy, rehearser, "--json"]);
    const [slow, quick] = JSON.parse(stdout).studies;
    expect(quick).not.toHaveProperty("sameDeals");
    expect(slow.sameDeals.beside).toEqual([{ player: "greedy", there: 0.36, ofAll: 0.22, deals: 8000 }]);
    const { rate, low, high } = slow.sameDeals.corrected;
    // 22 % of all deals are kind: 0.22 × 3/4 + 0.78 × 1/8.
    expect(rate).toBeCloseTo(0.2625, 2);
    expect(slow.winRate.low).toBeGreaterThan(0.3);
    expect(low).toBeGreaterThan(0.235);
    expect(high).toBeLessThan(0.29);
    const text = (await tetrarch(["study", "report", greedy, rehearser])).stdout;
    expect(text).toMatch(
      /On the same deals \(corrected: .*\)\n\n.*\n\nFour Kingdoms\n {2}rehearser .* 36.00 %, 22.00 % /,
    );
    expect((await tetrarch(["study", "report", rehearser])).stdout).not.toContain("On the same deals");
  });

  test("luck that a study tells is taken off, also where no other player has played its deals", async () => {
    // Each game is won by its luck alone: what is left is the share won without any, 30 %.
    const lines = Array.from({ length: 1000 }, (_, index) => {
      const isWon = index % 10 < 4;
      const luck = isWon ? 0.7 : -0.3;
      const record = recordOf({ ...GREEDY, player: "rehearser" }, index + 1);
      return `${JSON.stringify({ ...record, status: isWon ? "won" : "lost", luck: luck + (index % 3) / 100 })}\n`;
    });
    const path = file("luck.jsonl", lines.join(""));
    const { stdout } = await tetrarch(["study", "report", path, "--json"]);
    const [{ sameDeals }] = JSON.parse(stdout).studies;
    expect(sameDeals).toMatchObject({ beside: [], isLuckOff: true });
    expect(sameDeals.corrected.rate).toBeCloseTo(0.29, 2);
    expect(sameDeals.corrected.high - sameDeals.corrected.low).toBeLessThan(0.005);
    expect((await tetrarch(["study", "report", path])).stdout).toMatch(/luck off[\s\S]* rehearser .* ✓ /);
  });

  test("missing deals are told", async () => {
    expect((await tetrarch(["study", "report", odd])).stdout).toContain("529 of them missing");
  });

  test("a place for the report is tried before the studies are read", async () => {
    const unread = file("unread.jsonl", "not a study\n");
    const alias = join(folder, "alias.jsonl");
    symlinkSync(odd, alias);
    for (const [options, reason] of [
      [["--out", join(folder, "no", "x.md")], "--out .*: there is no such place"],
      [["--out", folder], "--out .*: there is a folder"],
      [["--out", join(folder, "x.md"), "--plots", odd], "--plots .*: there is a file where a folder"],
      [["--out", join(folder, "x.md"), "--plots", join(odd, "plots")], "--plots .*: there is a file where"],
    ] as const) {
      const { code, stdout, stderr } = await tetrarch(["study", "report", unread, ...options]);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(new RegExp(reason));
    }
    expect(existsSync(join(folder, "x.md"))).toBe(false);
    const itself = await tetrarch(["study", "report", odd, "--out", alias]);
    expect(itself.stderr).toContain("it is one of the studies");
    expect(readFileSync(odd, "utf8")).toBe(fileOf(GREEDY, 1, 1060, 2));
  });

  test("nothing to report, or nothing that can be read", async () => {
    const empty = await tetrarch(["study", "report", file("empty.jsonl", "")]);
    expect(empty).toMatchObject({ code: 1, stdout: "" });
    expect(empty.stderr).toContain("there are no records in these files");
    const broken = await tetrarch(["study", "report", odd, file("broken.jsonl", "x\n"), "--json"]);
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.stdout).error).toMatchObject({
      code: "bad-study",
      message: expect.stringContaining("broken.jsonl: line 1: it is not JSON"),
    });
  });
});
