import { games } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { startOf } from "../../../../testing/sessions.js";
import { tables } from "../../test/tables.js";
import { arrangedFor } from "../table/geometry.js";
import { largeBoxes } from "../table/highlight-layout.svelte.js";
import type { Box } from "../table/model.js";

/** Whatever tells numbers that change while something is shown large stays to be seen. */

/**
 * What is left for the table in windows of 360 by 640, 844 by 390, 1280 by 800, 2560 by 1440 and 3840 by 2000, and how many times as large as usual
 * words are.
 */
const SIZES = [
  [360, 490, 1],
  [390, 694, 1],
  [412, 765, 1],
  [768, 874, 1],
  [750, 325, 1],
  [1280, 660, 1],
  [1280, 660, 2],
  [2560, 1270, 1],
  [2560, 1270, 2],
  [3840, 1830, 1],
  [3840, 1830, 2],
] as const;

/**
 * Pages that scroll, as words twice as large need in windows of 360 by 640 and 844 by 390: what the table has, and how much of
 * it is in sight from where on.
 */
const SCROLLED = [
  [360, 1330, 560, 0],
  [360, 1330, 600, 400],
  [360, 1330, 500, 830],
  [750, 800, 330, 0],
  [750, 800, 370, 300],
] as const;
const TWICE = 2;
/** What a line needs at least for words twice as large, in pixels: some nine letters. */
const NARROWEST_LINE = 300;

/** By game, the piles that stay to be seen. */
const SEEN: Readonly<Record<string, RegExp>> = {
  "tomb-of-four-kings": /^(torches|hearts|skills|loot|pack|lost)$/,
  "four-gods": /^(ally\d|die|gone)$/,
  "kings-keys": /^(books|draw)$/,
  "four-kingdoms": /^(dungeon|tower|g|castle|subjects)[CDHS]$/,
  "napoleons-tomb": /^(f[CDHS]|s)$/,
};
/** Two lines of words, in pixels. */
const LINES = 56;

function overlaps(one: Box, other: Box): boolean {
  return (
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.01 &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.01
  );
}

/** Every table, and the spread of the Tomb by the book (TK-32). */
const TABLES = games
  .filter(({ id }) => id in SEEN)
  .flatMap((game) =>
    (game.id === "tomb-of-four-kings" ? ["standard", "by-memory"] : ["standard"]).map((variant) => ({
      name: `${game.id}, ${variant}`,
      game,
      variant,
    })),
  );

describe.each(TABLES)("$name", ({ game, variant }) => {
  test.each(SIZES)(
    "what is shown large covers no number that changes, within %i by %i, words times %i",
    (width, height, textScale) => {
      const view = game.view(startOf(game.id, 3, variant).now.state);
      const table = tables[game.id];
      const layout =
        table && arrangedFor(textScale, { width, height }, (room) => table.arrange(view, room, false));
      if (!layout?.stage) throw new Error("no stage");
      const { card, places } = layout;
      const shown = largeBoxes({ ...layout, stage: layout.stage, choices: layout.choices, textScale });
      const lines = LINES * textScale;
      const words = {
        ...shown.words,
        height: lines,
        y: shown.words.y - (shown.hung === "beside" ? lines / 2 : 0),
      };

      const seen = places.filter(({ pile }) => SEEN[game.id]?.test(pile));
      expect(seen.length).toBeGreaterThan(1);
      const covered = (by: Box) => seen.filter(({ area }) => overlaps(area, by)).map(({ pile }) => pile);
      expect(covered(shown.card)).toEqual([]);
      expect(covered(words)).toEqual([]);
      expect(layout.hasTitlesAtChoices === true).toBe(game.id === "four-gods");
      if (layout.hasTitlesAtChoices) expect(places.filter(({ area }) => overlaps(area, words))).toEqual([]);
      expect(words.y + words.height).toBeLessThanOrEqual(height);
      expect(shown.card.width).toBeGreaterThan(card.width * 1.1);
    },
  );

  test.each([
    [360, 490],
    [360, 545],
    [390, 694],
    [750, 325],
  ])("with words twice as large nothing lies under the choices, in %i by %i", (width, height) => {
    const view = game.view(startOf(game.id, 3, variant).now.state);
    const table = tables[game.id];
    const layout = table && arrangedFor(TWICE, { width, height }, (room) => table.arrange(view, room, false));
    const { choices, places } = layout ?? {};
    const under = places?.filter(({ area }) => choices && overlaps(area, choices));
    expect(under?.map(({ pile }) => pile)).toEqual([]);
  });

  test.each(SCROLLED)(
    "with words twice as large, in a page of %i by %i that scrolls, card and words lie within what is in sight: %i from %i on",
    (width, height, seen, from) => {
      const view = game.view(startOf(game.id, 3, variant).now.state);
      const table = tables[game.id];
      const layout =
        table && arrangedFor(TWICE, { width, height }, (room) => table.arrange(view, room, false));
      if (!layout?.stage) throw new Error("no stage");
      const { card, stage, choices, places } = layout;
      const inSight = { x: 0, y: from, width, height: seen };
      const shown = largeBoxes({ ...layout, stage, choices, inSight, textScale: TWICE });
      const lines = LINES * TWICE;
      const above = { below: 0, beside: lines / 2, above: lines }[shown.hung];
      const words = { ...shown.words, height: lines, y: shown.words.y - above };

      for (const box of [shown.card, words]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y).toBeGreaterThanOrEqual(from);
        expect(box.y + box.height).toBeLessThanOrEqual(from + seen);
      }
      expect(overlaps(shown.card, words)).toBe(false);
      expect(words.width).toBeGreaterThanOrEqual(NARROWEST_LINE);
      expect(shown.card.width).toBeGreaterThan(card.width * 1.1);
      const isStageInSight = stage.y >= from && stage.y + stage.height <= words.y;
      const seenPiles = places.filter(({ pile }) => SEEN[game.id]?.test(pile));
      if (isStageInSight && shown.hung === "above")
        expect(seenPiles.filter(({ area }) => overlaps(area, shown.card))).toEqual([]);
    },
  );
});
