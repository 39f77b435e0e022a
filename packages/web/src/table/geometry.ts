import type { Box, KeptBox, Layout, Place, Point, Size } from "./model.js";

/** Cards are five by seven, as the faces are drawn. */
export const CARD_RATIO = 7 / 5;

export function cardOfWidth(width: number): Size {
  return { width, height: width * CARD_RATIO };
}

/** No table has narrower cards, in pixels. */
const NARROWEST_CARD = 20;

/** The largest card so wide and so high at most. */
export function cardWithin(width: number, height: number): Size {
  return cardOfWidth(Math.max(NARROWEST_CARD, Math.min(width, height / CARD_RATIO)));
}

/** A card narrower than this, in pixels, has large letters. */
const SMALL = 62;

/** Whether a card so wide has large letters and one large sign: where it is small, and for eyes that want them. */
export function hasLargeIndex(width: number, wanted: boolean): boolean {
  return wanted || width < SMALL;
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
function eachBox(
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

/** No table is laid out for less width than this, in pixels. */
const NARROWEST = 320;

/**
 * Lays a table out for words `textScale` times as large as usual. It is laid out for a room that is smaller by as
 * much, where words of the usual size have their place, and then made larger together with them. What a narrow
 * window has not in width the choices get in height, as their words need more lines; what is drawn on the ground is then
 * lettered no larger than there is room for.
 */
export function arrangedFor(textScale: number, room: Size, arrange: (room: Size) => Layout): Layout {
  if (textScale === 1) return arrange(room);
  const times = Math.max(1, Math.min(textScale, room.width / NARROWEST));
  const width = room.width / times;
  const usual = arrange({ width, height: room.height / times });
  const choiceScale = textScale ** 2 / times;
  const drawnScale = times / textScale;
  if (!usual.choices) return { ...enlarged(usual, times), choiceScale, drawnScale };
  const more = usual.choices.height * (choiceScale - times);
  const layout = enlarged(arrange({ width, height: (room.height - more) / times }), times);
  const { choices = NOWHERE } = layout;
  return { ...layout, choices: { ...choices, height: choices.height + more }, choiceScale, drawnScale };
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The same layout, `times` as large. */
function enlarged(layout: Layout, times: number): Layout {
  const spot = ({ x, y }: Point): Point => ({ x: x * times, y: y * times });
  const size = ({ width, height }: Size): Size => ({ width: width * times, height: height * times });
  const box = (one: Box): Box => ({ ...spot(one), ...size(one) });
  const kept = ({ keptIn, ...one }: KeptBox): KeptBox => ({
    ...box(one),
    ...(keptIn && { keptIn: box(keptIn) }),
  });
  return {
    card: size(layout.card),
    places: layout.places.map(
      (place): Place => ({
        ...place,
        area: box(place.area),
        spots: place.spots.map(spot),
        ...(place.keptIn && { keptIn: box(place.keptIn) }),
      }),
    ),
    ...(layout.choices && { choices: box(layout.choices) }),
    ...(layout.log && { log: box(layout.log) }),
    ...(layout.stage && { stage: box(layout.stage) }),
    ...(layout.shownWidth && { shownWidth: layout.shownWidth * times }),
    ...(layout.scenery && { scenery: eachBox(layout.scenery, kept) }),
  };
}
