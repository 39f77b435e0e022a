import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STANDARD } from "@tetrarch/engine";
import type { Study } from "@tetrarch/solver/studies";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { mutated } from "../../../../testing/mutation.js";
import { expectSame } from "../../../../testing/same.js";
import { Tally } from "../../../../testing/tally.js";
import { readRecord } from "../../src/study/read-records.js";
import { openRecordFile } from "../../src/study/record-file.js";
import { fileOf, GREEDY, lineOf, planOf, recordOf, SOLVED } from "./records-for-tests.js";

const folder = mkdtempSync(join(tmpdir(), "tetrarch-record-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array): string {
  const path = join(folder, "study.jsonl");
  writeFileSync(path, content);
  return path;
}

const plan = planOf(GREEDY, 1, 10);

/** How many deals are kept of a file with this content, and its content when it has been opened; or the fault. */
async function opened(content: string | Uint8Array, wanted = plan) {
  const path = file(content);
  const result = await openRecordFile(path, wanted);
  if (!result.ok) {
    expectSame(readFileSync(path), Buffer.from(content));
    return { fault: result.error };
  }
  result.value.close();
  return { had: result.value.had, text: readFileSync(path, "utf8") };
}

describe("openRecordFile", () => {
  test("a new file is made, and grows", async () => {
    const path = join(folder, "new.jsonl");
    const result = await openRecordFile(path, plan);
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.had).toBe(0);
    const lines = [1, 2, 3].map((number) => JSON.stringify(recordOf(GREEDY, number)));
    result.value.append(lines.slice(0, 2));
    result.value.append(lines.slice(2));
    result.value.close();
    expect(readFileSync(path, "utf8")).toBe(fileOf(GREEDY, 1, 3));
  });

  test("whole lines are kept, half a last line is cut off, wherever it was cut", async () => {
    const whole = fileOf(GREEDY, 1, 4);
    const half = lineOf(GREEDY, 5);
    expect(await opened(whole)).toEqual({ had: 4, text: whole });
    for (let length = 1; length < half.length; length++) {
      expect(await opened(whole + half.slice(0, length))).toEqual({ had: 4, text: whole });
    }
    expect(await opened(`${whole}${half.slice(0, 20)}\0\0\0\0`)).toEqual({ had: 4, text: whole });
  });

  test("what a power failure leaves as zeros is cut off, and how much is told", async () => {
    const all = fileOf(GREEDY, 1, 10);
    const some = fileOf(GREEDY, 1, 4);
    const torn = lineOf(GREEDY, 5).slice(0, 150);
    for (const [sound, rest] of [
      [all, "\0".repeat(100)],
      [some, "\0".repeat(3_000_000)],
      [some, torn + "\0".repeat(3_000_000)],
      [some, `${torn}\0\0\0}\n`],
      [some, `${torn}\0\0\0}\n${fileOf(GREEDY, 8, 9)}`],
      [some, `\0\0${lineOf(GREEDY, 5).slice(2)}`],
      ["", "\0".repeat(4096)],
    ] as const) {
      const path = file(sound + rest);
      const result = await openRecordFile(path, plan);
      if (!result.ok) throw new Error(result.error.message);
      result.value.close();
      expect([result.value.had, result.value.cut]).toEqual([sound.split("\n").length - 1, rest.length]);
      expect(readFileSync(path, "utf8")).toBe(sound);
    }
  });

  test("a range that grows at its end goes on with the same file", async () => {
    const text = fileOf(GREEDY, 1, 10);
    expect(await opened(text, planOf(GREEDY, 1, 100))).toEqual({ had: 10, text });
  });

  const others: readonly [string, Study, string][] = [
    ["another player", { ...GREEDY, player: "random" }, "player random, not greedy"],
    ["another game", { ...GREEDY, game: "four-gods" }, "game four-gods, not four-kingdoms"],
    ["another variant", { ...GREEDY, variant: "rescue" }, `variant rescue, not ${STANDARD}`],
    ["another budget", { ...GREEDY, budget: 7 }, "budget 7, not 0"],
    ["another memory", { ...GREEDY, memory: 7 }, "memory 7, not 1024"],
    ["another version", { ...GREEDY, version: "1.2.4" }, "version 1.2.4, not 1.2.3"],
    ["the solver", SOLVED, "player thoughtful, not greedy"],
  ];
  test.each(others)("a file of %s is refused and left as it is", async (_, study, reason) => {
    const { fault } = await opened(fileOf(study, 1, 3));
    expect(fault?.code).toBe("bad-study");
    expect(fault?.message).toContain(`line 1: it is of another study: ${reason}`);
  });

  test("with and without moves are two studies", async () => {
    const withMoves = { ...SOLVED, moves: true };
    const { fault } = await opened(fileOf(SOLVED, 1, 3), planOf(withMoves, 1, 10));
    expect(fault?.message).toContain("without the moves, not with");
  });

  test.each([
    ["another range", fileOf(GREEDY, 2, 5), /line 1: FK-2-\d where FK-1-\d should be/],
    ["another shard", fileOf(GREEDY, 1, 9, 2), /line 2: FK-3-\d where FK-2-\d should be/],
    ["a deal twice", fileOf(GREEDY, 1, 2) + lineOf(GREEDY, 2), /line 3: FK-2-\d where FK-3-\d should be/],
    ["more deals", fileOf(GREEDY, 1, 11), /line 11: the file goes on beyond the deals asked for/],
    ["half a line more", `${fileOf(GREEDY, 1, 10)}{`, /line 11: the file goes on beyond/],
    ["a broken line", `${lineOf(GREEDY, 1)}{"game"\n${lineOf(GREEDY, 3)}`, /line 2: it is not JSON/],
    ["an empty line", `${lineOf(GREEDY, 1)}\n`, /line 2: it is not JSON/],
    ["something else", "My notes", /line 1: it is no record of this study/],
    ["something else in lines", "My notes\n", /line 1: it is not JSON/],
    ["a file of bytes", "\0\0\u0001\0GIF", /line 1: it is no record of this study/],
    ["a file of lines and bytes", "\0\0\n\0\0", /line 1: it is no record of this study/],
    ["zeros and more", `${lineOf(GREEDY, 1)}${"\0".repeat(2_000_000)}x`, /line 2 has more than 1000000/],
    ["a line without end", "x".repeat(2_000_000), /line 1 has more than 1000000 bytes/],
  ])("%s is refused and left as it is", async (_, content, reason) => {
    const { fault } = await opened(content);
    expect(fault?.message).toMatch(reason);
  });

  test("a folder, a packed file, a missing place", async () => {
    const path = join(folder, "folder.jsonl");
    mkdirSync(path);
    for (const [name, reason] of [
      [path, "it is not a file"],
      [join(folder, "x.jsonl.gz"), "a study grows line by line"],
      [join(folder, "no", "x.jsonl"), "there is no such place"],
    ] as const) {
      const result = await openRecordFile(name, plan);
      expect(result.ok ? "" : result.error.message).toContain(reason);
    }
  });
});

