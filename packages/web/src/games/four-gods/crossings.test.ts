import { formatDealCode, type fourGods, games, startSession } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { crossings } from "./crossings.js";
import { arrange } from "./layout.js";

/** A deal's own view, with the paths in these rows and everything there dealt with. */
function viewIn(variant: readonly string[], rows: readonly number[]): fourGods.View {
  const game = games.find(({ id }) => id === "four-gods");
  const started = game && startSession(game, formatDealCode(game.dealCode, 7));
  if (!started?.ok) throw new Error("no deal");
  const view = started.value.game.view(started.value.now.state) as fourGods.View;
  const paths = view.paths.map((path, index) => ({
    ...path,
    row: rows[index] ?? 1,
    status: "choice" as const,
    card: null,
  }));
  return { ...view, variant, paths };
}

const room = { width: 360, height: 500 };
function seen(rows: readonly number[], variant = ["crossed-paths"]) {
  const view = viewIn(variant, rows);
  return crossings(view, arrange(view, room, false));
}

describe("FG-21: where paths cross", () => {
  test("two crossings lie in row 4 and two in row 6, none where paths do not cross", () => {
    expect(seen([1, 1, 1, 1]).map(({ row }) => row)).toEqual([4, 4, 6, 6]);
    expect(seen([1, 1, 1, 1], [])).toEqual([]);
  });

  test("they open when both paths have dealt with the row before, and are gone when both are there", () => {
    const inRow4 = (rows: readonly number[]) => seen(rows).find(({ row }) => row === 4);
    expect(inRow4([3, 2, 7, 7])?.isOpen).toBe(false);
    expect(inRow4([3, 3, 7, 7])?.isOpen).toBe(true);
    expect(inRow4([4, 3, 7, 7])?.isOpen).toBe(true);
    expect(inRow4([4, 4, 7, 7])).toBeUndefined();
  });

  test("the outermost paths cross round the world: their signs stand at the rims", () => {
    const around = seen([1, 1, 1, 1]).find(({ signs }) => signs.length === 2);
    const [left, right] = around?.signs.map(({ x }) => x) ?? [];
    expect(around?.row).toBe(6);
    expect(left).toBeLessThan(room.width / 8);
    expect(right).toBeGreaterThan((room.width * 7) / 8);
  });
});
