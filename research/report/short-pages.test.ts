import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { splitStudies, withShortLists } from "./short-pages.mjs";

const text = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

test("a list longer than asked for is cut after a whole deal, a link leads to the rest", () => {
  const page = "# Deals\n\n**Cruel**: TK-1-7 (90, 80), TK-2-5 (80), TK-3-0 (70).\n\n**Undecided**: none.\n";
  expect(withShortLists(page, 2)).toBe(
    "# Deals\n\n**Cruel**: TK-1-7 (90, 80), TK-2-5 (80), and 1 more.\n\n**Undecided**: none.\n\nThe whole lists: [research/notes/deals.md](../research/notes/deals.md).\n",
  );
  expect(withShortLists(page, 3)).toBe(page);
});

test("docs/deals.md has the first deals of the whole lists", () => {
  expect(text("docs/deals.md")).toBe(withShortLists(text("research/notes/deals.md"), 5));
});

test("the studies behind the win rates are taken out of the page, all else stays in its order", () => {
  const page =
    "| A |\n\n- thoughtful: all.\n- A, greedy version 1: deals A-1-2 to A-9-0.\n- B, random version 2: deals B-1-2 to B-9-0.\n- Ran on: x.\n";
  expect(splitStudies(page)).toEqual({
    page: "| A |\n\n- thoughtful: all.\n- Deals, budgets and versions of each study: [research/notes/studies.md](../research/notes/studies.md).\n- Ran on: x.\n",
    studies: ["- A, greedy version 1: deals A-1-2 to A-9-0.", "- B, random version 2: deals B-1-2 to B-9-0."],
  });
});

test("research/notes/studies.md has every row of the table of docs/winnability.md", () => {
  const rows =
    text("docs/winnability.md")
      .split("### On the same deals")[0]
      ?.match(/^\| .* \| \w+ \| [\d,]+ \|/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  const notes = text("research/notes/studies.md");
  for (const row of rows) {
    const [, game, player] = row.split("|").map((cell) => cell.trim());
    expect(notes).toContain(`- ${game}, ${player} version`);
  }
});