describe("readRecord", () => {
  test.each([GREEDY, SOLVED, { ...SOLVED, moves: true }])(
    "reads what is written: $player, $moves",
    (study) => {
      for (const number of [1, 9, 10, 52]) {
        const text = lineOf(study, number).trimEnd();
        const read = readRecord(text);
        if (!read.ok) throw new Error(read.error);
        expect(read.value).toEqual({ record: recordOf(study, number), study, dealNumber: number, text });
      }
    },
  );

  test.each([
    ["5", "it is no object"],
    ["{}", '"game" is missing'],
    [lineOf(GREEDY, 1).replace("greedy", "thoughtful"), '"verdict" is missing'],
    [lineOf(GREEDY, 1).replace('"nodes":0', '"nodes":-1'), '"nodes" is missing, wrong'],
    [lineOf(GREEDY, 1).replace('"nodes":0', '"nodes":0,"more":1'), '"more" is missing, wrong, or does not'],
    [lineOf(GREEDY, 1).replace('"max":52', '"max":"52"'), '"score.max" is missing, wrong'],
    [
      lineOf(SOLVED, 1).replace('"length":2', '"length":-1,"best":5,"stop":"x"'),
      '"length" is missing, wrong',
    ],
    [lineOf(SOLVED, 1).replace('"nodes":1', '"nodes":-1,"stop":"x"'), '"nodes" is missing, wrong'],
    [lineOf(GREEDY, 1).replace("FK-1-", "FK-2-"), "check digit"],
    [lineOf(GREEDY, 1).replace("four-kingdoms", "chess"), '"chess" is not a game'],
  ])("%s is refused", (text, reason) => {
    const read = readRecord(text);
    expect(read.ok ? "" : read.error).toContain(reason);
  });
});

test("files broken in any way: refused and untouched, or cut to the records before the break", async () => {
  const FILES = countOf(50_000);
  const whole = fileOf(GREEDY, 1, 6);
  const tally = new Tally("study files");
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        mutated(fc.constant(whole), [lineOf(GREEDY, 2), lineOf(GREEDY, 7), "\n", "greedy", "\u0000", "}"]),
        fc.integer({ min: 0, max: whole.length }).map((length) => whole.slice(0, length)),
      ),
      async (content) => {
        const { fault, had, text } = await opened(content);
        tally.count(() => fault === undefined);
        if (fault) {
          expect(fault.message).toMatch(/line \d+/);
          return;
        }
        expect(content.startsWith(text ?? "")).toBe(true);
        const lines = (text ?? "").split("\n").slice(0, -1);
        expect(lines).toHaveLength(had ?? -1);
        for (const [index, line] of lines.entries()) {
          const read = readRecord(line);
          expect(read.ok && read.value.dealNumber).toBe(index + 1);
        }
      },
    ),
    { numRuns: FILES, seed: 12 },
  );
  tally.finish(FILES);
});
