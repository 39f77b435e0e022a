import type { fourKingdoms } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { startOf } from "../../../../../testing/sessions.js";
import { shownIndex, TIGHT } from "../../table/fan.js";
import { landingBox, mirrored } from "../../table/geometry.js";
import { HIDDEN } from "../../table/model.js";
import { arrange } from "./layout.js";

test.each([360, 1280])(
  "FK-2: in %i pixels each card of a castle comes to lie in its own seat, on either hand",
  (width) => {
    const { game, now } = startOf("four-kingdoms", 9);
    const view = game.view(now.state) as fourKingdoms.View;
    for (const mirror of [false, true]) {
      const seats = [[], ["KC"], ["KC", "QC"], ["KC", "QC", "JC"]].map((castle) => {
        const [first, ...others] = view.kingdoms;
        const kingdoms = [{ ...first, castle }, ...others] as fourKingdoms.View["kingdoms"];
        const usual = arrange({ ...view, kingdoms }, { width, height: 640 }, false);
        const { card, places } = mirror ? mirrored(usual, width) : usual;
        const place = places.find(({ pile }) => pile === "castleC");
        if (!place) throw new Error("no castle");
        return { ...landingBox(card, place), spots: place.spots.map(({ x, y }) => ({ x, y })) };
      });
      const [king, queen, jack, full] = seats;
      if (!king || !queen || !jack) throw new Error("no seats");
      expect(queen.x - king.x).toBeGreaterThan(king.width);
      expect(jack.x - queen.x).toBeCloseTo(queen.x - king.x);
      // Where a card was announced, there it lies then.
      expect(full?.spots).toEqual([king, queen, jack].map(({ x, y }) => ({ x, y })));
      expect(full?.x).toBe(jack.x);
    }
  },
);

/** No castle has less height, in pixels. */
const LOWEST_CASTLE = 44;

test.each([
  [360, 490],
  [390, 694],
  [750, 325],
  [1280, 660],
  [2560, 1270],
] as const)(
  "in %i by %i pixels neither the longest fan nor a caption lies over the castles",
  (width, height) => {
    const { game, now } = startOf("four-kingdoms", 9);
    const view = game.view(now.state) as fourKingdoms.View;
    const longest = Array.from({ length: 18 }, (_, index) => (index < 6 ? HIDDEN : `${index}`));
    const tableau = view.tableau.map(() => longest);
    const { places, stage, scenery = {} } = arrange({ ...view, tableau }, { width, height }, true);
    const covering = [...places.map(({ area }) => area), ...(stage ? [stage] : [])];
    for (const { suit } of view.kingdoms) {
      const site = scenery[`site${suit}`];
      if (!site) throw new Error(`no site of ${suit}`);
      const above = covering.filter(
        ({ x, y, ...area }) =>
          Math.min(x + area.width, site.x + site.width) - Math.max(x, site.x) > 0.01 &&
          Math.min(y + area.height, site.y + site.height) - Math.max(y, site.y) > 0.01,
      );
      expect(above).toEqual([]);
      expect(site.x + site.width).toBeLessThanOrEqual(width + 0.01);
      expect(site.y + site.height).toBeLessThanOrEqual(height + 0.01);
      expect(site.height).toBeGreaterThan(LOWEST_CASTLE);
    }
  },
);

test.each([
  [360, 490],
  [390, 694],
  [1280, 660],
])("in %i by %i pixels each card of a land or of the waste shows its whole index", (width, height) => {
  const { game, now } = startOf("four-kingdoms", 9);
  const view = game.view(now.state) as fourKingdoms.View;
  const land = [HIDDEN, "2D", "3D", "4D", "5D", "6D"];
  const tableau = [land, ...view.tableau.slice(1)];
  for (const count of [7, 8, 12]) {
    const waste = Array.from({ length: count }, (_, index) => `${index}`);
    const { card, places } = arrange(
      { ...view, tableau, waste, stock: 0 } as unknown as typeof view,
      { width, height },
      false,
    );
    const open = shownIndex(card, false);
    for (const [pile, from] of [
      ["t1", 1],
      ["w", 0],
    ] as const) {
      const spots = places.find((place) => place.pile === pile)?.spots.slice(from) ?? [];
      for (const [index, { x, y }] of spots.entries()) {
        const hiding = spots
          .slice(index + 1)
          .filter(
            (above) => above.x - x < open.width * TIGHT - 0.01 && above.y - y < open.height * TIGHT - 0.01,
          );
        expect(hiding, `${pile} ${index} of ${count}`).toEqual([]);
      }
    }
  }
});
