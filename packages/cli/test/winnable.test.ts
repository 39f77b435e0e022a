import {
  formatDeal,
  games,
  numberedDeal,
  parseDealCode,
  randomDealNumber,
  seededRandom,
} from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { tetrarch } from "./command-line.js";

/** `tetrarch deal --winnable`: what is said is proved. */

function codesIn(stdout: string): string {
  return stdout.split("\n")[0] ?? "";
}

describe.each(games.map((game) => [game.id, game] as const))("winnable deals of %s", (id, game) => {
  test("a random one is proved, and solves when asked again", async () => {
    const { code, stdout } = await tetrarch(["deal", id, "--winnable"]);
    expect(code).toBe(0);
    const [dealCode = "", said, cards, ...rest] = stdout.split("\n");
    expect(said).toMatch(/^proven winnable, in \d+ moves by one who knows all cards; (easy|medium|hard) /);
    const number = value(parseDealCode(game.dealCode, dealCode));
    expect(cards).toBe(formatDeal(numberedDeal(game.pack, number)));
    expect(rest).toEqual([""]);
    const solved = await tetrarch(["solve", dealCode, "--json"]);
    expect(JSON.parse(solved.stdout)).toMatchObject({ game: id, deal: dealCode, verdict: "won" });
  });

  test("--difficulty chooses", async () => {
    const { code, stdout } = await tetrarch(["deal", id, "--winnable", "--difficulty", "hard", "--json"]);
    expect(code).toBe(0);
    const said = JSON.parse(stdout);
    expect(said).toMatchObject({ game: id, difficulty: "hard", winnable: { verdict: "won", proved: true } });
    const again = await tetrarch(["deal", said.code, "--winnable", "--json"]);
    expect(JSON.parse(again.stdout)).toMatchObject({ code: said.code, difficulty: "hard" });
  });
});

describe("a deal given", () => {
  test("that cannot be won is said to be so", async () => {
    // The first deal of Four Kingdoms: a complete search found no win.
    const { code, stdout } = await tetrarch(["deal", "FK-1-9", "--winnable"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^FK-1-9\nproven not winnable, whoever plays it\n/);
    const json = JSON.parse((await tetrarch(["deal", "FK-1-9", "--winnable", "--json"])).stdout);
    expect(json).toMatchObject({ code: "FK-1-9", winnable: { verdict: "lost", proved: true, length: 0 } });
    expect(json).not.toHaveProperty("difficulty");
  });

  test("is known by its number alone", async () => {
    const { stdout } = await tetrarch(["deal", "FK-1-9"]);
    expect((await tetrarch(["deal", "fk", "1"])).stdout).toBe(stdout);
    expect((await tetrarch(["deal", "fk", "0"])).code).toBe(1);
  });

  test("as a card list has no code, and is judged alike", async () => {
    const [game] = games;
    if (!game) throw new Error("no games");
    const list = formatDeal(numberedDeal(game.pack, randomDealNumber(seededRandom(9))));
    const { code, stdout } = await tetrarch(["deal", game.id, list, "--winnable"]);
    expect(code).toBe(0);
    expect(codesIn(stdout)).toMatch(/^(proven winnable|proven not winnable|not proven)/);
    expect(stdout.split("\n")[1]).toBe(list);
  });

  test.each([
    [["deal", "fk", "--difficulty", "easy"], "--difficulty goes with --winnable"],
    [["deal", "fk", "--winnable", "--difficulty", "brutal"], "expected one of easy, medium, hard"],
    [["deal", "FK-1-9", "--winnable", "--difficulty", "easy"], "it cannot be combined with a given deal"],
    [["play", "fk", "--difficulty", "easy"], "--difficulty goes with --winnable"],
    [["play", "fk", "--winnable", "--difficulty", "brutal"], "expected one of easy, medium, hard"],
    [["play", "--winnable"], "--winnable: say for which game"],
    [["play", "FK-1-9", "--winnable"], "--winnable and a deal do not go together"],
    [["play", "fk", "--winnable", "--deal", "17"], "--winnable and --deal do not go together"],
  ])("%j is wrong usage", async (args, message) => {
    const { code, stdout, stderr } = await tetrarch(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });
});
