import type { kingsKeys } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { startOf } from "../../../../../testing/sessions.js";
import { arrange } from "./layout.js";

/** What is left for the table of a lesson, and of a game, in a window of 360 by 640. */
test.each([
  [436, 22],
  [493, 24],
])("in 360 by %i a card is as wide as a finger, and %i pixels of each covered card show", (height, least) => {
  const { game, now } = startOf("kings-keys", 7);
  const view = game.view(now.state) as kingsKeys.View;
  const field = view.field.map((cards, cell) =>
    cell % 4 === 0 ? ["R1A", "R2S", "R3C"] : cell === 1 ? ["R1S", "R2K"] : cards,
  );
  const { card, places } = arrange({ ...view, field }, { width: 360, height }, false);
  expect(card.width).toBeGreaterThanOrEqual(44);
  const strips = places.slice(0, 2).map(({ spots }) => {
    const steps = spots.slice(1).map(({ y }, index) => y - (spots[index]?.y ?? 0));
    return Math.round(1000 * Math.min(...steps)) / 1000;
  });
  expect(strips[0]).toBeGreaterThanOrEqual(least);
  expect(strips[1]).toBeGreaterThanOrEqual(24);
});

test.each([
  [360, 493, [60, 60, 55, 51]],
  [390, 694, [80, 80, 76, 73]],
] as const)(
  "in %i by %i cards are larger while few rows have a stack of three, and the ring keeps its side",
  (width, height, expected) => {
    const { game, now } = startOf("kings-keys", 7);
    const view = game.view(now.state) as kingsKeys.View;
    const deep = (rows: number) =>
      view.field.map((cards, cell) => (cell % 4 === 0 && cell < rows * 4 ? ["R1A", "R2S", "R3C"] : cards));
    const layouts = [0, 2, 3, 4].map((rows) =>
      arrange({ ...view, field: deep(rows) }, { width, height }, false),
    );
    const rings = layouts.map(({ places }) => places.find(({ pile }) => pile === "books")?.area);
    expect(new Set(rings.map((area) => area && area.x > width / 4)).size).toBe(1);
    expect(layouts.map(({ card }) => Math.floor(card.width))).toEqual(expected);
  },
);
