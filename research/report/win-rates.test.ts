import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { winRateTable, withTable } from "./win-rates.mjs";

const text = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

test("the README has the win rates of docs/winnability.md", () => {
  const table = winRateTable(text("docs/winnability.md"));
  expect(withTable(text("README.md"), table)).toBe(text("README.md"));
});

test("a game that only the solver studied has its share alone", () => {
  const page = "| A Game | thoughtful | 10 | 80.00 % | 50.00 % – 95.00 % | 1 | – | 4 |";
  expect(winRateTable(page).split("\n").slice(2)).toEqual(["| A Game | 80.0 % | – | – | – | – | – |"]);
});

test("a share below 100 is not told as 100", () => {
  const page = "| A Game | thoughtful | 1,000,000 | 99.9999 % | 99.9994 % – 100.0000 % | 0 | – | 4 |";
  expect(winRateTable(page)).toContain("| A Game | 99.9999 % |");
});

test("the best is who wins most, variants are left out, undecided deals leave a span", () => {
  const page = `\
| A Game | thoughtful | 10 | 80.00 % to 90.00 % | 50.00 % – 95.00 % | 1 | – | 4 |
| A Game | planner | 10 | 40.00 % | 16.82 % – 68.73 % | – | – | 9 |
| A Game | random | 10 | 0.00 % | 0.00 % – 27.75 % | – | – | 0 |
| A Game (harder) | random | 10 | 50.00 % | 20.00 % – 80.00 % | – | – | 0 |`;
  expect(winRateTable(page).split("\n").slice(2)).toEqual([
    "| A Game | 80.0 to 90.0 % | 40.0 % (16.8–68.7) `planner` | 44.4 to 50.0 % | – | – | 0.0 % |",
  ]);
});

test.each(["", "| ✓ "])("a rate that is corrected takes the place of the one that was counted", (luckOff) => {
  const page = `\
| A Game | thoughtful | 1,000 | 80.00 % | 77.00 % – 82.00 % | 0 | – | 4 |
| A Game | evaluator | 100 | 40.00 % | 31.00 % – 50.00 % | – | – | 9 |
| A Game | greedy | 1,000 | 20.00 % | 18.00 % – 23.00 % | – | – | 0 |

### On the same deals

| A Game | evaluator | 40.00 % | 25.00 %, 20.00 % | 85.00 %, 80.00 % ${luckOff}| 36.00 % | 29.00 % – 43.00 % |`;
  expect(winRateTable(page).split("\n").slice(2)).toEqual([
    "| A Game | 80.0 % | 36.0 % (29.0–43.0) `evaluator` | 45.0 % | – | 20.0 % | – |",
  ]);
});
