import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@tetrarch/engine";
import { courses } from "@tetrarch/play/lessons";
import { expect, test } from "vitest";

// The manifests have icons, which only Vite makes: what stands in their sources is looked at.

const page = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const winnability = page("../../../../docs/winnability.md");
const evaluation = page("../../../../docs/evaluation.md");

/** The lower end of the share that a player wins, in percent, by a table's row; undefined for no such row. */
function shareIn(table: string, title: string, player: string): number | undefined {
  const name = title.replace("The Universe of the ", "The ");
  const row = table
    .split("\n")
    .find((line) => (line.includes(title) || line.includes(name)) && line.includes(`| ${player} |`));
  return row === undefined ? undefined : Number(/([\d.]+) %/.exec(row)?.[1]);
}

test.each(games.map(({ id, title }) => [id, title]))(
  "the yardstick of %s is what was measured",
  (id, title) => {
    const [, winnable, fair] = /winnable: ([\d.]+), fair: ([\d.]+)/.exec(page(`./${id}/manifest.ts`)) ?? [];
    expect(Number(winnable) * 100).toBeCloseTo(shareIn(winnability, title, "thoughtful") ?? Number.NaN, 2);
    const fairest =
      shareIn(winnability, title, "planner") ??
      shareIn(winnability, title, "rehearser") ??
      shareIn(winnability, title, "evaluator") ??
      shareIn(evaluation, title, "evaluator") ??
      shareIn(winnability, title, "sampler");
    expect(Number(fair) * 100).toBeCloseTo(fairest ?? Number.NaN, 2);
  },
);

test.each(courses.map(({ game, levels }) => [game, levels.length]))(
  "home knows how many levels the lessons of %s have",
  (id, count) => expect(page(`./${id}/manifest.ts`)).toContain(`levels: ${count},`),
);
