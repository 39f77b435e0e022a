import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { fileOf, GREEDY, lineOf, SOLVED } from "./records-for-tests.js";

const { folder, file } = ownFolder("merge");
const out = join(folder, "out.jsonl");
beforeEach(() => rmSync(out, { force: true }));

function merge(...paths: readonly string[]) {
  return tetrarch(["study", "merge", ...paths, "--out", out]);
}

describe("merge", () => {
  test("shards become the unsplit file, byte for byte", async () => {
    const shards = [1, 2, 3].map((index) => file(`${index}.jsonl`, fileOf(GREEDY, index, 100, 3)));
    const { code, stdout, stderr } = await merge(...shards);
    expect([code, stdout]).toEqual([0, ""]);
    expect(stderr).toMatch(/^tetrarch: \S+: 100 deals, FK-1-\d to FK-100-\d\n$/);
    expect(readFileSync(out, "utf8")).toBe(fileOf(GREEDY, 1, 100));
  });

  test("told which study it is, it takes no other, and none that lacks a deal", async () => {
    const study = ["--game", "fk", "--player", "greedy", "--deals"];
    const mine = { ...GREEDY, version: "0.0.1" };
    const [one, two] = [1, 2].map((index) => file(`of-${index}.jsonl`, fileOf(mine, index, 10, 2)));
    const keys = { ...mine, game: "kings-keys" };
    const foreign = [1, 2].map((index) => file(`kk-${index}.jsonl`, fileOf(keys, index, 100, 2)));
    const solved = file("solved.jsonl", fileOf({ ...SOLVED, budget: 10_000_000 }, 1, 10));
    const rescue = file("rescue.jsonl", fileOf({ ...GREEDY, variant: "rescue" }, 1, 10));
    const late = file("late.jsonl", fileOf(mine, 3, 10));
    const early = file("early.jsonl", fileOf(mine, 1, 8));
    for (const [files, options, reason] of [
      [foreign, [...study, "1..100"], /kk-1\.jsonl: line 1: .* expected: game kings-keys, not four-kingdoms/],
      [[solved], [...study, "1..10"], /line 1: .* player thoughtful, not greedy/],
      [[rescue], [...study, "1..10"], /line 1: .* variant rescue, not standard/],
      [[one, two], [...study, "1..9"], /of-2\.jsonl: line 5: FK-10-\d is not one of the deals 1\.\.9/],
      [[one, two], [...study, "1..12"], /2 of the 12 deals are missing, the first is FK-11-\d, so nothing/],
      [[one], [...study, "1..10"], /5 of the 10 deals are missing, the first is FK-2-\d/],
      [[late], [...study, "1..10"], /2 of the 10 deals are missing, the first is FK-1-\d/],
      [[early], [...study, "1..10"], /2 of the 10 deals are missing, the first is FK-9-\d/],
    ] as const) {
      const { code, stdout, stderr } = await merge(...files.map(String), ...options);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(reason);
      expect([out, `${out}.new`, `${out}.lock`].filter(existsSync)).toEqual([]);
    }
    expect((await merge(String(one), String(two), ...study, "FK-1-9..10")).code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(fileOf(mine, 1, 10));
    const thoughtful = [solved, "--game", "four-kingdoms", "--player", "thoughtful", "--deals", "1..10"];
    rmSync(out);
    expect((await merge(...thoughtful)).code).toBe(0);
    rmSync(out);
    expect((await merge(...thoughtful, "--nodes", "5")).stderr).toContain("budget 10000000, not 5");
  });

  test("files without records are told, and none at all is refused", async () => {
    const empty = file("empty.jsonl", "");
    const { code, stderr } = await merge(file("a.jsonl", fileOf(GREEDY, 1, 2)), empty);
    expect(code).toBe(0);
    expect(stderr).toContain(`tetrarch: ${empty}: it has no records\n`);
    rmSync(out);
    const none = await merge(empty);
    expect([none.code, existsSync(out)]).toEqual([1, false]);
    expect(none.stderr).toContain("there are no records in these files\n");
  });

  test("packed files in and out; the same twice is the same bytes", async () => {
    const packed = file("1.jsonl.gz", gzipSync(fileOf(SOLVED, 1, 99, 2)));
    const plain = file("2.jsonl", fileOf(SOLVED, 2, 100, 2));
    const target = join(folder, "packed.jsonl.gz");
    const bytes: Buffer[] = [];
    for (const _ of [1, 2]) {
      expect((await tetrarch(["study", "merge", packed, plain, "--out", target])).code).toBe(0);
      bytes.push(readFileSync(target));
      rmSync(target);
    }
    expect(gunzipSync(bytes[0] as Buffer).toString()).toBe(fileOf(SOLVED, 1, 100));
    expect(bytes[1]).toEqual(bytes[0]);
  });

  test("deals that are missing are told; deals that are there twice are taken once", async () => {
    const a = file("a.jsonl", fileOf(GREEDY, 1, 10));
    const b = file("b.jsonl", fileOf(GREEDY, 5, 12) + fileOf(GREEDY, 20, 21));
    const { code, stderr } = await merge(a, b);
    expect(code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(fileOf(GREEDY, 1, 12) + fileOf(GREEDY, 20, 21));
    expect(stderr).toContain("14 deals, FK-1-");
    expect(stderr).toContain("warning: 7 deals between are missing, the first is 13\n");
  });

  test("how long a deal took is no difference: the first file's record is taken", async () => {
    const timed = (path: string, milliseconds: number, from: number) =>
      file(path, fileOf(GREEDY, from, 10).replaceAll("}\n", `,"milliseconds":${milliseconds}}\n`));
    const [quick, slow] = [timed("quick.jsonl", 1.5, 1), timed("slow.jsonl", 20, 3)];
    expect((await merge(quick, slow, file("untimed.jsonl", fileOf(GREEDY, 2, 10)))).stderr).toContain(
      ": 10 deals",
    );
    expect(readFileSync(out, "utf8")).toBe(readFileSync(quick, "utf8"));
  });

  test("half a last line, of a shard still at work, is left out and told", async () => {
    const path = file("a.jsonl", fileOf(GREEDY, 1, 3) + lineOf(GREEDY, 4).slice(0, 30));
    const { code, stderr } = await merge(path);
    expect(code).toBe(0);
    expect(stderr).toContain(`${path}: line 4 is cut off, so it is left out\n`);
    expect(readFileSync(out, "utf8")).toBe(fileOf(GREEDY, 1, 3));
  });

  test("the file may be one of those it is made of", async () => {
    writeFileSync(out, fileOf(GREEDY, 1, 50));
    expect((await merge(out, file("more.jsonl", fileOf(GREEDY, 51, 60)))).code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(fileOf(GREEDY, 1, 60));
  });

  test("the same merge twice is as good as once", async () => {
    const shard = file("a.jsonl", fileOf(GREEDY, 1, 3));
    for (const _ of [1, 2]) expect((await merge(shard)).code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(fileOf(GREEDY, 1, 3));
    expect((await tetrarch(["study", "merge", shard, "--out", folder])).stderr).toContain(
      "there is a folder",
    );
  });

  test("no other file is overwritten", async () => {
    writeFileSync(out, "mine");
    const { code, stderr } = await merge(file("a.jsonl", fileOf(GREEDY, 1, 3)));
    expect(code).toBe(1);
    expect(stderr).toContain("it is there already; to add to it, name it among the files too");
    expect(readFileSync(out, "utf8")).toBe("mine");
  });

  test("the logs beside the files are put together", async () => {
    const paths = [2, 1].map((index) => {
      const path = file(`${index}.jsonl`, fileOf(GREEDY, index, 10, 2));
      const machine = { cpu: `cpu ${index}`, cores: index, node: "v20", platform: "linux-x64" };
      const entry = JSON.stringify({ event: "begin", time: `2026-11-2${index}T00:00:00.000Z`, machine });
      file(`${index}.jsonl.log`, `${entry}\nnonsense\n`);
      return path;
    });
    await merge(...paths);
    const log = readFileSync(`${out}.log`, "utf8");
    expect(log.split("\n")).toHaveLength(3);
    expect(log.indexOf("cpu 1")).toBeLessThan(log.indexOf("cpu 2"));
    expect((await tetrarch(["study", "report", out])).stdout).toContain("Ran on: cpu 2, 2 cores, Node v20");
    rmSync(`${out}.log`);
  });

  const a = () => file("a.jsonl", fileOf(GREEDY, 1, 9, 2));
  test.each([
    [
      "two records of one deal",
      () => lineOf(GREEDY, 1) + lineOf(GREEDY, 3).replace('"length":3', '"length":4'),
      /b\.jsonl: line 2: FK-3-\d is not the same in \S+a\.jsonl, line 2/,
    ],
    [
      "another study",
      () => fileOf({ ...GREEDY, budget: 5 }, 2, 4),
      /b\.jsonl: line 1: it is of another study than \S+a\.jsonl: budget 5, not 0/,
    ],
    [
      "another study in its middle",
      () => lineOf(GREEDY, 2) + lineOf(SOLVED, 4),
      /b\.jsonl: line 2: it is of another study than the line before: player thoughtful, not greedy/,
    ],
    [
      "records out of order",
      () => lineOf(GREEDY, 4) + lineOf(GREEDY, 2),
      /b\.jsonl: line 2: FK-2-\d comes after FK-4-\d/,
    ],
    ["a broken line", () => `${lineOf(GREEDY, 2)}{\n`, /b\.jsonl: line 2: it is not JSON/],
    [
      "a line that is no record",
      () => "{}\n",
      /b\.jsonl: line 1: it is no record of a study: "game" is missing/,
    ],
    ["a deal of another game", () => lineOf(GREEDY, 2).replace("FK-2", "TK-2"), /b\.jsonl: line 1: TK-2/],
  ])("%s: refused, file and line named, nothing written", async (_, content, reason) => {
    const { code, stdout, stderr } = await merge(a(), file("b.jsonl", content()));
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(reason);
    expect([out, `${out}.new`, `${out}.lock`].filter(existsSync)).toEqual([]);
  });

  test("files that cannot be read", async () => {
    const cut = gzipSync(fileOf(GREEDY, 1, 500)).subarray(0, 300);
    for (const [path, reason] of [
      [join(folder, "nothing.jsonl"), "there is no such"],
      [join(folder, "nothing.jsonl.gz"), "there is no such"],
      [folder, "it is a directory"],
      [file("cut.jsonl.gz", cut), "unexpected end of file"],
      [file("plain.jsonl.gz", fileOf(GREEDY, 1, 3)), "incorrect header check"],
    ] as const) {
      const { code, stderr } = await merge(path);
      expect(code).toBe(2);
      expect(stderr).toContain(reason);
      expect(existsSync(out)).toBe(false);
    }
  });
});
