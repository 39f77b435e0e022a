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
  const [first, ...others] = view.field;
  const field = [["R1A", "R2S", "R3C"], ["R1S", "R2K"], ...others.slice(1)] as kingsKeys.View["field"];
  expect(first).toHaveLength(1);
  const { card, places } = arrange({ ...view, field }, { width: 360, height });
  expect(card.width).toBeGreaterThanOrEqual(44);
  const strips = places.slice(0, 2).map(({ spots }) => {
    const steps = spots.slice(1).map(({ y }, index) => y - (spots[index]?.y ?? 0));
    return Math.min(...steps);
  });
  expect(strips[0]).toBeGreaterThanOrEqual(least);
  expect(strips[1]).toBeGreaterThanOrEqual(24);
});
