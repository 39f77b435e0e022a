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
export function hasLargeIndex(width: number, wanted: boolean, small = SMALL): boolean {
  return wanted || width < small;
}

/** The style that puts something into a box by a transform, which animates cheaply. */
export function boxStyle({ x, y, width, height }: Box): string {
  return `transform: translate(${x}px, ${y}px); width: ${width}px; height: ${height}px`;
}

/** The style that puts something into a box by its left top corner. */
export function insetStyle({ x, y, width, height }: Box): string {
  return `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
}

/** Where the next card laid on a pile comes to lie: on its top card, unless its place says another. @param card the table's full card */
export function landingBox({ width, height }: Size, { area, scale, spots, next }: Place): Box {
  const { x, y } = next ?? spots.at(-1) ?? area;
  return { x, y, width: width * scale, height: height * scale };
}

/** The table for left hands: every place on the other side, but within it all as before, so that indexes still show. */
export function mirrored(layout: Layout, width: number): Layout {
  const turned = ({ keptIn, ...box }: KeptBox): Box => ({
    ...box,
    x: keptIn ? turned(keptIn).x + box.x - keptIn.x : width - box.x - box.width,
  });
  const places = layout.places.map((place) => {
    const area = turned({ ...place.area, ...(place.keptIn && { keptIn: place.keptIn }) });
    const moved = ({ x, y }: Point): Point => ({ x: x + area.x - place.area.x, y });
    return {
      ...place,
      area,
      spots: place.spots.map(moved),
      ...(place.next && { next: moved(place.next) }),
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

/** In a narrower or lower room a table is not enlarged, in pixels: its cards take all there is as they are. */
const ROOMY: Size = { width: 400, height: 280 };
/** How much of the room's height the choices get for words larger than the table, at most. */
const MOST_FOR_CHOICES = 0.45;

/**
 * Lays a table out for words `textScale` times as large as usual. It is laid out for a room that is smaller by as
 * much, where words of the usual size have their place, and then made larger together with them. Where the room is too
 * small for that, cards and what is drawn on the ground keep their size, and the choices scroll within their own box.
 */
export function arrangedFor(textScale: number, room: Size, arrange: (room: Size) => Layout): Layout {
  if (textScale === 1) return arrange(room);
  const times = Math.max(1, Math.min(textScale, room.width / ROOMY.width, room.height / ROOMY.height));
  const inner = { width: room.width / times, height: room.height / times };
  const usual = arrange(inner);
  const scales = { choiceScale: times, drawnScale: times / textScale };
  if (!usual.choices || times === textScale) return { ...enlarged(usual, times), ...scales };
  const box = usual.choices;
  const height = Math.max(
    box.height,
    Math.min((box.height * textScale) / times, inner.height * MOST_FOR_CHOICES),
  );
  const top = box.y + box.height - height;
  const { layout, aside } = loweredTo(top, inner, height - box.height, box.width, arrange);
  const choices = { ...box, x: box.x - aside, y: top, height };
  return { ...enlarged({ ...layout, choices }, times, aside), ...scales, scrollsChoices: true };
}

/** How often a layout is lowered for its choices; each time what is left over is less than half of what was. */
const MOST_LOWERED = 8;

/** A layout for `less` height, or for as much less as it needs to lie above `top`, where the choices begin. */
function loweredTo(
  top: number,
  room: Size,
  less: number,
  choicesWidth: number,
  arrange: (room: Size) => Layout,
): { readonly layout: Layout; readonly aside: number } {
  let found = lowered(room, less, choicesWidth, arrange);
  for (let times = 0; times < MOST_LOWERED; times++) {
    const over = (found.layout.choices?.y ?? 0) - top;
    if (over <= 0) break;
    less += over;
    found = lowered(room, less, choicesWidth, arrange);
  }
  return found;
}

/** A layout for less height in the same shape: where it would become another, it is narrower too, in the middle. */
function lowered(
  { width, height }: Size,
  less: number,
  choicesWidth: number,
  arrange: (room: Size) => Layout,
): { readonly layout: Layout; readonly aside: number } {
  const layout = arrange({ width, height: height - less });
  if ((layout.choices?.width ?? 0) > choicesWidth * 0.8) return { layout, aside: 0 };
  const narrower = (width * (height - less)) / height;
  return {
    layout: arrange({ width: narrower, height: height - less }),
    aside: (width - narrower) / 2,
  };
}

/** The same layout so far aside, `times` as large. */
function enlarged(layout: Layout, times: number, aside = 0): Layout {
  const spot = ({ x, y }: Point): Point => ({ x: (x + aside) * times, y: y * times });
  const size = ({ width, height }: Size): Size => ({ width: width * times, height: height * times });
  const box = (one: Box): Box => ({ ...spot(one), ...size(one) });
  const kept = ({ keptIn, ...one }: KeptBox): KeptBox => ({
    ...box(one),
    ...(keptIn && { keptIn: box(keptIn) }),
  });
  return {
    ...layout,
    card: size(layout.card),
    places: layout.places.map(
      (place): Place => ({
        ...place,
        area: box(place.area),
        spots: place.spots.map(spot),
        ...(place.next && { next: spot(place.next) }),
        ...(place.keptIn && { keptIn: box(place.keptIn) }),
      }),
    ),
    ...(layout.choices && { choices: box(layout.choices) }),
    ...(layout.log && { log: box(layout.log) }),
    ...(layout.stage && { stage: box(layout.stage) }),
    ...(layout.smallCard && { smallCard: layout.smallCard * times }),
    ...(layout.scenery && { scenery: eachBox(layout.scenery, kept) }),
  };
}
