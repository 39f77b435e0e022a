import { type AnyGame, dealOfNumber, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
import { randomLayoutSet } from "../../../../testing/random-layouts.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { file } = ownFolder("cards");

describe("cards", () => {
  test("the built-in set, in words and as JSON that checks", async () => {
    const words = await tetrarch(["cards", "four-gods"]);
    for (const { id, name } of [...builtInCardSet.friends, ...builtInCardSet.locations]) {
      expect(words.stdout).toMatch(new RegExp(`^ +${id} +${name}`, "m"));
    }
    const json = await tetrarch(["cards", "--json"]);
    expect(JSON.parse(json.stdout)).toEqual(builtInCardSet);
    const { name, version } = builtInCardSet;
    expect(await tetrarch(["cards", "--check", "-"], { input: json.stdout })).toEqual({
      code: 0,
      stdout: `${name} ${version}: the card set is valid\n`,
      stderr: "",
    });
    const checked = await tetrarch(["cards", "--check", "-", "--json"], { input: json.stdout });
    expect(JSON.parse(checked.stdout)).toEqual({ valid: true, name, version });
  });

  test("a set with a mistake: exit 1, naming file, place and reason", async () => {
    const friends = builtInCardSet.friends.map((card) =>
      card.id === "F03" ? { ...card, attack: -1 } : card,
    );
    const path = file("wrong.json", JSON.stringify({ ...builtInCardSet, name: "Wrong", friends }));
    const { code, stderr } = await tetrarch(["cards", "--check", path]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${path}: friends F03 attack: `);
    const noJson = await tetrarch(["cards", "--check", file("no.json", "{")]);
    expect(noJson).toMatchObject({ code: 1, stderr: expect.stringContaining("no.json: it is not JSON: ") });
  });

  test("FG-22: a set with a layout is checked, and its deals are card lists", async () => {
    const path = file("layout.json", JSON.stringify(randomLayoutSet(seededRandom(3), 4)));
    expect((await tetrarch(["cards", "--check", path])).stdout).toContain("the card set is valid");
    const game = createFourGods(randomLayoutSet(seededRandom(3), 4));
    const solved = (deal: string) => tetrarch(["solve", "four-gods", "--deal", deal, "--card-set", path]);
    expect(await solved(dealOfNumber(game as AnyGame, 1))).toMatchObject({ stderr: "" });
    expect((await solved("FG-11982-3")).stderr).toContain("a deal has no code");
    const wrong = { ...randomLayoutSet(seededRandom(3), 4), layout: { paths: 9 } };
    const refused = await tetrarch(["cards", "--check", file("paths.json", JSON.stringify(wrong))]);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("layout paths: expected a whole number"),
    });
  });

  test("--schema is the published schema", async () => {
    const { stdout } = await tetrarch(["cards", "--schema"]);
    expect(JSON.parse(stdout)).toMatchObject({
      anyOf: [{ properties: { friends: {} } }, { properties: { friends: {}, layout: {} } }],
    });
  });
});
