import { piles } from "../../../../testing/sixth-game/engine/table.js";
import type { View } from "../../../../testing/sixth-game/engine/types.js";
import { fanned, squared } from "../../src/table/fan.js";
import { cardOfWidth } from "../../src/table/geometry.js";
import type { Layout, Place, Size } from "../../src/table/model.js";

/** Stock, waste and shelves in one row, the stairs below them in another; cards overlap where they must. */
export function arrange(view: View, room: Size): Layout {
  const gap = room.width * 0.02;
  const card = cardOfWidth(Math.min((room.width - gap * 7) / 6, (room.height - gap * 3) / 2 / 1.4, 120));
  const columns: Readonly<Record<string, number>> = { stock: 0, w: 1, c1: 3, c2: 4, c3: 5, s: 0 };
  const places = piles(view).map(({ id, cards }): Place => {
    const isStairs = id === "s";
    const corner = {
      x: gap + (columns[id] ?? 0) * (card.width + gap),
      y: gap + (isStairs ? card.height + gap : 0),
    };
    const width = isStairs ? room.width - gap * 2 : id === "w" ? card.width * 2 : card.width;
    const spots =
      id === "stock"
        ? squared(cards.length, corner)
        : fanned(cards.length, {
            from: corner,
            step: () => ({ x: card.width * 0.5, y: 0 }),
            room: { x: width - card.width, y: 0 },
          });
    return { pile: id, area: { ...corner, width, height: card.height }, scale: 1, spots };
  });
  return { card, places };
}
