import { games } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { tetrarch } from "../command-line.js";

describe("rules", () => {
  test("without a game: which there are", async () => {
    const { stdout } = await tetrarch(["rules"]);
    for (const { title } of games) expect(stdout).toContain(title);
    expect(JSON.parse((await tetrarch(["rules", "--json"])).stdout).games).toHaveLength(games.length);
  });

  test.each(games.map(({ id, dealCode }) => [id, dealCode.prefix]))(
    "%s: all its rules, and each by its number",
    async (id, prefix) => {
      const { code, stdout } = await tetrarch(["rules", id]);
      expect(code).toBe(0);
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
      const { markdown } = JSON.parse((await tetrarch(["rules", id, "--json"])).stdout) as {
        markdown: string;
      };
      const numbers = [...markdown.matchAll(/^[-*] \*\*([A-Z]{2}-\d+)\*\*/gm)].map(
        ([, number]) => number ?? "",
      );
      expect(numbers.length).toBeGreaterThan(5);
      expect(stdout).toContain(`- ${prefix}-1 `);
      for (const number of numbers) {
        const rule = await tetrarch(["rules", id, number.toLowerCase()]);
        expect(rule.stdout).toMatch(new RegExp(`^${number} \\S`));
        expect(await tetrarch(["rules", number])).toEqual(rule);
      }
    },
  );

  test("one rule as JSON", async () => {
    const { stdout } = await tetrarch(["rules", "FK-6", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ game: "four-kingdoms", rule: "FK-6" });
    expect(JSON.parse(stdout).markdown).toMatch(/^\*\*FK-6\*\* /);
  });
});
