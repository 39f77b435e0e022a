import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { expectedPiles, oracleOf } from "./oracle/index.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { wonGame } from "./wins.js";

/** How each pile lies on the table and is called, against what the rules say: none of it is asked of the app. */

const stage = new Stage();

beforeEach(() => stage.playLightly());

interface ShownPile {
  readonly id: string;
  readonly name: string;
  /** The middle of where its first card lies, or would lie. */
  readonly x: number;
  readonly y: number;
  /** How its single cards are called. */
  readonly labels: readonly string[];
}

function shownPiles(page: Page): Promise<readonly ShownPile[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-pile-id]")].map((pile) => {
      const first = pile.querySelector('[data-index="0"]') ?? pile.querySelector(".place") ?? pile;
      const { left, top, width, height } = first.getBoundingClientRect();
      const labels = [...pile.querySelectorAll(".card[aria-label][data-code]")];
      return {
        id: pile.dataset.pileId ?? "",
        name: pile.getAttribute("aria-label")?.split(":")[0] ?? "",
        x: left + width / 2,
        y: top + height / 2,
        labels: labels.map((card) => card.getAttribute("aria-label") ?? ""),
      };
    }),
  );
}

test.each(Object.keys(tables))(
  "the table of %s has every pile by its name and in its place, at its start and before a win",
  async (gameId) => {
    for (const session of [sessionOf(gameId, 8), wonGame(gameId, 20).session]) {
      await stage.openKept(session);
      const shown = new Map((await shownPiles(stage.page)).map((pile) => [pile.id, pile]));
      const expected = expectedPiles(session);
      expect([...shown.values()].map(({ id, name }) => [id, name]).sort()).toEqual(
        expected.map(({ id, name }) => [id, name]).sort(),
      );
      for (const { id, name } of expected) {
        for (const label of shown.get(id)?.labels ?? []) expect(label).toMatch(new RegExp(`, ${name}$`));
      }
      const { rows, columns } = oracleOf(gameId);
      const at = (ids: readonly string[], axis: "x" | "y") =>
        ids.flatMap((id) => shown.get(id)?.[axis] ?? []).map(Math.round);
      for (const row of rows) expectRising(at(row, "x"), row);
      for (const column of columns) expectRising(at(column, "y"), column);
    }
  },
);

function expectRising(numbers: readonly number[], ids: readonly string[]): void {
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers, ids.join(" ")).toEqual([...new Set(numbers)].sort((one, other) => one - other));
}
