import type { fourKingdoms } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { startOf } from "../../../../../testing/sessions.js";
import { landingBox, mirrored } from "../../table/geometry.js";
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
