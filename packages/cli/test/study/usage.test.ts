import { expect, test } from "vitest";
import { tetrarch } from "../command-line.js";

test.each([
  [["four-gods"], "--deals is missing"],
  [["four-gods", "--deals", "1..5"], "--player is missing: one of thoughtful, random"],
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
  [
    ["four-gods", "--deals", "1..5", "--player", "random", "--out", ""],
    "--out: the name of the file is missing",
  ],
  [["chess", "--deals", "1..5", "--player", "random"], '"chess" is not a game'],
  [["merge", "x.jsonl"], "--out <file> is missing"],
  [["merge", "--out", "x.jsonl"], "<files> is missing"],
  [["merge", "x.jsonl", "--out", "y", "--deals", "1..5"], "--deals goes with --game"],
  [["merge", "x.jsonl", "--out", "y", "--game", "fk"], "--deals is missing"],
  [["merge", "x.jsonl", "--out", "y", "--game", "fk", "--deals", "1..5"], "--player is missing"],
  [["merge", "x.jsonl", "--out", "y", "--game", "chess", "--deals", "1..5"], '"chess" is not a game'],
  [["four-gods", "--deals", "1..5", "--player", "random", "--wait"], "--wait goes with --out"],
  [["report"], "<files> is missing"],
  [[], "<game> is missing"],
])("study %j is wrong usage: exit 2", async (args, reason) => {
  const { code, stdout, stderr } = await tetrarch(["study", ...args]);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(reason);
});

test.each([
  ["5..1", "--deals: "],
  ["1", "is not a range of deals: expected A..B"],
  ["1..2..3", "is not a range of deals"],
  ["0..5", "deal numbers run from 1 to 999999999"],
  ["FG-7-4..9", "check digit"],
])("study --deals %s names no deals: exit 1", async (range, reason) => {
  const { code, stdout, stderr } = await tetrarch([
    "study",
    "four-gods",
    "--deals",
    range,
    "--player",
    "random",
  ]);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(reason);
});
