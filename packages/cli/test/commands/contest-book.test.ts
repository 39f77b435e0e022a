import { readFileSync } from "node:fs";
import type { GameRecord } from "@tetrarch/play";
import { describe, expect, test } from "vitest";
import { ArchiveFile } from "../../src/play/saves/archive-file.js";
import { FinishedGames } from "../../src/play/saves/finished-games.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { bestGames, gamesOf, linkOf } from "./duel-games.js";

const { folder } = ownFolder("contest-book");

/** A player with a home of his own, who has finished these games. */
function player(name: string, games: readonly GameRecord[] = []) {
  const home = `${folder}/${name}`;
  const finished = new FinishedGames(home);
  finished.add(games);
  const given = { finished, archive: new ArchiveFile(home) };
  const run = (...args: readonly string[]) => tetrarch(args, given);
  const link = (...args: readonly string[]) => linkOf(args, finished);
  return { run, link, finished };
}

function pointsOf(games: readonly GameRecord[]): number {
  return games.reduce((sum, { score }) => sum + score.value, 0);
}

function challenge(...options: readonly string[]): Promise<string> {
  return linkOf(["duel", "new", "tk", "--name", "Ann", "--stake", "2", "--unit", "matchsticks", ...options]);
}

describe("the book of duels in the terminal", () => {
  test("TK-31: debts are added up over duels, kept, and paid once for all", async () => {
    const made = await challenge("--length", "1");
    const [best] = bestGames(made);
    if (!best) throw new Error("no game");
    const worse = gamesOf(made, 1);
    const owed = (best.score.value - pointsOf(worse)) * 2;
    expect(owed).toBeGreaterThan(0);
    const ann = player("ann", [best]);
    const ben = player("ben", worse);
    const anns = await ann.link("duel", "answer", made, "--name", "Ann");
    const first = await ben.run("duel", "debts", anns, "--name", "Ben");
    expect([first.code, first.stderr]).toEqual([0, ""]);
    expect(first.stdout).toBe(`Ben owes Ann ${owed} matchsticks, from 1 duel.\n`);
    // The same link once more adds nothing; without links the book has it still.
    const saved = readFileSync(`${folder}/ben/keepsakes.jsonl`, "utf8");
    expect((await ben.run("duel", "debts", anns, "--name", "Ben")).stdout).toBe(first.stdout);
    expect(readFileSync(`${folder}/ben/keepsakes.jsonl`, "utf8")).toBe(saved);
    expect((await ben.run("duel", "debts")).stdout).toBe(first.stdout);

    const unowed = await ben.run("duel", "settle", "Ann", "Ben");
    expect([unowed.code, unowed.stderr]).toEqual([2, expect.stringContaining("Ann owes Ben nothing")]);
    const paid = await ben.run("duel", "settle", "ben", "Ann");
    expect(paid.stdout).toBe(`Ben has paid Ann ${owed} matchsticks. Nothing of it is owed any more.\n`);
    const after = await ben.run("duel", "debts");
    expect(after.stdout).toBe(
      `Nobody owes anything.\n\nPaid:\n  2026-11-21  Ben to Ann ${owed} matchsticks\n`,
    );
    expect((await ben.run("duel", "settle", "Ben", "Ann")).code).toBe(2);
    // It goes with the history to other machines and the web app.
    const { stdout } = await ben.run("history", "export");
    const kinds = stdout.split("\n").map((line) => /^\{"kind":"(\w+)"/.exec(line)?.[1]);
    expect(kinds).toEqual(expect.arrayContaining(["contest", "payment"]));
  });

  test("TK-31 (g): an unfinished duel owes nothing; who concedes resigns the rest", async () => {
    const made = await challenge("--length", "3");
    const games = gamesOf(made, 3);
    const ann = player("ann g", games);
    const ben = player("ben g", games.slice(0, 1));
    const owed = pointsOf(games.slice(1));
    expect(owed).toBeGreaterThan(0);
    const anns = await ann.link("duel", "answer", made, "--name", "Ann");
    const open = await ben.run("duel", "debts", anns, "--name", "Ben");
    expect(open.stdout).toBe("Nobody owes anything.\n1 duel is not finished: no debts yet.\n");
    const before = await ben.run("duel", "show", anns, "--name", "Ben");
    expect(before.stdout).toContain("2 deals are left for you.");
    const bens = await ben.link("duel", "answer", anns, "--name", "Ben", "--concede");
    const shown = await ann.run("duel", "show", bens, "--name", "Ann");
    expect(shown.stdout.match(/^game [23] .*conceded/gm)).toHaveLength(2);
    expect(shown.stdout).toMatch(new RegExp(`^total +${pointsOf(games.slice(0, 1))} `, "m"));
    expect(shown.stdout).toContain("Ann wins.");
    const settled = await ben.run("duel", "debts", anns, bens, "--name", "Ben");
    expect(settled.stdout).toBe(`Ben owes Ann ${2 * owed} matchsticks, from 1 duel.\n`);
  });

  test("TK-31 (i): all agree to one game and not to another", async () => {
    const made = await challenge("--length", "3");
    const helped = gamesOf(made, 3).map((record) => ({ ...record, degree: "known" as const }));
    const ben = player("ben i", helped);
    const show = (...options: readonly string[]) =>
      ben.run("duel", "show", made, "--name", "Ben", ...options);
    const open = await show();
    expect(open.stdout).toContain('--agree-game or --refuse-game "Ben 1", "Ben 2", "Ben 3".');
    const some = await show("--agree-game", "Ben 1, ben 2", "--refuse-game", "Ben 3");
    expect(some.stdout.match(/^game [12] .*\(known, agreed to\)$/gm)).toHaveLength(2);
    expect(some.stdout).toMatch(/^game 3 .*0 \(known, not agreed to\)$/m);
    const rest = await show("--agree", "--refuse-game", "Ben 2");
    expect(rest.stdout).toMatch(/^game 2 .*not agreed to/m);
    expect(rest.stdout.match(/^game [13] .*, agreed to\)/gm)).toHaveLength(2);
    const link = await ben.link("duel", "answer", made, "--name", "Ben", "--refuse-game", "Ben 3");
    const sent = await player("ann i").run("duel", "show", link, "--name", "Cid", "--json");
    expect(JSON.parse(sent.stdout)).toMatchObject({
      contest: { verdicts: [{ name: "ben", game: 2, verdict: "refused" }] },
    });
    const wrong = await show("--agree-game", "Ben 4");
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      'tetrarch: --agree-game "Ben 4": expected one of Ben 1, Ben 2, Ben 3\n',
    ]);
    const both = await show("--agree-game", "Ben 1", "--refuse-game", "Ben 1");
    expect(both.stderr).toContain("Ben 1: agree to it or refuse it, not both");
  });

  test("a link is added under a name", async () => {
    const made = await challenge("--length", "1");
    const { code, stderr } = await player("nobody").run("duel", "debts", made);
    expect([code, stderr]).toEqual([2, expect.stringContaining("--name is missing")]);
  });
});

