import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { games } from "../src/registry.js";

/** Every rule is cited by the code that carries it out and named in the title of a test that proves it. */

const engine = fileURLToPath(new URL("..", import.meta.url));
/** `C-4`, or the letters of a game and a number. */
const NUMBER = `(?:${["C", ...games.map(({ dealCode }) => dealCode.prefix)].join("|")})-\\d+`;
const RULE = new RegExp(`\\b${NUMBER}\\b`, "g");

function filesBelow(folder: string): string[] {
  return readdirSync(join(engine, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = [...filesBelow("src"), ...filesBelow("conformance")];
const isTest = (file: string) => /(?:\.test|-checks)\.ts$/.test(file);

/** The rules named in the titles of tests: the first string of `it`, `it.each(…)`, `describe`. */
function rulesInTitles(): Set<string> {
  const titles = /\b(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  const eachTitles = /\]\)\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  const found = new Set<string>();
  for (const file of sources.filter(isTest)) {
    const text = readFileSync(file, "utf8");
    for (const pattern of [titles, eachTitles]) {
      for (const match of text.matchAll(pattern))
        for (const rule of match[2]?.match(RULE) ?? []) found.add(rule);
    }
  }
  return found;
}

function rulesInCode(): Set<string> {
  const found = new Set<string>();
  for (const file of sources.filter((name) => !isTest(name))) {
    for (const rule of readFileSync(file, "utf8").match(RULE) ?? []) found.add(rule);
  }
  return found;
}

/** The rules a page sets out: each once, in bold. */
function rulesOf(page: string): string[] {
  const text = readFileSync(join(engine, page), "utf8");
  return [...text.matchAll(new RegExp(`\\*\\*(${NUMBER})\\*\\*`, "g"))].map((match) => match[1] as string);
}

const PAGES = [
  { page: "README.md", least: 12 },
  ...games.map((game) => ({ page: `src/games/${game.id}/README.md`, least: 6 })),
];

describe.each(PAGES)("the rules of $page", ({ page, least }) => {
  const rules = rulesOf(page);

  it("are numbered, each once", () => {
    expect(rules.length).toBeGreaterThanOrEqual(least);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it("are each named by the title of a test", () => {
    const named = rulesInTitles();
    expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
  });

  it("are each cited by the code", () => {
    const cited = rulesInCode();
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });
});
