import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { seededRandom } from "@tetrarch/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VERSION } from "../../src/version.js";
import { builtCommand } from "../built-command.js";
import { tetrarch } from "../command-line.js";

const LINUX = process.platform === "linux";
let built: ReturnType<typeof builtCommand>;
let folder: string;
beforeAll(() => {
  built = builtCommand();
  folder = mkdtempSync(join(tmpdir(), "tetrarch-study-"));
}, 120_000);
afterAll(() => {
  rmSync(built.folder, { recursive: true });
  rmSync(folder, { recursive: true });
});

function path(name: string): string {
  return join(folder, name);
}

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [built.program, "study", ...args], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  return { status, stdout, stderr };
}

function start(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [built.program, "study", ...args], { stdio: "ignore" });
}

/** A file's text; none before it is there. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Lets a program go on until its file has grown, and a little longer. */
async function growth(child: ChildProcess, file: string, rest: number): Promise<void> {
  const before = textOf(file).length;
  while (child.exitCode === null && textOf(file).length === before) await pause(5);
  await pause(rest);
}

const RANDOM = ["four-gods", "--player", "random"] as const;
const SOLVER = ["four-gods", "--player", "thoughtful"] as const;

describe("records", () => {
  test("a line a deal, in order, self-contained, without --out on standard output", () => {
    const { status, stdout, stderr } = run(...RANDOM, "--deals", "7..9");
    expect([status, stderr]).toEqual([0, ""]);
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records.map(({ deal }) => deal)).toEqual(["FG-7-5", "FG-8-8", "FG-9-1"]);
    expect(Object.keys(records[0])).toEqual(
      "game deal player budget version status score length nodes".split(" "),
    );
    expect(records[0]).toMatchObject({ game: "four-gods", player: "random", budget: 0, version: VERSION });
  });

  test("the solver's are those of tetrarch solve, the moves when they are asked for", async () => {
    const range = ["--deals", "FG-7-5..FG-8-8"];
    const plain = JSON.parse(run(...SOLVER, ...range).stdout.split("\n")[0] ?? "");
    const whole = JSON.parse(run(...SOLVER, ...range, "--moves").stdout.split("\n")[0] ?? "");
    const { player, budget, version, length, ...solution } = whole;
    expect({ player, budget, version }).toEqual({
      player: "thoughtful",
      budget: 10_000_000,
      version: VERSION,
    });
    expect(solution).toEqual(JSON.parse((await tetrarch(["solve", "FG-7-5", "--json"])).stdout));
    expect(length).toBe(solution.moves.length);
    const { moves, ...rest } = whole;
    expect(plain).toEqual(rest);
  });

  test("a variant and an unusual memory are named", () => {
    const { stdout } = run(
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

  test("they depend on neither jobs nor shards", () => {
    const whole = run(...RANDOM, "--deals", "100..160", "--jobs", "1").stdout;
    expect(run(...RANDOM, "--deals", "100..160", "--jobs", "3").stdout).toBe(whole);
    const lines = whole.trimEnd().split("\n");
    for (const index of [1, 2, 3, 4]) {
      const shard = run(...RANDOM, "--deals", "100..160", "--shard", `${index}/4`).stdout;
      const expected = lines.filter((_, place) => place % 4 === index - 1);
      expect(shard).toBe(`${expected.join("\n")}\n`);
    }
  });

  test("more shards than deals: the last ones have none", () => {
    const file = path("none.jsonl");
    const { status, stderr } = run(...RANDOM, "--deals", "1..2", "--shard", "3/3", "--out", file);
    expect([status, textOf(file)]).toEqual([0, ""]);
    expect(stderr).toContain("all 0 deals were there");
  });
});

describe("killed, resumed, sharded, merged", () => {
  test("the same bytes as unsplit and undisturbed", async () => {
    const range = ["--deals", "5000..9000"];
    const whole = path("whole.jsonl");
    expect(run(...RANDOM, ...range, "--out", whole).status).toBe(0);
    const expected = readFileSync(whole, "utf8").trimEnd().split("\n");
    expect(expected).toHaveLength(4001);
    const random = seededRandom(11);
    let kills = 0;
    let torn = 0;
    const files: string[] = [];
    for (const index of [1, 2, 3]) {
      const file = path(`shard-${index}.jsonl`);
      files.push(file);
      const args = [...RANDOM, ...range, "--shard", `${index}/3`, "--out", file];
      const mine = expected.filter((_, place) => place % 3 === index - 1).map((line) => `${line}\n`);
      for (let round = 0; round < 4; round++) {
        const child = start(...args);
        const ended = once(child, "exit");
        await growth(child, file, random(60));
        child.kill("SIGKILL");
        const [, signal] = (await ended) as [number | null, string | null];
        if (signal === "SIGKILL") kills++;
        const text = textOf(file);
        expect(mine.join("").startsWith(text)).toBe(true);
        // A file system may keep half of the last write.
        const cut = Math.max(0, text.length - random(200));
        if (cut > 0 && text[cut - 1] !== "\n") torn++;
        truncateSync(file, cut);
      }
      const { status, stderr } = run(...args);
      expect(status).toBe(0);
      expect(stderr).toMatch(new RegExp(`all ${mine.length} deals, \\d+ of them new`));
      expect(textOf(file)).toBe(mine.join(""));
    }
    expect(kills).toBeGreaterThan(6);
    expect(torn).toBeGreaterThan(6);
    writeFileSync(`${files[1]}.gz`, gzipSync(readFileSync(files[1] as string)));
    const merged = path("merged.jsonl");
    const parts = [files[2], `${files[1]}.gz`, files[0]].map(String);
    expect(run("merge", ...parts, "--out", merged).status).toBe(0);
    expect(readFileSync(merged)).toEqual(readFileSync(whole));
    const reports = [whole, merged].map(
      (file) => JSON.parse(run("report", file, "--json").stdout).studies[0],
    );
    expect(reports[1]).toEqual({ ...reports[0], machines: reports[1].machines });
    expect(reports[0].deals).toBe(4001);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s ends it in good order and says how to go on",
    async (signal) => {
      const file = path(`${signal}.jsonl`);
      const args = [...RANDOM, "--deals", "1..100000", "--out", file];
      const child = spawn(process.execPath, [built.program, "study", ...args]);
      let stderr = "";
      child.stderr.on("data", (chunk: Buffer) => {
        stderr += chunk.toString();
      });
      const closed = once(child, "close");
      await growth(child, file, 50);
      child.kill(signal);
      expect(await closed).toEqual([signal === "SIGINT" ? 130 : 143, null]);
      const text = textOf(file);
      const deals = text.split("\n").length - 1;
      expect(text.endsWith("\n")).toBe(true);
      expect(stderr).toBe(
        `tetrarch: ${file}: ${deals} of 100000 deals; stopped by ${signal}, the same command goes on\n`,
      );
      expect(existsSync(`${file}.lock`)).toBe(false);
      const log = textOf(`${file}.log`)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(log).toMatchObject([
        { event: "begin", version: VERSION, had: 0, size: 100_000, machine: { node: process.version } },
        { event: "end", deals },
      ]);
      const more = run(...RANDOM, "--deals", `1..${deals + 10}`, "--out", file);
      expect(more.stderr).toContain(`all ${deals + 10} deals, 10 of them new`);
      expect(textOf(file).startsWith(text)).toBe(true);
    },
  );

  test("a study that is complete is left alone", () => {
    const file = path("complete.jsonl");
    run(...RANDOM, "--deals", "1..20", "--out", file);
    const { mtimeMs } = statSync(file);
    const log = textOf(`${file}.log`);
    const { status, stderr } = run(...RANDOM, "--deals", "1..20", "--out", file);
    expect([status, stderr]).toEqual([0, `tetrarch: ${file}: all 20 deals were there\n`]);
    expect([statSync(file).mtimeMs, textOf(`${file}.log`)]).toEqual([mtimeMs, log]);
  });
});

describe("what stands in the way", () => {
  test("a file of another study is refused and left as it is", () => {
    const file = path("other.jsonl");
    run(...RANDOM, "--deals", "1..20", "--out", file);
    const text = textOf(file);
    for (const [args, reason] of [
      [[...SOLVER, "--deals", "1..20"], "it is of another study: player random, not thoughtful"],
      [[...RANDOM, "--deals", "2..20"], "FG-1-6 where FG-2-7 should be"],
      [[...RANDOM, "--deals", "1..20", "--shard", "1/2"], "FG-2-7 where FG-3-4 should be"],
      [[...RANDOM, "--deals", "1..19"], "line 20: the file goes on beyond the deals asked for"],
      [[...RANDOM, "--deals", "1..20", "--variant", "rescue"], "variant standard, not rescue"],
    ] as const) {
      const { status, stdout, stderr } = run(...args, "--out", file);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(reason);
      expect(textOf(file)).toBe(text);
    }
  });

  test("a file that another process writes is not touched, and is free when that one is gone", async () => {
    const file = path("locked.jsonl");
    const args = [...RANDOM, "--deals", "1..100000", "--out", file];
    const child = start(...args);
    const ended = once(child, "exit");
    await growth(child, file, 20);
    const second = run(...args);
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`${file}: process ${child.pid} writes it; if that is not so, remove`);
    expect(run("merge", file, "--out", file).stderr).toContain(`process ${child.pid} writes it`);
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(`${file}.lock`)).toBe(true);
    const deals = textOf(file).split("\n").length;
    expect(run(...RANDOM, "--deals", `1..${deals + 5}`, "--out", file).status).toBe(0);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test.runIf(LINUX)("a process that is dead but not yet buried holds no lock", async () => {
    const file = path("zombie.jsonl");
    // The shell goes on as another program, which never asks after the child that the shell has started.
    const parent = spawn("sh", ["-c", "sleep 1 & echo $!; exec sleep 60"]);
    const [chunk] = (await once(parent.stdout, "data")) as [Buffer];
    const zombie = Number(chunk.toString());
    const stat = () => readFileSync(`/proc/${zombie}/stat`, "utf8");
    while (!stat().includes(") Z ")) await pause(5);
    const start = stat()
      .slice(stat().lastIndexOf(")") + 2)
      .split(" ")[19];
    writeFileSync(`${file}.lock`, `${zombie} ${start} ${hostname()}`);
    expect(run(...RANDOM, "--deals", "1..3", "--out", file).status).toBe(0);
    parent.kill("SIGKILL");
  });

  test.runIf(LINUX)(
    "a lock of a container that numbers its own processes is believed while it is fresh",
    () => {
      const file = path("container.jsonl");
      writeFileSync(`${file}.lock`, `1 0 ${hostname()} pid:[1]`);
      const { status, stderr } = run(...RANDOM, "--deals", "1..3", "--out", file);
      expect(status).toBe(1);
      expect(stderr).toContain(`process 1 on ${hostname()} writes it`);
    },
  );

  test("a study whose lock has been taken away stops, and says so", async () => {
    const file = path("robbed.jsonl");
    const child = spawn(process.execPath, [
      built.program,
      "study",
      ...RANDOM,
      "--deals",
      "1..100000",
      "--out",
      file,
      "--jobs",
      "1",
    ]);
    const errors: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    while (!existsSync(file) || statSync(file).size === 0) await pause(20);
    writeFileSync(`${file}.lock`, `1 0 not-${hostname()}`);
    const [status] = (await once(child, "close")) as [number];
    expect(status).toBe(1);
    expect(Buffer.concat(errors).toString()).toContain("another process's now");
    expect(readFileSync(`${file}.lock`, "utf8")).toBe(`1 0 not-${hostname()}`);
  });

  test("a report does not take the place of a study", () => {
    const file = path("kept.jsonl");
    run(...RANDOM, "--deals", "1..3", "--out", file);
    const before = readFileSync(file, "utf8");
    const { status, stderr } = run("report", file, "--out", file);
    expect(status).toBe(1);
    expect(stderr).toContain("it is one of the studies");
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("a lock of another machine is believed while it is fresh", () => {
    const file = path("elsewhere.jsonl");
    writeFileSync(`${file}.lock`, `1 0 not-${hostname()}`);
    const { status, stderr } = run(...RANDOM, "--deals", "1..3", "--out", file);
    expect(status).toBe(1);
    expect(stderr).toContain(`process 1 on not-${hostname()} writes it`);
    expect(existsSync(file)).toBe(false);
  });

  test.runIf(LINUX)("a disk that is full is told, and the same command goes on when there is room", () => {
    const file = path("full.jsonl");
    const args = [...RANDOM, "--deals", "1..300", "--out", file];
    // A limit on the size of files: 20 blocks of 512 or 1024 bytes.
    const shell = `trap "" XFSZ; ulimit -f 20; exec "$@"`;
    const full = spawnSync("sh", ["-c", shell, "sh", process.execPath, built.program, "study", ...args], {
      encoding: "utf8",
    });
    expect(full.status).toBe(1);
    expect(full.stderr).toMatch(
      /full\.jsonl: .*file too large.*; what is there is sound: the same command goes on\n$/,
    );
    const text = textOf(file);
    expect(text.length).toBeGreaterThan(5_000);
    expect(run(...args).status).toBe(0);
    expect(textOf(file).startsWith(text)).toBe(true);
    expect(textOf(file)).toBe(run(...RANDOM, "--deals", "1..300").stdout);
  });

  test.runIf(LINUX)("standard output on a full disk is told", () => {
    const full = openSync("/dev/full", "w");
    const args = [built.program, "study", ...RANDOM, "--deals", "1..300"];
    const ran = spawnSync(process.execPath, args, { stdio: ["ignore", full, "pipe"], encoding: "utf8" });
    closeSync(full);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toMatch(/^tetrarch: standard output: ENOSPC/);
  });

  test("a reader who leaves ends it quietly", async () => {
    const args = [built.program, "study", ...RANDOM, "--deals", "1..1000000"];
    const child = spawn(process.execPath, args);
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const ended = once(child, "exit");
    await once(child.stdout, "data");
    child.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(stderr).toBe("");
  });

  test.each([
    [["four-gods"], "--deals is missing"],
    [["four-gods", "--deals", "1..5"], "--player is missing: one of thoughtful, random"],
    [["four-gods", "--deals", "5..1", "--player", "random"], "--deals: "],
    [["four-gods", "--deals", "1", "--player", "random"], "is not a range of deals: expected A..B"],
    [["four-gods", "--deals", "1..2..3", "--player", "random"], "is not a range of deals"],
    [["four-gods", "--deals", "0..5", "--player", "random"], "deal numbers run from 1 to 999999999"],
    [["four-gods", "--deals", "FG-7-4..9", "--player", "random"], "check digit"],
    [["four-gods", "--deals", "1..5", "--player", "wizard"], '--player "wizard": expected one of thoughtful'],
    [["four-gods", "--deals", "1..5", "--player", "random", "--shard", "0/2"], '--shard "0/2": expected I/N'],
    [["four-gods", "--deals", "1..5", "--player", "random", "--shard", "3/2"], '--shard "3/2": expected I/N'],
    [["four-gods", "--deals", "1..5", "--player", "random", "--nodes", "5"], "random does not search"],
    [["four-gods", "--deals", "1..5", "--player", "random", "--memory", "5"], "--memory goes with"],
    [
      ["four-gods", "--deals", "1..5", "--player", "random", "--moves"],
      "--moves goes with --player thoughtful",
    ],
    [["four-gods", "--deals", "1..5", "--player", "random", "--jobs", "0"], '--jobs "0": expected a whole'],
    [["four-gods", "--deals", "1..5", "--player", "random", "--out", "x.gz"], "a study grows line by line"],
    [
      ["four-gods", "--deals", "1..5", "--player", "random", "--out", "--moves"],
      '"--moves" looks like an option',
    ],
    [["chess", "--deals", "1..5", "--player", "random"], '"chess" is not a game'],
    [["merge", "x.jsonl"], "required option '--out <file>' not specified"],
    [["merge", "--out", "x.jsonl"], "missing required argument 'files'"],
    [["report"], "missing required argument 'files'"],
    [[], "missing required argument 'game'"],
  ])("study %j is wrong usage: exit 2", async (args, reason) => {
    const { code, stdout, stderr } = await tetrarch(["study", ...args]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(reason);
  });
});
