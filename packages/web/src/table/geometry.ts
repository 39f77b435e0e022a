import type { Box, KeptBox, Layout, Place, Point, Size } from "./model.js";

/** Cards are five by seven, as the faces are drawn. */
export const CARD_RATIO = 7 / 5;

export function cardOfWidth(width: number): Size {
  return { width, height: width * CARD_RATIO };
}

/** The style that puts something into a box by a transform, which animates cheaply. */
export function boxStyle({ x, y, width, height }: Box): string {
  return `transform: translate(${x}px, ${y}px); width: ${width}px; height: ${height}px`;
}

/** The style that puts something into a box by its left top corner. */
export function insetStyle({ x, y, width, height }: Box): string {
  return `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
}

/** The table for left hands: every place on the other side, but within it all as before, so that indexes still show. */
export function mirrored(layout: Layout, width: number): Layout {
  const turned = ({ keptIn, ...box }: KeptBox): Box => ({
    ...box,
    x: keptIn ? turned(keptIn).x + box.x - keptIn.x : width - box.x - box.width,
  });
  const places = layout.places.map((place) => {
    const area = turned({ ...place.area, ...(place.keptIn && { keptIn: place.keptIn }) });
    return {
      ...place,
      area,
      spots: place.spots.map((spot) => ({ x: spot.x + area.x - place.area.x, y: spot.y })),
    };
  });
  return {
    ...layout,
    places,
    ...(layout.choices && { choices: turned(layout.choices) }),
    ...(layout.log && { log: turned(layout.log) }),
    ...(layout.stage && { stage: turned(layout.stage) }),
    ...(layout.scenery && { scenery: eachBox(layout.scenery, turned) }),
  };
}

/** The same boxes by name, each changed alike. */
export function eachBox(
  boxes: Readonly<Record<string, KeptBox>>,
  change: (box: KeptBox) => KeptBox,
): Readonly<Record<string, KeptBox>> {
  return Object.fromEntries(Object.entries(boxes).map(([name, box]) => [name, change(box)]));
}

/** Of the places the one that these cards lie over most; undefined when they lie over none. */
export function placeUnder(places: readonly Place[], held: Box): Place | undefined {
  let best: { readonly place: Place; readonly cover: number } | undefined;
  for (const place of places) {
    const cover = overlap(place.area, held);
    if (cover > (best?.cover ?? 0)) best = { place, cover };
  }
  return best?.place;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export type Direction = "left" | "right" | "up" | "down";

/** What is less ahead lies beside: places in one row differ by fractions of a pixel. */
const LEAST_AHEAD = 0.1;

/**
 * From one point to the next in a direction, as an arrow key goes: the nearest of those that lie more that way than
 * aside. Ties and slight slants go to the nearer in the direction itself.
 */
export function neighbour<T extends { readonly at: Point }>(
  items: readonly T[],
  from: Point,
  direction: Direction,
): T | undefined {
  let best: { readonly item: T; readonly distance: number } | undefined;
  for (const item of items) {
    const [ahead, aside] = distances(from, item.at, direction);
    if (ahead < LEAST_AHEAD || aside > ahead * 2.5) continue;
    const distance = ahead + aside * 2;
    if (!best || distance < best.distance) best = { item, distance };
  }
  return best?.item;
}

function distances(from: Point, to: Point, direction: Direction): readonly [number, number] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  switch (direction) {
    case "left":
      return [-x, Math.abs(y)];
    case "right":
      return [x, Math.abs(y)];
    case "up":
      return [-y, Math.abs(x)];
    case "down":
      return [y, Math.abs(x)];
  }
}
