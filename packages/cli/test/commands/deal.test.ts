import { formatDeal, games, numberedDeal } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { tetrarch } from "../command-line.js";

const fourKingdoms = gameOf("four-kingdoms");
const dealOf11982 = formatDeal(numberedDeal(fourKingdoms.pack, 11982));

describe("deal", () => {
  test("prints the card list of a code, with or without its game", async () => {
    const expected = { code: 0, stdout: `${dealOf11982}\n`, stderr: "" };
    expect(await tetrarch(["deal", "FK-11982-6"])).toEqual(expected);
    expect(await tetrarch(["deal", "fk-11982-6"])).toEqual(expected);
    expect(await tetrarch(["deal", "four-kingdoms", "FK-11982-6"])).toEqual(expected);
    expect(await tetrarch(["deal", "FK", dealOf11982])).toEqual(expected);
  });

  test.each(games.map(({ id }) => id))("%s: a random deal comes with its code", async (id) => {
    const [code = "", list] = (await tetrarch(["deal", id])).stdout.trimEnd().split("\n");
    expect((await tetrarch(["deal", code])).stdout).toBe(`${list}\n`);
  });

  test("--json", async () => {
    const { stdout } = await tetrarch(["deal", "FK-11982-6", "--json"]);
    const { cards, rolls } = numberedDeal(fourKingdoms.pack, 11982);
    const expected = { game: "four-kingdoms", code: "FK-11982-6", deal: dealOf11982, cards, rolls };
    expect(JSON.parse(stdout)).toEqual(expected);
    const list = await tetrarch(["deal", "fk", dealOf11982, "--json"]);
    expect(JSON.parse(list.stdout)).toEqual({ game: "four-kingdoms", deal: dealOf11982, cards, rolls });
    const dice = await tetrarch(["deal", "fg", "--json"]);
    expect(JSON.parse(dice.stdout).rolls.length).toBe(gameOf("four-gods").pack.rolls);
  });

  test.each([
    [["fk", "FK-11982-4"], "check digit"],
    [["fk", "TK-1-1"], "another game"],
    [["fk", dealOf11982.slice(0, -3)], "the deal has 51 cards"],
    [["fk", `${dealOf11982} 2C`], "the deal has 53 cards"],
    [["fk", ""], "not a deal code"],
  ])("deal %j is wrong: exit 1", async (args, reason) => {
    const { code, stdout, stderr } = await tetrarch(["deal", ...args]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(reason);
  });
});

describe("today", () => {
  test("the deals of the day, of every game or of one, today or another day", async () => {
    const { stdout } = await tetrarch(["today", "--json"]);
    const { date, deals } = JSON.parse(stdout) as { date: string; deals: { game: string; deal: string }[] };
    expect(date).toBe("2026-11-21");
    expect(deals.map(({ game }) => game)).toEqual(games.map(({ id }) => id));
    for (const { deal } of deals) {
      expect(deal).toContain("-20261121-");
      expect((await tetrarch(["deal", deal])).code).toBe(0);
    }
    const text = await tetrarch(["today"]);
    expect(text.stdout.split("\n")).toHaveLength(games.length + 1);
    expect((await tetrarch(["today", "fk", "--date", "2027-01-02"])).stdout).toMatch(
      /^FK-20270102-\d {2}Four Kingdoms\n$/,
    );
  });
});
