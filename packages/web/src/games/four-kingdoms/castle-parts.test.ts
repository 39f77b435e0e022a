import { expect, test } from "vitest";
import { castleOf } from "./castle-parts.js";

const SUITS = [..."CDHS"];

test("FK-11: each of the thirteen cards of a kingdom builds one part of its castle", () => {
  const cards = ["castle 1", "castle 2", "castle 3", "dungeon 1", "tower 1"];
  const subjects = Array.from({ length: 8 }, (_, index) => `subjects ${index + 1}`);
  for (const suit of SUITS) {
    const built = castleOf(suit, 0).parts.map(({ zone, count }) => `${zone} ${count}`);
    expect(built.sort()).toEqual([...cards, ...subjects].sort());
  }
});

/** The corners and handles of a path, as if it were one wide and one high. */
function shapeOf(path: string): string {
  const points: [x: number, y: number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", text = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = text.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const isRelative = command === command.toLowerCase();
    const [left, top] = [isRelative ? x : 0, isRelative ? y : 0];
    if (/h/i.test(command)) points.push([left + (numbers[0] ?? 0), y]);
    else if (/v/i.test(command)) points.push([x, top + (numbers[0] ?? 0)]);
    else
      for (let at = 0; at + 1 < numbers.length; at += 2)
        points.push([left + (numbers[at] ?? 0), top + (numbers[at + 1] ?? 0)]);
    [x, y] = points.at(-1) ?? [0, 0];
  }
  const within = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]);
    const least = Math.min(...all);
    return all.map((value) => ((value - least) / (Math.max(...all) - least)).toFixed(2));
  };
  return [...within(0), ...within(1)].join(" ");
}

test("no two castles have roofs of the same shape, however high they are", () => {
  for (const lift of [-14, 0, 50]) {
    for (const seat of [1, 2, 3]) {
      const roofs = SUITS.map((suit) => {
        const tower = castleOf(suit, lift).parts.find(
          ({ zone, count }) => zone === "castle" && count === seat,
        );
        return shapeOf(tower?.shapes.find(([, ink]) => ink === "roof")?.[0] ?? "");
      });
      expect(new Set(roofs).size).toBe(4);
    }
  }
});

test("FK-5: a castle's keep stands alone until its other cards come: the jack's joins the towers with a wall", () => {
  for (const suit of SUITS) {
    const hasWall = (seat: number) => {
      const part = castleOf(suit, 0).parts.find(({ zone, count }) => zone === "castle" && count === seat);
      return part?.shapes.some(([path]) => path.includes("H100"));
    };
    expect([1, 2, 3].map(hasWall)).toEqual([false, false, true]);
  }
});
