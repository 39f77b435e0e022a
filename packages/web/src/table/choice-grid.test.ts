import { describe, expect, test } from "vitest";
import { choiceColumn, choiceGrid } from "./choice-grid.js";

const BOXES = [
  { x: 6, y: 330, width: 344, height: 162 },
  { x: 500, y: 20, width: 250, height: 280 },
  { x: 840, y: 400, width: 424, height: 270 },
] as const;

describe.each(BOXES)("buttons in a box of $width by $height", (box) => {
  test.each([1, 2, 3, 4, 5, 6, 7])("%i lie in it, apart, and large enough for a finger", (count) => {
    const buttons = choiceGrid(box, count, 1);
    expect(buttons).toHaveLength(count);
    for (const [index, { x, y, width, height }] of buttons.entries()) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(y + height).toBeLessThanOrEqual(box.y + box.height + 0.01);
      for (const other of buttons.slice(index + 1)) {
        const apart =
          other.x >= x + width ||
          x >= other.x + other.width ||
          y >= other.y + other.height ||
          other.y >= y + height;
        expect(apart).toBe(true);
      }
    }
  });

  test("the first has its foot in the same place however many there are", () => {
    const feet = [1, 2, 3].map((count) => {
      const { x = 0, y = 0, height = 0 } = choiceGrid(box, count, 1)[0] ?? {};
      return [x, y + height];
    });
    expect(new Set(feet.map(String)).size).toBe(1);
  });

  test("none need no room", () => {
    expect(choiceGrid(box, 0, 1)).toEqual([]);
  });
});

test("rows of a column lie one over the other, the first at its foot", () => {
  const rows = choiceColumn({ x: 6, y: 100, width: 200, height: 90 }, 3);
  expect(rows.map(({ y, height }) => [y, height])).toEqual([
    [160, 30],
    [130, 30],
    [100, 30],
  ]);
});
