import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import type { BenchReport } from "../../src/bench/bench-report.js";
import { commitmentOf } from "../../src/bench/secret-deals.js";
import { builtCommand } from "../built-command.js";
import { tetrarch } from "../command-line.js";
import { FIRST_MOVE, programs, textBot } from "./programs.js";

const { program, folder } = programs();
const read = (path: string) => readFileSync(path, "utf8");
const reportIn = (path: string): BenchReport => JSON.parse(read(path));
/** The seed that a report reveals. */
const seedIn = ({ seed = "secret" }: BenchReport) => seed;
/** The names of a benchmark's files, without its own. */
const filesOf = (out: string) =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith(`${basename(out)}.`) ? [name.slice(basename(out).length)] : [],
  );

const DEALS = 3;
/** Runs a benchmark; the program's arguments come last. */
const bench = (script: string, ...args: readonly string[]) =>
  tetrarch(["bench", "tk", "--deals", String(DEALS), ...args, "--", ...program(script)]);

describe("tetrarch bench", () => {
  test("publishes the seed's hash before, the seed after, and plays the same again from it", async () => {
    const [first, again] = [join(folder, "first"), join(folder, "again")];
    const { code, stdout, stderr } = await bench(FIRST_MOVE, "--out", first, "--name", "first");
    const report = reportIn(`${first}.json`);
    expect(code).toBe(0);
    expect(report.commitment).toBe(commitmentOf(seedIn(report)));
    expect(report.build).toMatch(/^[0-9a-f]{16}$/);
    expect(stderr).toContain(report.commitment);
    expect(stderr).not.toContain(report.seed);
    expect(stdout).toContain(`Seed: ${report.seed}. Its SHA-256, published before: ${report.commitment}.`);
    await bench(FIRST_MOVE, "--out", again, "--name", "first", "--seed", seedIn(report));
    for (const ending of ["json", "svg"]) expect(read(`${again}.${ending}`)).toBe(read(`${first}.${ending}`));
    expect(read(`${again}.md`)).toBe(read(`${first}.md`).replace("first.svg", "again.svg"));
  });

  test("says what moves gave away, how strong the program is, and how its games ended", async () => {
    const { stdout } = await bench(FIRST_MOVE);
    expect(stdout).toMatch(/^Won: \d+, \d+\.\d % \(95 % interval \d+\.\d to \d+\.\d\)\.$/m);
    expect(stdout).toMatch(
      /^Given away: \d+\.\d\d of 100 games, with a standard error of \d+\.\d\d; by each of \d+ decisions \d+\.\d\d of 100 games\.$/m,
    );
    expect(stdout).toMatch(/^Strength: .*(beginner|not told apart)/m);
    expect(stdout).toMatch(/^Games: 3 played to the end\. Illegal moves: 0; other refused answers: 0\.$/m);
    const { summary, games } = JSON.parse((await bench(FIRST_MOVE, "--json")).stdout) as BenchReport;
    const lost = games.map(({ prices }) => prices?.moves.reduce((sum, each) => sum + each, 0) ?? Number.NaN);
    expect(summary?.prices?.perGame).toBeCloseTo(lost.reduce((sum, each) => sum + each, 0) / DEALS, 6);
    expect(games.map(({ prices, moves }) => prices?.moves.length === moves.split(" ").length)).not.toContain(
      false,
    );
    const { stdout: unpriced } = await bench(FIRST_MOVE, "--no-prices");
    expect(unpriced).not.toContain("Given away");
    expect(stdout).toContain("Luck is not taken off: too few games were won or lost.");
    expect(unpriced).toContain("Luck is not taken off: that needs what the moves of each game gave away.");
    const { stdout: variant } = await bench(FIRST_MOVE, "--variant", "by-memory");
    expect(variant).toContain("Luck is not taken off in variants.");
    const kingdoms = ["bench", "fk", "--deals", "1", "--no-prices", "--", ...program(FIRST_MOVE)];
    const { stdout: oneGame } = await tetrarch(kingdoms);
    expect(oneGame).toContain("it was not measured to help in this game.");
    expect(oneGame).toMatch(/^Played: 1 deal, form json; /);
  });

  test.runIf(process.platform !== "win32").each(["SIGKILL", "SIGINT"] as const)(
    "after %s goes on from its last game with a seed that was secret, and says so",
    async (signal) => {
      const out = join(folder, signal);
      const twoGames = FIRST_MOVE.replace(
        'else ask({ op: "position" });',
        'else if (++games < 2) ask({ op: "position" });',
      );
      const args = ["bench", "tk", "--deals", String(DEALS), "--out", out, "--name", "x"];
      const command = [builtCommand(), ...args, "--", ...program(`let games = 0;${twoGames}`)];
      const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data) => {
          said += data;
        });
      const journal = `${out}.games.jsonl`;
      await vi.waitFor(() => expect(read(journal)).toContain('{"deal":2,'), 30_000);
      child.kill(signal);
      await once(child, "close");
      const seed = read(`${out}.secret-seed`).trim();
      expect(filesOf(out).filter((end) => read(`${out}${end}`).includes(seed))).toEqual([".secret-seed"]);
      expect(said).not.toContain(seed);
      expect(said).toContain(commitmentOf(seed));
      if (signal === "SIGINT") {
        expect(child.exitCode).toBe(130);
        expect(reportIn(`${out}.json`).games).toHaveLength(2);
        expect(said).toContain("The seed is secret until the last game.");
      }
      const unpriced = await bench(FIRST_MOVE, "--out", out, "--name", "x", "--no-prices");
      expect([unpriced.code, unpriced.stderr]).toEqual([
        1,
        expect.stringContaining("games of another benchmark"),
      ]);
      renameSync(`${out}.secret-seed`, `${out}.moved`);
      expect((await bench(FIRST_MOVE, "--out", out, "--name", "x")).stderr).toContain(
        "its secret seed is missing",
      );
      renameSync(`${out}.moved`, `${out}.secret-seed`);
      appendFileSync(journal, '{"deal":3,"stat');
      const { stdout, stderr } = await bench(FIRST_MOVE, "--out", out, "--name", "x");
      expect(stderr).toContain(`${signal}.json: goes on after 2 games`);
      expect(stdout).toContain("Stopped and resumed once, after this many games: 2.");
      const { resumptions, ...report } = reportIn(`${out}.json`);
      expect([report.seed, resumptions]).toEqual([seed, [2]]);
      const again = await bench(FIRST_MOVE, "--name", "x", "--seed", seed, "--json");
      expect(report).toEqual(JSON.parse(again.stdout));
      expect(filesOf(out).sort()).toEqual([".json", ".md", ".svg"]);
      const more = await bench(FIRST_MOVE, "--out", out, "--name", "x");
      expect([more.code, more.stderr]).toEqual([1, expect.stringContaining("there is a report already")]);
    },
  );

  test("refuses what it cannot do, in a sentence", async () => {
    const faults = await Promise.all([
      bench(FIRST_MOVE, "--seed", "17"),
      bench(FIRST_MOVE, "--form", "smoke"),
      bench(FIRST_MOVE, "--form", "mcp"),
      tetrarch(["bench", "tk", "--form", "mcp"]),
      bench(FIRST_MOVE, "--moves", "0"),
      bench("console.error('no model'); process.exitCode = 1;"),
      tetrarch(["bench", "tk"]),
      tetrarch(["bench", "chess", "--", "bot"]),
    ]);
    expect(faults.map(({ code, stderr }) => [code, stderr.trim().split("\n").at(-1)])).toEqual([
      [2, "tetrarch: --seed: expected 32 hexadecimal digits, not all of them 0"],
      [2, 'tetrarch: --form "smoke": expected one of json, text, mcp'],
      [2, "tetrarch: --form mcp: the program starts tetrarch, and not tetrarch the program"],
      [2, "tetrarch: --out is missing: the client has the output, so the report needs a file"],
      [2, 'tetrarch: --moves "0": expected a whole number, 1 to 100000'],
      [2, "tetrarch: the program ended without a word; it wrote: no model"],
      [2, "tetrarch: say which program: tetrarch bench GAME -- PROGRAM ARGUMENTS"],
      [2, expect.stringContaining('"chess"')],
    ]);
  });
});

