import type { Box, Point } from "../../table/model.js";
import { type Ring, ringIn } from "./ring.js";

/** The guard, his ring of keys, and where their number is told. */
export interface Watch {
  readonly ring: Ring;
  readonly guard: Box;
  readonly count: Point;
}

/** From this width on the guard stands within his ring. */
const ROOMY = 130;
/** The guard with the trapdoor at his feet: his height in his breadths. */
const TALL = 152 / 128;
const WITHIN = 0.5;
/** A ring drawn out further looks like none: its height in its breadths. */
const LONGEST = 1.6;

export function watchIn(area: Box): Watch {
  if (area.width > area.height) return guardAtTheEnd(area);
  return area.width < ROOMY ? guardUnderTheRing(area) : guardWithinTheRing(area);
}

function guardWithinTheRing({ x, y, width, height }: Box): Watch {
  const tall = Math.min(height, width * 1.35);
  const ring = ringIn({ x, y: y + (height - tall) / 2, width, height: tall });
  const { middle } = ring;
  const size = Math.min(width, tall * 0.8) * WITHIN;
  const top = middle.y - size * 0.76;
  return {
    ring,
    guard: { x: middle.x - size / 2, y: top, width: size, height: size * TALL },
    count: { x: middle.x, y: top + size * (TALL + 0.16) },
  };
}

function guardUnderTheRing({ x, y, width, height }: Box): Watch {
  const foot = Math.min(width * TALL, height * 0.4);
  const tall = Math.min(height - foot, width * LONGEST);
  const ring = ringIn({ x, y: y + (height - foot - tall) / 2, width, height: tall });
  return { ring, guard: { x, y: y + height - foot, width, height: foot }, count: ring.middle };
}

function guardAtTheEnd({ x, y, width, height }: Box): Watch {
  const ring = ringIn({ x, y, width: width - height, height });
  return { ring, guard: { x: x + width - height, y, width: height, height }, count: ring.middle };
}
