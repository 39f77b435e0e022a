import type { Area } from "../drawing/canvas.js";

export type Direction = "up" | "down" | "left" | "right";

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
/** A row is about twice as high as a column is wide. */
const ROW_HEIGHT = 2;
/** How much more a pile off to the side counts as away than one straight ahead. */
const SIDEWAYS = 3;

function gap(fromStart: number, fromSize: number, toStart: number, toSize: number): number {
  return Math.max(0, toStart - (fromStart + fromSize), fromStart - (toStart + toSize));
}

/**
 * The pile an arrow leads to: the nearest in its direction among those allowed, straight ahead before off to the
 * side; the same one where there is none.
 */
export function pileTowards(
  areas: readonly Area[],
  from: string,
  direction: Direction,
  allowed: (pile: string) => boolean,
): string {
  const here = areas.find(({ pile }) => pile === from);
  const others = areas.filter(({ pile }) => pile !== from && allowed(pile));
  if (!here) return others[0]?.pile ?? from;
  const [stepX, stepY] = STEPS[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const area of others) {
    const ahead =
      (area.x + area.width / 2 - here.x - here.width / 2) * stepX +
      (area.y + area.height / 2 - here.y - here.height / 2) * stepY * ROW_HEIGHT;
    if (ahead <= 0.5) continue;
    const sideways =
      stepX === 0
        ? gap(here.x, here.width, area.x, area.width)
        : gap(here.y, here.height, area.y, area.height) * ROW_HEIGHT;
    const distance = ahead + sideways * SIDEWAYS;
    if (distance < least) [best, least] = [area.pile, distance];
  }
  return best;
}

/** The next pile in the order of the table, the first after the last. */
export function pileAfter(
  areas: readonly Area[],
  from: string,
  step: 1 | -1,
  allowed: (pile: string) => boolean,
): string {
  const piles = areas.map(({ pile }) => pile).filter((pile) => pile === from || allowed(pile));
  const at = piles.indexOf(from);
  return piles[(at + step + piles.length) % piles.length] ?? from;
}
