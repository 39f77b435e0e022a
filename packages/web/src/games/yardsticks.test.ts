import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@tetrarch/engine";
import { courses } from "@tetrarch/play/lessons";
import { expect, test } from "vitest";

// The manifests have icons, which only Vite makes: what stands in their sources is looked at.

const page = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const winnability = page("../../../../docs/winnability.md");

/** The strongest players, one a game. */
const STRONGEST = ["planner", "rehearser", "evaluator"];

/** The cells of the rows of a game and any of these players: first as counted, then with luck taken off. */
function rowsOf(title: string, players: readonly string[]): readonly (readonly string[])[] {
  return winnability
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, game, player]) => game === title && players.includes(player ?? ""));
}

test.each(games.map(({ id, title }) => [id, title]))(
  "the yardstick of %s is what was measured",
  (id, title) => {
    const [, winnable, fair] = /winnable: ([\d.]+), fair: ([\d.]+)/.exec(page(`./${id}/manifest.ts`)) ?? [];
    const [solved] = rowsOf(title, ["thoughtful"]);
    const [counted, withLuckOff] = rowsOf(title, STRONGEST);
    expect(Number(winnable) * 100).toBeCloseTo(Number.parseFloat(solved?.[4] ?? ""), 2);
    expect(Number(fair) * 100).toBeCloseTo(Number.parseFloat(withLuckOff?.[7] ?? counted?.[4] ?? ""), 2);
  },
);

test.each(courses.map(({ game, levels }) => [game, levels.length]))(
  "home knows how many levels the lessons of %s have",
  (id, count) => expect(page(`./${id}/manifest.ts`)).toContain(`levels: ${count},`),
);
