import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rulesPage } from "../build/rules-pages.js";
import { tables } from "./tables.js";

/** A game's page as text, each stretch of white space one space. */
function pageOf(game: string): string {
  return readFileSync(pathOf(game), "utf8").replaceAll(/\s+/g, " ");
}

function pathOf(game: string): string {
  return fileURLToPath(new URL(`../../engine/src/games/${game}/README.md`, import.meta.url));
}

/** What a game's page says under a rule's number. */
function ruleOf(game: string, rule: string): string {
  return new RegExp(`\\*\\*${rule}\\*\\*(.*?)(?= - \\*\\*| ##)`).exec(pageOf(game))?.[1] ?? "";
}

function plainText(markdown: string): string {
  return rulesPage(markdown)
    .map(({ html }) => html)
    .join("");
}

test.each(Object.keys(tables))(
  "the rules of %s come first, what only programs need last and folded",
  (game) => {
    const markdown = readFileSync(pathOf(game), "utf8");
    const page = plainText(markdown);
    const titles = [...markdown.matchAll(/^## (.+)$/gm)].map(([, title]) => title ?? "");
    const chapters = [...page.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, title]) => title ?? "");
    expect(chapters.toSorted()).toEqual(titles.toSorted());
    const [open = "", folded = ""] = page.split('<details aria-label="For those who write programs">');
    expect(open).toContain("<h2>How a sensible player plays</h2>");
    expect(open).not.toMatch(
      /conformance|verified|Move words|PySolFC[^.]{1,5}s program|leave:CARD|>g[CDHS]</,
    );
    expect(folded).toContain("<summary>For those who write programs</summary><h2>Move words</h2>");
    expect(folded).toContain("How it is verified");
  },
);

test("a page without such chapters has nothing folded", () => {
  expect(rulesPage("# A game\n\n## The rules\n\nDeal.")).toEqual([
    { title: "", html: "<h1>A game</h1>\n" },
    { title: "The rules", html: "<h2>The rules</h2>\n<p>Deal.</p>\n" },
  ]);
});

test.each([
  ["four-gods", "FG-8"],
  ["four-gods", "FG-10"],
  ["tomb-of-four-kings", "TK-15"],
])("%s: what goes beyond the source in %s is marked as a ruling", (game, rule) => {
  expect(ruleOf(game, rule)).toMatch(/\((A r|R)uling/);
});

test("the King's Keys name their source, and their own colours and items as rulings", () => {
  const page = pageOf("kings-keys");
  expect(page).toContain(
    "the escape-the-dungeon solitaire for the 4×4×4 King's Keys deck by Jeff Daymont, 2019",
  );
  expect(page).toContain(
    "(Rulings: which the three colours besides green are, and what the items are called.)",
  );
});

test("the Four Gods' page has the dedication, the source's name of the Secret Base and its Snake Pit", () => {
  const page = pageOf("four-gods");
  expect(page).toContain("He dedicated them to Laura Shulse, who had reminded him to finish them.");
  expect(page).toContain('our "Secret Base" is short for their "Secret Nazi base"');
  expect(ruleOf("four-gods", "FG-12")).toContain(
    "with a luck of 26 you disarm the Snake Pit by a 4, a 5 or a 6",
  );
});
