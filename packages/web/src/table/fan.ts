import { hasLargeIndex } from "./geometry.js";
import type { KeptBox, Place, Point, Size } from "./model.js";

export interface Fan {
  readonly from: Point;
  /** Where each card lies when there is room, from the one under it: right and down, in pixels. */
  readonly step: (index: number) => Point;
  /** The room for the fan beyond its first card, right and down. */
  readonly room: Point;
}

/** The corners of cards that overlap, bottom first; steps shrink alike where the room is not enough. */
export function fanned(count: number, { from, step, room }: Fan): readonly Point[] {
  let [right, down] = [0, 0];
  const offsets = Array.from({ length: count }, (_, index) => {
    if (index > 0) {
      const { x, y } = step(index - 1);
      right += x;
      down += y;
    }
    return { x: right, y: down };
  });
  const shrinkX = right > room.x ? room.x / right : 1;
  const shrinkY = down > room.y ? room.y / down : 1;
  return offsets.map(({ x, y }) => ({ x: from.x + x * shrinkX, y: from.y + y * shrinkY }));
}

/** How far a card of a fan lies from the one under it: where it is to be read, and where it only has to be seen. */
export interface Steps {
  readonly open: number;
  readonly close: number;
}

/** Cards can be read when they lie closer than in an open fan by this part. */
export const TIGHT = 0.9;

/** Where not all can be read, as many of the latest as possible are, and those before them close up to their edges. */
export function latestOpen(count: number, room: number, { open, close }: Steps): (under: number) => number {
  const steps = count - 1;
  const tight = open * TIGHT;
  if (steps * tight <= room) return () => open;
  const readable = Math.max(0, Math.floor((room - steps * close) / (tight - close)));
  const older = steps - readable;
  const step = Math.min(open, (room - older * close) / readable);
  return (under) => (under < older ? close : step);
}

/** All cards on one spot. */
export function squared(count: number, from: Point): readonly Point[] {
  return Array.from({ length: count }, () => from);
}

/** The place of a pile whose cards all lie on one spot. @param card the table's full card */
export function squaredPlace(pile: string, count: number, corner: Point, card: Size, scale = 1): Place {
  const size = { width: card.width * scale, height: card.height * scale };
  return { pile, area: { x: corner.x, y: corner.y, ...size }, scale, spots: squared(count, corner) };
}

/**
 * The place of a pile whose cards fan out from the corner of its area, as far as the area goes.
 * @param card the table's full card
 * @param step as in `Fan`
 */
export function fannedPlace(
  pile: string,
  count: number,
  { keptIn, ...area }: KeptBox,
  card: Size,
  step: Fan["step"],
  scale = 1,
): Place {
  const room = {
    x: Math.max(0, area.width - card.width * scale),
    y: Math.max(0, area.height - card.height * scale),
  };
  const spots = fanned(count, { from: area, step, room });
  return { pile, area, ...(keptIn && { keptIn }), scale, spots };
}

/** How much of a card so high shows above the one that covers it, for its index to be read; a tenth less will do. */
export function indexHigh(height: number, large: boolean): number {
  return height * (large ? 0.36 : 0.21);
}

/** The same to the left of the one that covers it. */
export function indexWide(width: number, large: boolean): number {
  return width * (large ? 0.93 : 0.47);
}

/** How much of a covered card shows for its index to be read: of its width to the left, of its height above. */
export function shownIndex({ width, height }: Size, wanted: boolean): Size {
  const isLarge = hasLargeIndex(width, wanted);
  return { width: indexWide(width, isLarge), height: indexHigh(height, isLarge) };
}
