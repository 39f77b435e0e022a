import { join } from "node:path";
import { legalWords, resign, seededRandom, startSession } from "@tetrarch/engine";
import { challengeDeals, gameOfChallenge, recordOf, valuesOf, withTurn } from "@tetrarch/play";
import { expect, test } from "vitest";
import { after } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { storesIn } from "../../src/play/saves/stores.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";
import { keeperIn } from "../play/game-keeper-for-tests.js";
import { find } from "./duel-games.js";

const { folder } = ownFolder("duel-here");
const stores = storesIn(folder);

async function here(...args: readonly string[]) {
  return tetrarch(["duel", "here", ...args], stores);
}

/** What is asked and answered line by line. */
function duelHere(input: string) {
  // Another duel is another one by its id.
  return tetrarch(["duel", "here"], { ...stores, input, random: seededRandom(2) });
}

test("TK-31: a duel at one screen is begun by names, kept, and shown with whose turn it is", async () => {
  const none = await here("--show");
  expect([none.code, none.stderr]).toEqual([
    2,
    expect.stringContaining("duel here GAME --names 'Ann, Ben' begins one"),
  ]);
  const { code, stdout } = await here("tk", "--names", "Ann, Ben", "--stake", "5");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Tomb of Four Kings, 3 deals, 5 paper gold .*\n\n +Ann +Ben\ngame 1 +- +-\n/);
  expect(stdout).toMatch(/Next: Ann, deal 1 of 3, 5 paper gold .*tetrarch duel here\n$/);
  const [kept] = valuesOf("contest", stores.archive.read().entries);
  expect(kept?.contestants.map(({ name, kind }) => [name, kind])).toEqual([
    ["Ann", "here"],
    ["Ben", "here"],
  ]);
  expect((await here("--show")).stdout).toBe(stdout);
});

test("who gives up resigns the games that are left; then it is another's turn", async () => {
  const { code, stdout } = await here("--concede", "ann");
  expect(code).toBe(0);
  expect(stdout).toMatch(/game 1 +played +-\n/);
  expect(stdout).toContain("Next: Ben, deal 1 of 3");
  expect((await here("--concede", "Zoe")).stderr).toBe(
    'tetrarch: --concede "Zoe": expected one of Ann, Ben\n',
  );
});

test("what is missing is asked, and one name alone plays against the house, which plays once all here have", async () => {
  await here("--concede", "Ben");
  const { code, stdout } = await duelHere("chess\nfg\n\nCleo\n");
  expect(code).toBe(0);
  expect(stdout).toMatch(/Which game\?.*\n"chess" is not a game: .*\nWho plays\?.*\nWho plays\?.*\n/);
  expect(stdout).toMatch(/ +Cleo +The house\ngame 1 +- +-\n/);
  const over = await here("--concede", "Cleo");
  expect(over.stdout).toMatch(/game 3 +conceded +(won|lost) \d\/4\n/);
  expect(over.stdout).not.toContain("Next:");
});

test("the game that who gives up has on the table is not the next player's to go on with", async () => {
  const own = storesIn(join(folder, "left"));
  const keeper = keeperIn(join(folder, "left"));
  await tetrarch(["duel", "here", "fg", "--names", "Ann, Ben", "--length", "1"], own);
  const [contest] = valuesOf("contest", own.archive.read().entries);
  if (!contest) throw new Error("no duel");
  own.archive.add([{ kind: "contest", contest: withTurn(contest, { contestant: 0, game: 0 }, 1) }]);
  const deals = challengeDeals(contest.challenge, find);
  const deal = deals.ok ? deals.value[0] : undefined;
  for (const origin of ["code", "contest"] as const) {
    const begun = value(keeper.begin("four-gods", { deal, origin }));
    keeper.act(begun, { type: "play", word: legalWords(begun.seat.session)[0] ?? "" });
    keeper.close();
  }
  await tetrarch(["duel", "here", "--concede", "Ann"], own);
  expect(own.saves.list().saved.map(({ attempt }) => attempt?.origin)).toEqual(["code"]);
});

test("a finished game whose end was taken back is not the next player's to go on with", async () => {
  const own = storesIn(join(folder, "taken-back"));
  await tetrarch(["duel", "here", "fg", "--names", "Ann, Ben", "--length", "1"], own);
  const [contest] = valuesOf("contest", own.archive.read().entries);
  if (!contest) throw new Error("no duel");
  own.archive.add([{ kind: "contest", contest: withTurn(contest, { contestant: 0, game: 0 }, 1) }]);
  const deals = challengeDeals(contest.challenge, find);
  const keeper = keeperIn(join(folder, "taken-back"));
  const begun = value(
    keeper.begin("four-gods", { deal: deals.ok ? deals.value[0] : undefined, origin: "contest" }),
  );
  const word = legalWords(begun.seat.session)[0] ?? "";
  const ended = keeper.act(keeper.act(begun, { type: "play", word }), { type: "resign" });
  keeper.act(ended, { type: "undo" });
  keeper.close();
  expect(own.saves.list().saved).toHaveLength(1);
  const shown = await tetrarch(["duel", "here", "--show"], own);
  expect([shown.stderr, shown.stdout]).toEqual(["", expect.stringContaining("Next: Ben, deal 1 of 1")]);
  expect(own.saves.list().saved).toEqual([]);
});

test("without answers nothing is begun", async () => {
  const { code, stderr } = await duelHere("fg\n");
  expect([code, stderr]).toEqual([2, expect.stringContaining("no duel goes on at this screen")]);
});

test("nothing of a deal is shown as long as a player here has to play it; then the coach has its game, too", async () => {
  const home = join(folder, "pending");
  const own = storesIn(home);
  const said = (...args: readonly string[]) => tetrarch(args, own);
  await said("duel", "here", "fg", "--names", "Ann, Ben", "--length", "1");
  const [contest] = valuesOf("contest", own.archive.read().entries);
  if (!contest) throw new Error("no duel");
  const deals = challengeDeals(contest.challenge, find);
  const game = gameOfChallenge(contest.challenge, find);
  const start = deals.ok && game.ok ? startSession(game.value, deals.value[0] ?? "") : undefined;
  if (!start?.ok) throw new Error("no deal");
  const ended = resign(after(start.value, legalWords(start.value)[0] ?? ""));
  const record = ended.ok && recordOf(ended.value, "a".repeat(32), { endedAt: 1, origin: "contest" });
  if (!record) throw new Error("in play");
  own.finished.add([record]);
  const refused = { code: 1, stdout: "", stderr: expect.stringContaining("Ann still has to play this deal") };
  for (const command of ["analyse", "field", "retry", "replay", "link"])
    expect(await said(command, "latest")).toEqual(refused);
  expect(await said("history", "show", "latest")).toEqual(refused);
  expect((await said("coach")).stdout).not.toContain("not analysed yet");
  for (const name of ["Ann", "Ben"]) await said("duel", "here", "--concede", name);
  expect((await said("coach")).stdout).toContain("1 game not analysed yet");
  expect((await said("replay", "latest")).code).toBe(0);
});