describe("tetrarch bench compare", () => {
  test("tells programs apart, or says that they are not told apart", async () => {
    const [a, b, c] = ["a", "b", "c"].map((name) => join(folder, name)) as [string, string, string];
    const many = (script: string, ...args: readonly string[]) =>
      tetrarch(["bench", "tk", "--deals", "20", "--no-prices", ...args, "--", ...program(script)]);
    await many(FIRST_MOVE, "--out", a, "--name", "first");
    const seed = seedIn(reportIn(`${a}.json`));
    await many(textBot("2"), "--form", "text", "--out", b, "--name", "second", "--seed", seed);
    const report = reportIn(`${a}.json`);
    const games = report.games.map((game) => ({ ...game, status: "won" }));
    const winner = { ...report, program: "winner", games };
    writeFileSync(`${c}.json`, JSON.stringify(winner));
    const compare = async (x: string, y: string) =>
      (await tetrarch(["bench", "compare", `${x}.json`, `${y}.json`])).stdout;
    expect(await compare(a, b)).toMatch(
      /^(first wins|second wins) \d+\.\d % .*, on the same deals: not told apart\.$/m,
    );
    expect(await compare(a, c)).toMatch(/, on the same deals: winner plays better\.$/m);
    writeFileSync(`${c}.json`, JSON.stringify({ ...winner, commitment: commitmentOf("1".repeat(32)) }));
    expect(await compare(c, a)).toMatch(/, on deals of their own: winner plays better\.$/m);
  });

  test("refuses what is no report, and reports of different games", async () => {
    const [kingdoms, text] = [join(folder, "fk"), join(folder, "text.json")];
    await tetrarch([
      "bench",
      "fk",
      "--deals",
      "1",
      "--no-prices",
      "--out",
      kingdoms,
      "--",
      ...program(FIRST_MOVE),
    ]);
    writeFileSync(text, "{}");
    const compare = (x: string, y: string) => tetrarch(["bench", "compare", x, y]);
    expect((await compare(`${kingdoms}.json`, text)).stderr).toContain("it is no report of a benchmark");
    expect((await compare(`${kingdoms}.json`, "missing.json")).code).toBe(2);
    const empty = join(folder, "empty.json");
    writeFileSync(empty, JSON.stringify({ ...reportIn(`${kingdoms}.json`), games: [] }));
    for (const { stderr } of [
      await compare(empty, `${kingdoms}.json`),
      await compare(`${kingdoms}.json`, empty),
    ])
      expect(stderr).toContain(`${empty}: the report has no games`);
    expect((await compare(`${kingdoms}.json`, join(folder, "a.json"))).stderr).toContain("different games");
  });
});

