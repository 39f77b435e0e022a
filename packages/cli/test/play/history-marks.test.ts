import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ArchiveEntry, formatHistory, type GameRecord } from "@tetrarch/play";
import { expect, test } from "vitest";
import { FinishedGames } from "../../src/play/saves/finished-games.js";
import { tetrarch } from "../command-line.js";
import { keptIn } from "./history-for-tests.js";
import { home } from "./saves-for-tests.js";

/** Finished games whose ids begin with these letters, each a second after the one before. */
function finishedIn(folder: string, ...ids: readonly string[]): readonly GameRecord[] {
  const records = ids.map(
    (id, second): GameRecord => ({
      format: 2,
      id: id.padEnd(32, "0"),
      game: "four-kingdoms",
      variant: "standard",
      deal: "FK-11982-6",
      words: ["deal"],
      end: "resigned",
      degree: "first",
      score: { value: 0, max: 52, text: "0/52" },
      endedAt: Date.UTC(2026, 10, 20, 12, 0, second),
    }),
  );
  new FinishedGames(folder).merge(records);
  return records;
}

/** The moment at which things are set, unless it is told otherwise. */
const NOW = Date.UTC(2026, 10, 21);

function run(folder: string, args: readonly string[], now = NOW) {
  return tetrarch(["history", ...args], { ...keptIn(folder), now: () => now });
}

/** What the list shows of each game but the middle of its line. */
async function listedIn(folder: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(folder, args);
  return stdout
    .split("\n")
    .filter((line) => /^([0-9a-f]{8} | {10})/.test(line))
    .map((line) => line.replace(/ {2}2026.*? {3}(?=\S+$|unaided)/, ", ").trim());
}

test("a star and a note are set on a game by the beginning of its id, and taken away again", async () => {
  const folder = home();
  finishedIn(folder, "aaaa1", "bbbb2");
  const set = await run(folder, ["mark", "AAAA", "--star", "--note", "first line\nsecond"]);
  expect(set).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^aaaa1000 .*starred\n +first line\n +second\n$/),
  });
  expect(await listedIn(folder)).toEqual([
    "bbbb2000, unaided",
    "aaaa1000, unaided, starred",
    "first line",
    "second",
  ]);
  expect(await listedIn(folder, "--starred")).toHaveLength(3);
  expect(await listedIn(folder, "--noted", "SECOND")).toHaveLength(3);
  expect(await listedIn(folder, "--noted", "third")).toEqual([]);
  await run(folder, ["mark", "aaaa1000", "--no-star", "--no-note"]);
  expect(await listedIn(folder)).toEqual(["bbbb2000, unaided", "aaaa1000, unaided"]);
});

test("a hidden game leaves the list, which says so, and counts in the figures", async () => {
  const folder = home();
  finishedIn(folder, "aaaa1", "bbbb2");
  await run(folder, ["mark", "latest", "--hide"]);
  const { stdout } = await run(folder, []);
  expect(stdout).toContain("0 of 2 won");
  expect(stdout).toContain("1 game hidden in the list; --hidden shows them.");
  expect(await listedIn(folder)).toEqual(["aaaa1000, unaided"]);
  expect(await listedIn(folder, "--hidden")).toEqual(["bbbb2000, unaided, hidden"]);
  await run(folder, ["mark", "bbbb2", "--no-hide"]);
  expect(await listedIn(folder)).toHaveLength(2);
});

test("marks travel in the file, and of two settings the later counts, whichever comes first", async () => {
  const [here, there] = [home(), home()];
  const records = finishedIn(here, "aaaa1");
  await run(here, ["mark", "latest", "--note", "from here"], NOW);
  // As the web app writes it.
  const imported: ArchiveEntry = {
    kind: "remark",
    remark: {
      id: records[0]?.id ?? "",
      star: { value: true, at: NOW - 9 },
      note: { value: "from elsewhere", at: NOW + 9 },
    },
  };
  const file = join(here, "from-the-app.jsonl");
  writeFileSync(file, formatHistory(records, [imported]));
  await run(here, ["import", file]);
  const exported = join(here, "from-here.jsonl");
  expect((await run(here, ["export", "--out", exported])).stdout).toBe(
    // Besides the mark that the game's deal is known.
    `1 game and 2 lines of what is kept besides written to ${exported}\n`,
  );
  await run(there, ["import", exported]);
  for (const folder of [here, there])
    expect(await listedIn(folder)).toEqual(["aaaa1000, unaided, starred", "from elsewhere"]);
  // What is set now counts as later than what was there, whatever the clock says.
  await run(here, ["mark", "latest", "--note", "from here after all"], NOW - 1000);
  expect(await listedIn(here)).toContain("from here after all");
});

test("statistics start over, and all counts again when it is wanted", async () => {
  const folder = home();
  finishedIn(folder, "aaaa1", "bbbb2");
  expect((await run(folder, ["anew", "fk"])).stdout).toMatch(/^The statistics of Four Kingdoms start over\./);
  const { stdout } = await run(folder, []);
  expect(stdout).toContain("2 games from before a fresh start do not count in the figures.");
  expect(stdout).not.toContain("of 2 won");
  expect(await listedIn(folder)).toHaveLength(2);
  await run(folder, ["anew", "--all"]);
  expect((await run(folder, [])).stdout).toContain("0 of 2 won");
});

test("what cannot be set is refused with the reason", async () => {
  const folder = home();
  finishedIn(folder, "aaaa1", "aaaa2");
  const refused = async (...args: readonly string[]) => {
    const { code, stderr } = await run(folder, args);
    expect(code).toBe(2);
    return stderr;
  };
  expect(await refused("mark", "latest")).toContain("nothing to set");
  expect(await refused("mark", "bbbb", "--star")).toContain('no finished game is called "bbbb"');
  expect(await refused("mark", "../x", "--star")).toContain("tetrarch history lists the games");
  expect(await refused("mark", "aaaa", "--star")).toMatch(/2 games begin with "aaaa": aaaa2.*, aaaa1/);
  expect(await refused("mark", "latest", "--note", "x".repeat(1001))).toContain(
    "--note: a note has at most 1,000 characters, this one has 1,001",
  );
  expect(await refused("anew", "chess")).toContain("chess");
  // A folder where the file should be.
  mkdirSync(join(folder, "keepsakes.jsonl"));
  expect(await run(folder, ["mark", "latest", "--star"])).toMatchObject({ code: 2 });
});
