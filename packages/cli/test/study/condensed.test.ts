import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { value } from "../../../../testing/value.js";
import { readCondensed } from "../../src/study/condensed-study.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { fileOf, GREEDY, recordOf, SOLVED } from "./records-for-tests.js";

const { folder, file } = ownFolder("condensed");
const lines = file("solved.jsonl", fileOf(SOLVED, 5, 1004));

async function condensed(name: string, ...paths: readonly string[]): Promise<string> {
  const out = join(folder, name);
  const { code, stderr } = await tetrarch(["study", "condense", ...paths, "--out", out]);
  expect(`${code} ${stderr}`).toMatch(/^0 tetrarch: /);
  return out;
}

describe("a condensed study", () => {
  test("has of every deal what became of it, and how much work it was", async () => {
    const read = value(readCondensed(await condensed("all.study", lines)));
    const { first, nodes, outcomes, outcomeAt, effortAt } = read;
    expect([first, effortAt.length]).toEqual([5, 1000]);
    let sum = 0;
    for (let number = 5; number <= 1004; number++) {
      const record = recordOf(SOLVED, number);
      if (!("verdict" in record)) throw new Error("no record of a solver");
      const { verdict, stop } = record;
      expect(outcomes[outcomeAt[number - 5] ?? -1]).toEqual({ verdict, ...(stop ? { stop } : {}) });
      const effort = effortAt[number - 5] ?? 0;
      expect(number).toBeGreaterThanOrEqual(2 ** effort - 1);
      expect(number).toBeLessThanOrEqual(2 ** (effort + 1) - 2);
      sum += number;
    }
    expect(nodes).toBe(sum);
  });

  test.each([
    ["of the solver", SOLVED],
    ["of a player", GREEDY],
  ])("is reported as the lines are that it was made of, %s", async (_, study) => {
    const name = `report-${study.player}`;
    const whole = file(`${name}.jsonl`, fileOf(study, 1, 1060));
    const out = await condensed(`${name}.study`, whole);
    const reports = await Promise.all(
      [whole, out].map((path) => tetrarch(["study", "report", path, "--json"])),
    );
    expect(JSON.parse(reports[1]?.stdout ?? "")).toEqual(JSON.parse(reports[0]?.stdout ?? "."));
  });

  test("is extended by what follows it, and is the same as one made at once", async () => {
    const more = file("more.jsonl", fileOf({ ...SOLVED, moves: true }, 1005, 1100));
    const all = file("all.jsonl", fileOf(SOLVED, 5, 1100));
    const out = await condensed("grown.study", lines);
    await condensed("grown.study", out, more);
    expect(readFileSync(out)).toEqual(readFileSync(await condensed("at-once.study", all)));
  });

  test("is made of deals without a gap, of one study, and takes no file's place", async () => {
    const out = join(folder, "refused.study");
    const there = await condensed("there.study", lines);
    const gap = file("gap.jsonl", fileOf(SOLVED, 1006, 1010));
    const greedy = file("greedy.jsonl", fileOf(GREEDY, 1005, 1010));
    for (const [paths, target, reason] of [
      [[lines, gap], out, "deals 1005 to 1005 are missing"],
      [[there, lines], out, "deal 5 is there already"],
      [[there, greedy], out, `it is of another study than ${there}: player greedy, not thoughtful`],
      [[lines], there, "it is there already"],
      [[lines], join(folder, "x.jsonl"), "the name of a condensed study ends in .study"],
      [[file("empty.jsonl", "")], out, "there are no records"],
    ] as const) {
      const { code, stderr } = await tetrarch(["study", "condense", ...paths, "--out", target]);
      expect(code).not.toBe(0);
      expect(stderr).toContain(reason);
    }
  });

  test("of two builds of one player is refused, with both files and both versions", async () => {
    const [before, after] = [
      { ...GREEDY, player: "evaluator", playerVersion: 1, weights: "1111111111111111" },
      { ...GREEDY, player: "evaluator", playerVersion: 2, weights: "2222222222222222" },
    ];
    const old = await condensed("build-1.study", file("build-1.jsonl", fileOf(before, 1, 20)));
    const young = file("build-2.jsonl", fileOf(after, 21, 40));
    const unknown = file("build-0.jsonl", fileOf({ ...GREEDY, player: "evaluator" }, 21, 40));
    const retrained = file("retrained.jsonl", fileOf({ ...before, weights: "3333333333333333" }, 21, 40));
    for (const [path, words] of [
      [young, "evaluator version 2, weights 2222222222222222"],
      [unknown, "evaluator version unknown"],
      [retrained, "evaluator version 1, weights 3333333333333333"],
    ] as const) {
      const { code, stderr } = await tetrarch([
        "study",
        "condense",
        old,
        path,
        "--out",
        join(folder, "y.study"),
      ]);
      expect(code).toBe(1);
      expect(stderr).toContain(
        `${path}: line 1: it is of another study than ${old}: ${words}; not evaluator version 1, weights 1111111111111111`,
      );
    }
    const merged = await tetrarch([
      ...["study", "merge", file("again.jsonl", fileOf(before, 1, 20)), young],
      ...["--out", join(folder, "mixed.jsonl")],
    ]);
    expect(merged.code).toBe(1);
    expect(merged.stderr).toContain("evaluator version 2, weights 2222222222222222; not evaluator version 1");
    expect(merged.stderr).toContain("again.jsonl");
  });

  test("of before there were players' versions is still read, and extended by its like", async () => {
    const old = await condensed("unknown.study", file("unknown.jsonl", fileOf(GREEDY, 1, 20)));
    await condensed("unknown.study", old, file("more-unknown.jsonl", fileOf(GREEDY, 21, 40)));
    const { stdout } = await tetrarch(["study", "report", old]);
    expect(stdout).toContain("greedy version unknown: deals FK-1-9 to FK-40-");
  });

  test("that is damaged is refused, with the reason", async () => {
    const whole = readFileSync(await condensed("whole.study", lines));
    const plain = brotliDecompressSync(whole);
    const head = plain.indexOf("\n") + 1;
    const changed = (change: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(plain);
      change(bytes);
      return brotliCompressSync(bytes);
    };
    for (const [bytes, reason] of [
      [whole.subarray(0, whole.length - 9), "it cannot be unpacked"],
      [Buffer.from("{}"), "it cannot be unpacked"],
      [
        brotliCompressSync(plain.subarray(0, plain.length - 1)),
        "1000 deals take 3000 bytes after the head, not 2999",
      ],
      [changed((all) => all.writeUInt8(200, head + 7)), "what stands after the head is not what was written"],
      [
        changed((all) => all.writeUInt8(all.readUInt8(head + 2500) ^ 1, head + 2500)),
        "what stands after the head",
      ],
      [changed((all) => all.write('"standarx"', all.indexOf('"standard"'))), '"standarx" is no variant'],
      [changed((all) => all.write('"thoughtfux"', all.indexOf('"thoughtful"'))), "not those of its player"],
      [changed((all) => all.write("x", 0)), "its head is wrong"],
      [changed((all) => all.write("four-kingdomz", all.indexOf("four-kingdoms"))), 'at "study.game"'],
    ] as const) {
      const path = join(folder, "damaged.study");
      writeFileSync(path, bytes);
      const { code, stderr } = await tetrarch(["study", "report", path]);
      expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
  });

  test("and its lines are not counted twice", async () => {
    const out = await condensed("twice.study", lines);
    const { code, stderr } = await tetrarch(["study", "report", lines, out]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("put them together first")]);
  });
});
