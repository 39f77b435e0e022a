import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { games } from "../packages/engine/src/registry.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const TESTS = readdirSync(join(root, "packages"), { recursive: true, encoding: "utf8" })
  .map((path) => path.split(sep).join("/"))
  .filter((path) => path.endsWith(".test.ts") && !/(?:^|\/)(?:node_modules|dist)\//.test(path));

interface Row {
  readonly sentence: string;
  readonly rules: readonly string[];
  /** The test files, as paths below `packages`; undefined where the name in the row leads to none. */
  readonly tests: readonly (string | undefined)[];
}

/** A test by the end of its path: the game's own one comes first, the engine's before the others'. */
function testFile(name: string, id: string): string | undefined {
  const fits = TESTS.filter((path) => path === name || path.endsWith(`/${name}`));
  return fits.find((path) => path.startsWith(`engine/src/games/${id}/`)) ?? fits[0];
}

/** The rows of a game's table in `docs/sources.md`. */
function rowsOf(id: string, title: string): readonly Row[] {
  const sections = readFileSync(join(root, "docs/sources.md"), "utf8").split(/^## /m);
  const section = sections.find(
    (text) => text.startsWith(title) || title.endsWith(text.split("\n", 1)[0] ?? title),
  );
  const lines = (section ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1);
  return lines.map((line) => {
    const [sentence = "", place = "", names = ""] = line.slice(2).split(" | ");
    return {
      sentence,
      rules: place.match(/\b[A-Z]{2}-\d+/g) ?? [],
      tests: [...names.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, name = ""]) => testFile(name, id)),
    };
  });
}

/** The rules that the titles of a test file name: texts that a comma follows. */
function rulesIn(path: string): readonly string[] {
  const titles = readFileSync(join(root, "packages", path), "utf8").match(
    /["`][^"`\n]*[A-Z]{2}-\d[^"`\n]*["`],/g,
  );
  return (titles ?? []).flatMap((title) => title.match(/\b[A-Z]{2}-\d+/g) ?? []);
}

describe("docs/sources.md", () => {
  test.each(games.map(({ id, title }) => [id, title]))(
    "%s: every rule and test named there exists",
    (id, title) => {
      const rows = rowsOf(id, title);
      expect(rows.length).toBeGreaterThan(8);
      const page = readFileSync(join(root, "packages/engine/src/games", id, "README.md"), "utf8");
      const wrong = rows.flatMap(({ sentence, rules, tests }) => [
        ...rules
          .filter((rule) => !page.includes(`**${rule}**`))
          .map((rule) => `${sentence}: there is no rule ${rule}`),
        ...(tests.length === 0 || tests.includes(undefined)
          ? [`${sentence}: a test that does not exist`]
          : []),
        ...rules
          .filter((rule) => !tests.some((path) => path !== undefined && rulesIn(path).includes(rule)))
          .map((rule) => `${sentence}: no test of the row names ${rule}`),
      ]);
      expect(wrong).toEqual([]);
    },
  );
});
