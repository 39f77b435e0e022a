import { headOf, type StudyRecord } from "@tetrarch/solver/studies";
import { expect, test } from "vitest";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { fileOf, GREEDY, SOLVED } from "./records-for-tests.js";

const { file } = ownFolder("list");

function linesOf(records: readonly StudyRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

const score = (value: number) => ({ value, max: 160, text: `${value}` });
const CODES = ["KK-1-0", "KK-2-9", "KK-3-2", "KK-4-1", "KK-5-5"];
const UNDECIDED = "KK-6-4";

test("deals by how hard, how easy and how cruel they are", async () => {
  const solver = { ...SOLVED, game: "kings-keys" };
  const solved = CODES.map((deal, index): StudyRecord => {
    const isWon = index < 2;
    const best = {
      status: isWon ? "won" : "lost",
      score: score([160, 160, 90, 150, 150][index] ?? 0),
      exact: true,
    } as const;
    const nodes = [10, 500, 30, 100, 2][index] ?? 0;
    return { ...headOf(solver, deal), verdict: isWon ? "won" : "lost", length: 9, best, nodes, states: 1 };
  });
  const open: StudyRecord = {
    ...headOf(solver, UNDECIDED),
    ...{ verdict: "unknown", length: 0, nodes: 9999, states: 1, stop: "nodes" },
  };
  const played = CODES.map((deal, index): StudyRecord => {
    const isWon = index < 2;
    const length = [70, 52, 9, 9, 9][index] ?? 0;
    const greedy = { ...GREEDY, game: "kings-keys" };
    const points = score([160, 160, 80, 20, 60][index] ?? 0);
    return { ...headOf(greedy, deal), status: isWon ? "won" : "lost", score: points, length, nodes: 0 };
  });
  const paths = [file("solved.jsonl", linesOf([...solved, open])), file("greedy.jsonl", linesOf(played))];
  const { code, stdout } = await tetrarch(["study", "list", ...paths, "--json"]);
  expect(code).toBe(0);
  const [found] = JSON.parse(stdout).games;
  expect(found).toMatchObject({ game: "kings-keys", decided: 5, tried: 5, undecided: [UNDECIDED] });
  expect(found.hardest.map(({ deal }: { deal: string }) => deal)).toEqual([
    "KK-2-9",
    "KK-4-1",
    "KK-3-2",
    "KK-1-0",
    "KK-5-5",
  ]);
  expect(found.teaching).toEqual([
    { deal: "KK-2-9", length: 52 },
    { deal: "KK-1-0", length: 70 },
  ]);
  expect(found.cruel).toEqual([
    { deal: "KK-5-5", best: 150, greedy: 60 },
    { deal: "KK-4-1", best: 150, greedy: 20 },
    { deal: "KK-3-2", best: 90, greedy: 80 },
  ]);
});

test("condensed studies are listed as their lines are; without a solver's there is nothing to list", async () => {
  const lines = file("kingdoms.jsonl", fileOf(SOLVED, 1, 300));
  const greedy = file("kingdoms-greedy.jsonl", fileOf(GREEDY, 1, 300));
  const condensed = `${lines}.study`;
  await tetrarch(["study", "condense", lines, "--out", condensed]);
  const [one, other] = await Promise.all(
    [lines, condensed].map((path) => tetrarch(["study", "list", path, greedy])),
  );
  expect(other).toEqual(one);
  expect(one?.stdout).toContain("Of 270 deals that the solver has decided, 270 were tried by `greedy` too.");
  const none = await tetrarch(["study", "list", greedy]);
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("no study by the solver")]);
});