describe("docs/benchmark.md", () => {
  const page = read(fileURLToPath(new URL("../../../../docs/benchmark.md", import.meta.url)));
  const blocks = (language: string) =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code = ""]) => code);
  const agent = fileURLToPath(new URL("../../../../clients/python/examples/text_agent.py", import.meta.url));
  const hasPython =
    spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]).status === 0;

  /** How the games of a program ended, by a command that the page names. */
  async function endings(form: string, ...command: readonly string[]) {
    const args = ["bench", "tk", "--deals", "2", "--no-prices", "--json", "--form", form, "--", ...command];
    const { stdout, stderr } = await tetrarch(args);
    const { summary } = JSON.parse(stdout || `{"summary":${JSON.stringify(stderr)}}`) as BenchReport;
    return [summary?.endings, summary?.illegal, summary?.unreadable];
  }

  test("its five lines of Python, and the agent in text, play without a fault", async ({ skip }) => {
    skip(!hasPython, "there is no python3 of version 3.11 or newer");
    const [bot = ""] = blocks("python");
    expect(bot.trim().split("\n")).toHaveLength(5);
    const path = join(folder, "bot.py");
    writeFileSync(path, bot);
    expect(await endings("json", "python3", path)).toEqual([{ played: 2 }, 0, 0]);
    expect(read(agent).trim().split("\n").length).toBeLessThan(25);
    expect(await endings("text", "python3", agent, "Retreat")).toEqual([{ played: 2 }, 0, 0]);
  });

  test("its five lines of shell play without a fault", async ({ skip }) => {
    skip(process.platform === "win32", "there is no sh");
    const bot = blocks("sh").find((code) => code.includes("read -r line")) ?? "";
    expect(bot.trim().split("\n")).toHaveLength(5);
    expect(await endings("text", "sh", "-c", bot)).toEqual([{ played: 2 }, 0, 0]);
  });
});
