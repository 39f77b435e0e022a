import type { Point } from "./model.js";

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

/** All cards on one spot. */
export function squared(count: number, from: Point): readonly Point[] {
  return Array.from({ length: count }, () => from);
}
