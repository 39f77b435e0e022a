import { seededRandom } from "@tetrarch/engine";
import { valuesOf } from "@tetrarch/play";
import { expect, test } from "vitest";
import { storesIn } from "../../src/play/saves/stores.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { folder } = ownFolder("duel-here");
const stores = storesIn(folder);

async function here(...args: readonly string[]) {
  return tetrarch(["duel", "here", ...args], stores);
}

/** What is asked and answered line by line. */
function asked(input: string) {
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
  const { code, stdout } = await asked("chess\nfg\n\nCleo\n");
  expect(code).toBe(0);
  expect(stdout).toMatch(/Which game\?.*\n"chess" is not a game: .*\nWho plays\?.*\nWho plays\?.*\n/);
  expect(stdout).toMatch(/ +Cleo +The house\ngame 1 +- +-\n/);
  const over = await here("--concede", "Cleo");
  expect(over.stdout).toMatch(/game 3 +conceded +(won|lost) \d\/4\n/);
  expect(over.stdout).not.toContain("Next:");
});

test("without answers nothing is begun", async () => {
  const { code, stderr } = await asked("fg\n");
  expect([code, stderr]).toEqual([2, expect.stringContaining("no duel goes on at this screen")]);
});
