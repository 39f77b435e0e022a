import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { logPathOf, machinesOf, RunLog, thisMachine } from "../../src/study/run-log.js";
import { ownFolder } from "../own-folder.js";

const { folder } = ownFolder("run-log");
const study = join(folder, "study.jsonl");
const log = logPathOf(study);
beforeEach(() => writeFileSync(log, ""));

function run(had: number): void {
  const runLog = new RunLog(study, 1);
  runLog.begin(had, 100);
  runLog.end(100 - had);
}

test("each run adds a line when it begins and one when it ends", () => {
  run(0);
  run(40);
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "begin", had: 0, size: 100 },
    { event: "end", deals: 100 },
    { event: "begin", had: 40, size: 100 },
    { event: "end", deals: 60 },
  ]);
});

test("a line that a kill has broken anywhere stays by itself, and the next run is told whole", () => {
  run(0);
  const [begin = ""] = readFileSync(log, "utf8").split("\n");
  for (let length = 1; length <= begin.length; length++) {
    const broken = begin.slice(0, length);
    writeFileSync(log, broken);
    run(40);
    const lines = readFileSync(log, "utf8").split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(broken);
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ event: "begin", had: 40 });
    expect(machinesOf(study).at(-1)).toEqual(thisMachine());
  }
});
