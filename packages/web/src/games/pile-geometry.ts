import type { Box, Layout, Place, Size } from "../table/model.js";

export { boxStyle } from "../table/geometry.js";

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The boxes of piles, by name; a pile that lies nowhere takes no room. */
export function pileGeometry({ card, places }: Layout) {
  const byPile = new Map(places.map((place) => [place.pile, place]));
  const placeOf = (pile: string): Place | undefined => byPile.get(pile);
  const areaOf = (pile: string): Box => byPile.get(pile)?.area ?? NOWHERE;
  const cardOf = (pile: string): Size => {
    const scale = byPile.get(pile)?.scale ?? 1;
    return { width: card.width * scale, height: card.height * scale };
  };
  /** The topmost card; where it would lie, when there is none. */
  const topOf = (pile: string): Box => ({
    ...areaOf(pile),
    ...byPile.get(pile)?.next,
    ...byPile.get(pile)?.spots.at(-1),
    ...cardOf(pile),
  });
  return { placeOf, areaOf, cardOf, topOf };
}

/** The smallest box around all of these, and a rim. */
export function around(boxes: readonly Box[], rim = 0): Box {
  if (boxes.length === 0) return NOWHERE;
  const left = Math.min(...boxes.map(({ x }) => x)) - rim;
  const top = Math.min(...boxes.map(({ y }) => y)) - rim;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + rim;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + rim;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
