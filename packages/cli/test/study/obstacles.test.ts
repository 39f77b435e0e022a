import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { growth, RANDOM, SOLVER, StudyCommand, textOf } from "./study-command.js";

const LINUX = process.platform === "linux";
const study = new StudyCommand();

describe.concurrent("what stands in the way", () => {
  test("a file of another study is refused and left as it is", async () => {
    const file = study.path("other.jsonl");
    await study.run(...RANDOM, "--deals", "1..20", "--out", file);
    const text = textOf(file);
    for (const [args, reason] of [
      [[...SOLVER, "--deals", "1..20"], "it is of another study: player random, not thoughtful"],
      [[...RANDOM, "--deals", "2..20"], "FG-1-6 where FG-2-7 should be"],
      [[...RANDOM, "--deals", "1..20", "--shard", "1/2"], "FG-2-7 where FG-3-4 should be"],
      [[...RANDOM, "--deals", "1..19"], "line 20: the file goes on beyond the deals asked for"],
      [[...RANDOM, "--deals", "1..20", "--variant", "rescue"], "variant standard, not rescue"],
    ] as const) {
      const { status, stdout, stderr } = await study.run(...args, "--out", file);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(reason);
      expect(textOf(file)).toBe(text);
    }
  });

  test("a file that another process writes is not touched, and is free when that one is gone", async () => {
    const file = study.path("locked.jsonl");
    // More deals than can be played while the other commands run, however busy the machine is.
    const args = [...RANDOM, "--deals", "1..1000000", "--out", file, "--jobs", "1"];
    const child = study.start(...args);
    const ended = once(child, "exit");
    await growth(child, file, 20);
    const second = await study.run(...args);
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`${file}: process ${child.pid} writes it; if that is not so, remove`);
    expect((await study.run("merge", file, "--out", file)).stderr).toContain(
      `process ${child.pid} writes it`,
    );
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(`${file}.lock`)).toBe(true);
    const deals = textOf(file).split("\n").length;
    expect((await study.run(...RANDOM, "--deals", `1..${deals + 5}`, "--out", file)).status).toBe(0);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test.runIf(LINUX)("a process that is dead but not yet buried holds no lock", async () => {
    const file = study.path("zombie.jsonl");
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
    expect((await study.run(...RANDOM, "--deals", "1..3", "--out", file)).status).toBe(0);
    parent.kill("SIGKILL");
  });

  test.runIf(LINUX)(
    "a lock of a container that numbers its own processes is believed while it is fresh",
    async () => {
      const file = study.path("container.jsonl");
      writeFileSync(`${file}.lock`, `1 0 ${hostname()} pid:[1]`);
      const { status, stderr } = await study.run(...RANDOM, "--deals", "1..3", "--out", file);
      expect(status).toBe(1);
      expect(stderr).toContain(`process 1 on ${hostname()} writes it`);
    },
  );

  test("a study whose lock has been taken away stops, and says so", async () => {
    const file = study.path("robbed.jsonl");
    const args = [...RANDOM, "--deals", "1..1000000", "--out", file, "--jobs", "1"];
    const child = spawn(process.execPath, study.line(args));
    const errors: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    while (!existsSync(file) || statSync(file).size === 0) await pause(20);
    writeFileSync(`${file}.lock`, `1 0 not-${hostname()}`);
    const [status] = (await once(child, "close")) as [number];
    expect(status).toBe(1);
    expect(Buffer.concat(errors).toString()).toContain("another process's now");
    expect(readFileSync(`${file}.lock`, "utf8")).toBe(`1 0 not-${hostname()}`);
  });

  test("whoever waits gets a file when the other process lets go of it", async () => {
    const file = study.path("awaited.jsonl");
    writeFileSync(`${file}.lock`, `1 0 not-${hostname()}`);
    const child = spawn(
      process.execPath,
      study.line([...RANDOM, "--deals", "1..3", "--out", file, "--wait"]),
    );
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
      if (stderr.includes("waiting for")) rmSync(`${file}.lock`, { force: true });
    });
    const [status] = await once(child, "close");
    expect(status).toBe(0);
    expect(stderr).toContain(`${file}: waiting for process 1 on not-${hostname()}\n`);
    expect(textOf(file)).toBe((await study.run(...RANDOM, "--deals", "1..3")).stdout);
  });

  test("a broken end that is cut off is told", async () => {
    const file = study.path("broken-end.jsonl");
    const args = [...RANDOM, "--deals", "1..3", "--out", file];
    await study.run(...args);
    appendFileSync(file, "\0".repeat(5000));
    const { status, stderr } = await study.run(...args);
    expect([status, stderr]).toEqual([
      0,
      `tetrarch: ${file}: its broken end is cut off, 5000 bytes\ntetrarch: ${file}: all 3 deals were there\n`,
    ]);
  });

  test("a report does not take the place of a study", async () => {
    const file = study.path("kept.jsonl");
    await study.run(...RANDOM, "--deals", "1..3", "--out", file);
    const before = readFileSync(file, "utf8");
    const { status, stderr } = await study.run("report", file, "--out", file);
    expect(status).toBe(1);
    expect(stderr).toContain("it is one of the studies");
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("a lock of another machine is believed while it is fresh", async () => {
    const file = study.path("elsewhere.jsonl");
    writeFileSync(`${file}.lock`, `1 0 not-${hostname()}`);
    const { status, stderr } = await study.run(...RANDOM, "--deals", "1..3", "--out", file);
    expect(status).toBe(1);
    expect(stderr).toContain(`process 1 on not-${hostname()} writes it`);
    expect(existsSync(file)).toBe(false);
  });

  test.runIf(LINUX)(
    "a disk that is full is told, and the same command goes on when there is room",
    async () => {
      const file = study.path("full.jsonl");
      const args = [...RANDOM, "--deals", "1..300", "--out", file];
      // A limit on the size of files: 20 blocks of 512 or 1024 bytes.
      const shell = `trap "" XFSZ; ulimit -f 20; exec "$@"`;
      const full = spawnSync("sh", ["-c", shell, "sh", process.execPath, ...study.line(args)], {
        encoding: "utf8",
      });
      expect(full.status).toBe(1);
      expect(full.stderr).toMatch(
        /full\.jsonl: .*file too large.*; what is there is sound: the same command goes on\n$/,
      );
      const text = textOf(file);
      expect(text.length).toBeGreaterThan(5_000);
      expect((await study.run(...args)).status).toBe(0);
      expect(textOf(file).startsWith(text)).toBe(true);
      expect(textOf(file)).toBe((await study.run(...RANDOM, "--deals", "1..300")).stdout);
    },
  );

  test.runIf(LINUX)("standard output on a full disk is told", () => {
    const full = openSync("/dev/full", "w");
    const args = study.line([...RANDOM, "--deals", "1..300"]);
    const ran = spawnSync(process.execPath, args, { stdio: ["ignore", full, "pipe"], encoding: "utf8" });
    closeSync(full);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toMatch(/^tetrarch: standard output: ENOSPC/);
  });

  test("a reader who leaves ends it quietly", async () => {
    const args = study.line([...RANDOM, "--deals", "1..1000000"]);
    const child = spawn(process.execPath, args);
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const ended = once(child, "exit");
    await once(child.stdout, "data");
    child.stdout.destroy();
    // 128 and the number of SIGPIPE.
    expect(await ended).toEqual([141, null]);
    expect(stderr).toBe("");
  });
});
