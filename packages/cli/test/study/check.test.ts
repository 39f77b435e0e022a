import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { SOLVER, StudyCommand } from "./study-command.js";

const study = new StudyCommand();

test("deals of a condensed study are studied again, and those that differ are told", async () => {
  const [lines, out] = [study.path("fg.jsonl"), study.path("fg.study")];
  await study.run(...SOLVER, "--deals", "1..30", "--jobs", "1", "--out", lines);
  await study.run("condense", lines, "--out", out);
  const again = await study.run("check", out, "--deals", "11..20", "--jobs", "1");
  expect([again.status, again.stdout]).toEqual([0, ""]);
  expect(again.stderr).toContain("10 deals studied again, 0 differ");
  const plain = brotliDecompressSync(readFileSync(out));
  const end = plain.indexOf("\n") + 1;
  const [head, columns] = [JSON.parse(plain.toString("utf8", 0, end)), plain.subarray(end)];
  // Deal 15's effort is the 16th byte from the end; the file says itself what is in it.
  columns.writeUInt8(33, columns.length - 16);
  const sha256 = createHash("sha256").update(columns).digest("hex");
  const changed = Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, sha256 })}\n`), columns]);
  writeFileSync(out, brotliCompressSync(changed));
  const differing = await study.run("check", out, "--jobs", "1");
  expect([differing.status, differing.stdout.trim().split("\n").length]).toEqual([1, 1]);
  expect(differing.stdout).toMatch(/^FG-15-/);
  const beyond = await study.run("check", out, "--deals", "1..31");
  expect([beyond.status, beyond.stderr]).toEqual([2, expect.stringContaining("has deals 1 to 30")]);
});

test("a condensed study by another version of its player cannot be checked, and says so", async () => {
  const [lines, out] = [study.path("old.jsonl"), study.path("old.study")];
  await study.run(...SOLVER, "--deals", "1..3", "--jobs", "1", "--out", lines);
  writeFileSync(lines, readFileSync(lines, "utf8").replaceAll('"playerVersion":1', '"playerVersion":77'));
  await study.run("condense", lines, "--out", out);
  const { status, stdout, stderr } = await study.run("check", out);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("it is of thoughtful version 77; here is thoughtful version 1");
});
