import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rulesPage } from "../build/rules-pages.js";
import { tables } from "./tables.js";

function told(markdown: string): string {
  return rulesPage(markdown)
    .map(({ html }) => html)
    .join("");
}

test.each(Object.keys(tables))(
  "the rules of %s come first, what only programs need last and folded",
  (game) => {
    const path = fileURLToPath(new URL(`../../engine/src/games/${game}/README.md`, import.meta.url));
    const markdown = readFileSync(path, "utf8");
    const page = told(markdown);
    const titles = [...markdown.matchAll(/^## (.+)$/gm)].map(([, title]) => title ?? "");
    const chapters = [...page.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, title]) => title ?? "");
    expect(chapters.toSorted()).toEqual(titles.toSorted());
    const [open = "", folded = ""] = page.split('<details aria-label="For those who write programs">');
    expect(open).toContain("<h2>How a sensible player plays</h2>");
    expect(open).not.toMatch(/conformance|verified|Move words/);
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