test("TK-30: the ladder has the best games, and a series that its link names", async () => {
  const made = await linkOf(["series", "new", "tk", "--length", "3"]);
  const games = gamesOf(made, 3);
  const you = player("you", games);
  const most = Math.max(...games.map(({ score }) => score.value));
  const before = await you.run("series", "ladder");
  expect(before.stdout).toContain(`[x] Out alive\n    best ${most} points\n`);
  expect(before.stdout).toContain("[ ] With all four hoards\n    the next rung\n    not done yet\n");
  expect(before.stdout).toContain("[ ] A series of three, five or ten\n    not done yet\n");
  const series = await you.run("series", "ladder", made);
  expect(series.stdout).toContain(
    `    ${pointsOf(games)} in 3 games\n    a series is done; reach the rung below first\n`,
  );
  // Given once it stays.
  expect((await you.run("series", "ladder")).stdout).toBe(series.stdout);

  const duel = await challenge("--length", "1");
  const [best] = bestGames(duel);
  if (!best) throw new Error("no game");
  const climbed = player("climbed", [{ ...best, degree: "first" }]);
  const { stdout } = await climbed.run("series", "ladder");
  expect(stdout).toContain(`[x] Out alive\n    best ${best.score.value} points\n`);
  for (const line of `${stdout}${series.stdout}`.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

test("TK-22, TK-32: the score sheet has kings / points and gold of the games by the book alone", async () => {
  const made = await linkOf(["series", "new", "tk", "--length", "3", "--variant", "by-memory"]);
  const duel = await challenge("--length", "1", "--variant", "by-memory");
  const [best] = bestGames(duel);
  if (!best) throw new Error("no game");
  const you = player("sheet", [
    ...gamesOf(made, 3),
    { ...best, id: "b".repeat(32) },
    ...gamesOf(await challenge("--length", "1"), 1, 9),
  ]);
  const { stdout } = await you.run("history", "sheet");
  const { value, text } = best.score;
  expect(stdout.match(/^1970-01-01 {2}own deal +[0-4]\/\d+ /gm)).toHaveLength(4);
  const gold = (value * 100).toLocaleString("en-GB");
  expect(stdout).toContain(`best: ${text}, ${gold} gold\n`);
  expect(stdout).toContain("last 3 games  ");
  expect(stdout).not.toContain("last 5 games");
  for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  const none = await player("empty").run("history", "sheet");
  expect(none.stdout).toContain("No game by the book is finished yet");
});
