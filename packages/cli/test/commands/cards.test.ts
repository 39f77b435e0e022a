import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
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

  test("--schema is the published schema", async () => {
    const { stdout } = await tetrarch(["cards", "--schema"]);
    expect(JSON.parse(stdout)).toMatchObject({ type: "object", properties: { friends: {} } });
  });
});
