import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { thisMachine } from "../../src/study/run-log.js";
import { builtCommand } from "../built-command.js";
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

test("a study in lines is checked, too, and that of a shard", async () => {
  for (const [name, shard] of [
    ["whole", []],
    ["shard", ["--shard", "2/3"]],
  ] as const) {
    const lines = study.path(`${name}.jsonl`);
    await study.run(...SOLVER, "--deals", "1..30", "--jobs", "1", ...shard, "--out", lines);
    const again = await study.run("check", lines, "--deals", "10..19", "--jobs", "1");
    const deals = name === "whole" ? 10 : 3;
    expect([again.status, again.stdout]).toEqual([0, ""]);
    expect(again.stderr).toContain(`${deals} deals studied again, 0 differ`);
    writeFileSync(lines, readFileSync(lines, "utf8").replace(/("deal":"FG-17-.*"nodes":)\d+/, "$17"));
    const differing = await study.run("check", lines, "--jobs", "1");
    expect([differing.status, differing.stdout.split(":")[0]]).toEqual([1, expect.stringMatching(/^FG-17-/)]);
  }
  const gap = study.path("gap.jsonl");
  const whole = readFileSync(study.path("whole.jsonl"), "utf8").split("\n");
  writeFileSync(gap, whole.filter((_, at) => at !== 4).join("\n"));
  const { status, stderr } = await study.run("check", gap);
  expect([status, stderr]).toEqual([1, expect.stringContaining("line 5: its deals are not all 1 apart")]);
});

test("a condensed study is unpacked into lines, which say of each deal what it is worth", async () => {
  const [lines, out] = [study.path("unpacked.jsonl"), study.path("unpacked.study")];
  await study.run(...SOLVER, "--deals", "5..9", "--jobs", "1", "--out", lines);
  await study.run("condense", lines, "--out", out);
  const records = readFileSync(lines, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { stdout } = await study.run("lines", out, lines);
  const unpacked = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(unpacked.slice(5)).toEqual(records);
  expect(unpacked.slice(0, 5)).toEqual(
    records.map(({ length, nodes, states, ...record }) => ({
      ...record,
      effort: Math.floor(Math.log2(nodes + 1)),
    })),
  );
});

test("a manifest says what files are, and tells later whether they are the same", async () => {
  const [lines, condensed] = [study.path("paper.jsonl"), study.path("paper.study")];
  const evaluator = ["tk", "--player", "evaluator", "--deals", "3..9"];
  await study.run(...evaluator, "--jobs", "1", "--out", lines);
  await study.run("condense", lines, "--out", condensed);
  const out = study.path("paper.manifest.json");
  const made = await study.run("manifest", lines, condensed, "--out", out);
  expect([made.status, made.stderr]).toEqual([0, `tetrarch: ${out}: 2 files\n`]);
  const { machines, files } = JSON.parse(readFileSync(out, "utf8"));
  const { cpu, cores, node, system, memory } = thisMachine();
  const program = createHash("sha256");
  const built = dirname(builtCommand());
  for (const name of readdirSync(built).sort())
    if (name.endsWith(".js")) program.update(readFileSync(join(built, name)));
  const build = program.digest("hex").slice(0, 16);
  expect(machines).toEqual([expect.objectContaining({ cpu, cores, node, system, memory, build })]);
  const record = JSON.parse(readFileSync(lines, "utf8").split("\n")[0] ?? "");
  const { player, playerVersion, weights, version } = record;
  for (const [place, path] of [lines, condensed].entries()) {
    expect(files[place]).toMatchObject({
      path: basename(path),
      sha256: createHash("sha256").update(readFileSync(path)).digest("hex"),
      study: { game: "tomb-of-four-kings", player, playerVersion, weights, version },
      ...{ deals: 7, first: "TK-3-0", last: "TK-9-6" },
    });
  }
  expect(await study.run("check", out)).toMatchObject({ status: 0, stdout: "" });
  expect(await study.run("check", out, "--deals", "3..4")).toMatchObject({ status: 2 });
  const text = readFileSync(lines, "utf8");
  writeFileSync(
    lines,
    text.replace(/"length":(\d)/, (_, digit) => `"length":${(Number(digit) + 1) % 10}`),
  );
  rmSync(condensed);
  const { status, stdout, stderr } = await study.run("check", out);
  expect([status, stderr]).toEqual([1, expect.stringContaining("2 files, 2 differ")]);
  expect(stdout).toMatch(/^paper\.jsonl: it is another file, .*\npaper\.study: there is no such file\n$/);
  writeFileSync(out, '{"format":"tetrarch-study-manifest"}');
  expect((await study.run("check", out)).stderr).toContain("it is no manifest of studies");
  const noStudy = await study.run("manifest", out, "--out", study.path("other.manifest.json"));
  expect([noStudy.status, noStudy.stderr]).toEqual([1, expect.stringContaining("there are no records")]);
});

const page = readFileSync(new URL("../../../../docs/studies.md", import.meta.url), "utf8");
const recipes = [...page.matchAll(/^```python\n(.*?)^```/gms)].map(([, code = ""]) => {
  return [/^import (\w+)/.exec(code)?.[1] ?? "", code] as const;
});

test.for(recipes)(
  "the recipe of docs/studies.md for %s counts what a study won",
  async ([module, code], { skip }) => {
    const isThere = spawnSync("python3", ["-c", `import ${module}`]).status === 0;
    skip(!isThere, `there is no python3 with ${module}`);
    const lines = study.path("deals.jsonl");
    await study.run("four-gods", "--player", "greedy", "--deals", "1..50", "--jobs", "1", "--out", lines);
    const won = readFileSync(lines, "utf8").split('"status":"won"').length - 1;
    const { stdout } = spawnSync("python3", ["-c", code], { cwd: dirname(lines), encoding: "utf8" });
    expect(stdout).toMatch(new RegExp(`greedy.*50.*0*${won / 50}`));
  },
);
