import { describe, expect, it } from "vitest";
import { type Direction, mirrored, neighbour } from "./geometry.js";
import type { Place, Point } from "./model.js";

interface Stop {
  readonly id: string;
  readonly at: Point;
}

function stops(places: Readonly<Record<string, readonly [number, number]>>): readonly Stop[] {
  return Object.entries(places).map(([id, [x, y]]) => ({ id, at: { x, y } }));
}

function from(all: readonly Stop[], id: string, direction: Direction): string | undefined {
  const start = all.find((stop) => stop.id === id);
  return start && neighbour(all, start.at, direction)?.id;
}

describe("an arrow key", () => {
  it("goes along a row, and stays at its end", () => {
    const row = stops({ a: [0, 0], b: [50, 0.02], c: [100, 0] });
    expect([from(row, "a", "right"), from(row, "c", "left"), from(row, "c", "right")]).toEqual([
      "b",
      "b",
      undefined,
    ]);
    expect([from(row, "a", "down"), from(row, "b", "up")]).toEqual([undefined, undefined]);
  });

  it("goes through a fan card by card, however narrow", () => {
    const fan = stops({ a: [0, 0], b: [0, 0.5], c: [0, 1], side: [40, 0.5] });
    expect([from(fan, "a", "down"), from(fan, "b", "down"), from(fan, "c", "up")]).toEqual(["b", "c", "b"]);
  });

  it("does not pass over the next pile because its cards lie a little higher", () => {
    const piles = stops({ ace: [1033, 163], four: [1127, 127], two: [1222, 163] });
    expect(from(piles, "ace", "right")).toBe("four");
    expect(from(piles, "two", "left")).toBe("four");
  });

  it("goes rather straight on than to something nearer aside", () => {
    const around = stops({ here: [0, 0], ahead: [100, 0], aside: [50, 60] });
    expect(from(around, "here", "right")).toBe("ahead");
  });
});

describe("a table for left hands", () => {
  const box = (x: number, width: number) => ({ x, y: 0, width, height: 10 });
  const place = (pile: string, x: number, keptIn?: Place["keptIn"]): Place => ({
    pile,
    area: box(x, 10),
    scale: 1,
    spots: [
      { x, y: 0 },
      { x: x + 3, y: 0 },
    ],
    ...(keptIn && { keptIn }),
  });
  const areas = (...places: readonly Place[]) =>
    mirrored({ card: { width: 10, height: 14 }, places }, 100).places.map(({ area, spots }) => [
      area.x,
      spots.map(({ x }) => x),
    ]);

  it("has every pile on the other side, its fan as before", () => {
    expect(areas(place("one", 0), place("two", 60))).toEqual([
      [90, [90, 93]],
      [30, [30, 33]],
    ]);
  });

  it("leaves left what is called left within a pair", () => {
    expect(areas(place("L", 0, box(0, 22)), place("R", 12, box(0, 22)))).toEqual([
      [78, [78, 81]],
      [90, [90, 93]],
    ]);
  });
});
