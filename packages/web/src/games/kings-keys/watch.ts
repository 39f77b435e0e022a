import type { Box, Point } from "../../table/model.js";

/** The guard, his ring of keys, and where their number stands. */
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

/** A key of the ring: its middle, and how far it is turned from hanging upright, in degrees. */
interface RingKey extends Point {
  readonly turn: number;
}

interface Ring {
  readonly middle: Point;
  /** Half its width and half its height. */
  readonly radius: Point;
  readonly keySize: number;
  /** Clockwise, the first at the top. */
  readonly keys: readonly RingKey[];
}

const KEYS = 16;
const STEPS = 360;
const KEY_PARTS = { largest: 0.2, gap: 0.88 } as const;

/** The ring in its box: keys stand outwards from it, at equal distances however long it is drawn out. */
function ringIn(box: Box): Ring {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const keySize = keySizeIn(box);
  const radius = { x: box.width / 2 - keySize, y: box.height / 2 - keySize };
  const places = equallyFarApart({ x: radius.x + keySize / 2, y: radius.y + keySize / 2 });
  return {
    middle,
    radius,
    keySize,
    keys: places.map(({ x, y }) => ({
      x: middle.x + x,
      y: middle.y + y,
      turn: (Math.atan2(x / radius.x ** 2, -y / radius.y ** 2) * 180) / Math.PI,
    })),
  };
}

/** As large as they can be without touching their neighbours or filling the ring. */
function keySizeIn({ width, height }: Box): number {
  const around = Math.PI * Math.hypot(width, height) * 0.5;
  return Math.min(Math.min(width, height) * KEY_PARTS.largest, (around / KEYS) * KEY_PARTS.gap);
}

/** Points of an ellipse about nought, the first at its top, with the same length of arc between them. */
function equallyFarApart(radius: Point): readonly Point[] {
  const round = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return { x: Math.sin(angle) * radius.x, y: -Math.cos(angle) * radius.y };
  });
  let length = 0;
  const lengths = round.map((point, step) => {
    const before = round[step - 1] ?? point;
    length += Math.hypot(point.x - before.x, point.y - before.y);
    return length;
  });
  return Array.from({ length: KEYS }, (_, key) => {
    const at = lengths.findIndex((passed) => passed >= (length * key) / KEYS);
    return round[at] ?? { x: 0, y: -radius.y };
  });
}
