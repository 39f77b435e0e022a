import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { seededRandom } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { isLong } from "../../../../testing/counts.js";
import { expectSame } from "../../../../testing/same.js";
import { VERSION } from "../../src/version.js";
import { growth, RANDOM, StudyCommand, textOf } from "./study-command.js";

const study = new StudyCommand();

/** How often each shard is killed. */
const ROUNDS = isLong ? 4 : 1;

describe.concurrent("killed, resumed, sharded, merged", () => {
  test("the same bytes as unsplit and undisturbed", async () => {
    const range = ["--deals", "5000..9000"];
    const whole = study.path("whole.jsonl");
    expect((await study.run(...RANDOM, ...range, "--out", whole)).status).toBe(0);
    const expected = readFileSync(whole, "utf8").trimEnd().split("\n");
    expect(expected).toHaveLength(4001);
    const random = seededRandom(11);
    let kills = 0;
    let torn = 0;
    const files: string[] = [];
    for (const index of [1, 2, 3]) {
      const file = study.path(`shard-${index}.jsonl`);
      files.push(file);
      const args = [...RANDOM, ...range, "--shard", `${index}/3`, "--out", file];
      const mine = expected.filter((_, place) => place % 3 === index - 1).map((line) => `${line}\n`);
      for (let round = 0; round < ROUNDS; round++) {
        const child = study.start(...args);
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
      const { status, stderr } = await study.run(...args);
      expect(status).toBe(0);
      expect(stderr).toMatch(new RegExp(`all ${mine.length} deals, \\d+ of them new`));
      expect(textOf(file)).toBe(mine.join(""));
    }
    expect(kills).toBeGreaterThan(1.5 * ROUNDS);
    expect(torn).toBeGreaterThan(1.5 * ROUNDS);
    writeFileSync(`${files[1]}.gz`, gzipSync(readFileSync(files[1] as string)));
    const merged = study.path("merged.jsonl");
    const parts = [files[2], `${files[1]}.gz`, files[0]].map(String);
    expect((await study.run("merge", ...parts, "--out", merged)).status).toBe(0);
    expectSame(readFileSync(merged), readFileSync(whole));
    const outputs = await Promise.all([whole, merged].map((file) => study.run("report", file, "--json")));
    const reports = outputs.map(({ stdout }) => JSON.parse(stdout).studies[0]);
    expect(reports[1]).toEqual({ ...reports[0], machines: reports[1].machines });
    expect(reports[0].deals).toBe(4001);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s ends it in good order and says how to go on",
    async (signal) => {
      const file = study.path(`${signal}.jsonl`);
      const args = [...RANDOM, "--deals", "1..100000", "--out", file];
      const child = spawn(process.execPath, study.line(args));
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
      const more = await study.run(...RANDOM, "--deals", `1..${deals + 10}`, "--out", file);
      expect(more.stderr).toContain(`all ${deals + 10} deals, 10 of them new`);
      expect(textOf(file).startsWith(text)).toBe(true);
    },
  );

  test("a study that is complete is left alone", async () => {
    const file = study.path("complete.jsonl");
    await study.run(...RANDOM, "--deals", "1..20", "--out", file);
    const { mtimeMs } = statSync(file);
    const log = textOf(`${file}.log`);
    const { status, stderr } = await study.run(...RANDOM, "--deals", "1..20", "--out", file);
    expect([status, stderr]).toEqual([0, `tetrarch: ${file}: all 20 deals were there\n`]);
    expect([statSync(file).mtimeMs, textOf(`${file}.log`)]).toEqual([mtimeMs, log]);
  });
});
