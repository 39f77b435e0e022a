import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games, legalWords, outcomeOf, playWord, type Session, startSession } from "@tetrarch/engine";
import { recordOf } from "@tetrarch/play";
import { expect, test } from "vitest";
import { value } from "../../../../testing/value.js";
import { playingField } from "../../src/play/inquiries/field.js";
import { storesIn } from "../../src/play/saves/stores.js";
import { type DealField, fieldLines } from "../../src/words/en/field.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { folder } = ownFolder("coach");
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

/** A game of the Four Gods that is lost by the first legal move each time: one of them is a clear mistake. */
function lostGame(): Session {
  const game = games.find(({ id }) => id === "four-gods");
  const start = game && startSession(game, "FG-3-4");
  if (!start?.ok) throw new Error("no deal");
  let session = start.value;
  while (outcomeOf(session).status === "playing") {
    const [word = ""] = legalWords(session);
    session = value(playWord(session, word));
  }
  return session;
}

/** A folder with that game; without it an empty one. */
function storesOf(name: string, session?: Session) {
  const home = join(folder, name);
  const stores = storesIn(home);
  const record = session && recordOf(session, "a".repeat(32), { endedAt: NOW - DAY, origin: "random" });
  if (record) stores.finished.add([record]);
  const said = async (args: readonly string[], lines: readonly string[] = [], now = NOW) => {
    const { code, stdout, stderr } = await tetrarch(args, {
      ...stores,
      input: lines.map((line) => `${line}\n`).join(""),
      now: () => now,
    });
    expect([code, stderr.replace(/.*games? in play.*\n/, "")]).toEqual([0, ""]);
    return stdout;
  };
  const refused = async (args: readonly string[]) => {
    const { code, stderr } = await tetrarch(args, { ...stores, now: () => NOW });
    return [code, stderr] as const;
  };
  return { home, said, refused };
}

test("the coach asks clear mistakes, keeps the answers with the other data, and brings what was missed back the next day", async () => {
  const { said } = storesOf("player", lostGame());
  expect(await said(["coach"])).toMatch(/no finished game is analysed.*1 game not analysed yet/s);
  const session = await said(["coach", "--analyse"], ["1", "show", "next"]);
  expect(session).toMatch(/1 mistake to go through/);
  expect(session).toMatch(/1\. .*\n2\. .*\n.*Move 10 of your game of 2026-11-20\. What is best\?/s);
  expect(session).toMatch(/Not that\. It costs \d+ wins in a hundred games\..*Best: /s);
  expect(session).toMatch(/In your game: Fight Streets of Cairo.* That cost \d+ wins in a hundred games\./);
  expect(session).toMatch(/1 question: 0 right at once, 1 missed\. It comes back tomorrow\./);
  expect(await said(["coach"])).toMatch(/^Nothing is due\. The next mistake comes back on 2026-11-22\.\n$/);
  expect(await said(["coach"], [], NOW + DAY)).toMatch(/1 mistake to go through/);
  expect(await said(["coach", "--progress"])).toMatch(/Too little to tell yet/);
  expect(await said(["history", "trends", "fg"])).toMatch(/Four Gods, 1 analysed game\n {2}luck [+−]/);
  const exported = await said(["history", "export"]);
  expect(exported.match(/"kind":"coach"/g)).toHaveLength(1);

  const other = storesOf("other");
  await tetrarch(["history", "import", "-"], { ...storesIn(other.home), input: exported, now: () => NOW });
  expect(readFileSync(join(other.home, "keepsakes.jsonl"), "utf8").match(/"kind":"coach"/g)).toHaveLength(1);
});

test("the mistakes of one game are asked in their order, and what is kept of its analysis cannot mislead", async () => {
  const { home, said } = storesOf("retry", lostGame());
  const session = await said(["retry"], ["question", "2", "next"]);
  expect(session).toMatch(/deal FG-3-4: 1 mistake\. Find a better move\./);
  expect(session).toMatch(
    /Move \d+: .*It cost .*What is better\?.*Right\..*Best: .*You played: .*1 of 1 mistake found at once/s,
  );
  appendFileSync(join(home, "analyses.jsonl"), '{"of":"x"}\nno line\n');
  expect(await said(["coach"], ["quit"])).toMatch(/1 mistake to go through/);
});

test("analyses that cannot be read are told of as a fault of the disk, and the same analysis is kept once", async () => {
  const broken = storesOf("broken", lostGame());
  mkdirSync(join(broken.home, "analyses.jsonl"));
  for (const args of [["coach"], ["coach", "--analyse"], ["retry"]]) {
    const [code, text] = await broken.refused(args);
    expect(text).toMatch(/analyses\.jsonl|EISDIR|directory|folder/i);
    expect(code).not.toBe(70);
  }
  const { home, said } = storesOf("once", lostGame());
  await said(["analyse", "latest"]);
  await said(["analyse", "latest"]);
  expect(readFileSync(join(home, "analyses.jsonl"), "utf8").trim().split("\n")).toHaveLength(1);
});

test("a field that is stopped tells what there is", () => {
  const session = lostGame();
  const search = playingField(session);
  let field: DealField = { rows: [] };
  while (field.rows.length < 2) {
    const step = search.next();
    if (step.done) throw new Error("it has come to its end");
    field = step.value.field;
  }
  const lines = fieldLines(session, outcomeOf(session), field);
  expect(lines.filter((line) => /^A .*\d+ {2,}\d/.test(line))).toHaveLength(2);
  expect(lines.at(-1)).toBe("Stopped: this is what there is so far.");
  expect(lines.join("\n")).not.toContain("With all cards known");
});
