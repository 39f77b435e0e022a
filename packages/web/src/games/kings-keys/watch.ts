import type { Box, Point } from "../../table/model.js";

/** The guard, and his ring of keys; their number stands in its middle. */
export interface Watch {
  readonly ring: Ring;
  readonly guard: Box;
  /** Under the ring there is room for the gate that he guards. */
  readonly gate?: Box;
}

/** The guard with the trapdoor at his feet: his height in his breadths. */
const TALL = 152 / 128;
/** How much of a column's height he takes, where it is not so narrow that he stands in full length under the ring. */
const FOOT = 0.4;
const FULL_LENGTH = { mostBreadths: 3, ofGate: 0.86 } as const;
/** Between the ring and the arch that it hangs in, as a part of the breadth. */
const RIM = 0.04;

/** He stands beside his ring, or under it, whichever way there is room. */
export function watchIn({ x, y, width, height }: Box): Watch {
  if (width > height) {
    const ring = ringIn({ x, y, width: width - height, height });
    return { ring, guard: { x: x + width - height, y, width: height, height } };
  }
  const foot = Math.max(
    Math.min(width * TALL, height * FOOT),
    Math.min(width * FULL_LENGTH.mostBreadths, (height - width) * FULL_LENGTH.ofGate),
  );
  const head = Math.min(width, height - foot);
  const rim = width * RIM;
  return {
    ring: ringIn({ x: x + rim, y: y + rim, width: width - rim * 2, height: head - rim * 2 }),
    guard: { x, y: y + height - foot, width, height: foot },
    gate: { x, y: y + head, width, height: height - head },
  };
}

/** A key of the ring: its middle, and how far it is turned from hanging upright, in degrees. */
interface RingKey extends Point {
  readonly turn: number;
}

interface Ring {
  readonly middle: Point;
  readonly radius: number;
  readonly keySize: number;
  /** Clockwise, the first at the top. */
  readonly keys: readonly RingKey[];
}

const KEYS = 16;
/** A key's size beside the breadth of the whole ring: none touches the next. */
const KEY = 0.19;

/** The ring in the middle of a box: keys stand outwards from it. */
function ringIn({ x, y, width, height }: Box): Ring {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const breadth = Math.min(width, height);
  const keySize = breadth * KEY;
  const radius = breadth / 2 - keySize;
  const keys = Array.from({ length: KEYS }, (_, key) => {
    const angle = (key / KEYS) * 2 * Math.PI;
    const far = radius + keySize / 2;
    return {
      x: middle.x + Math.sin(angle) * far,
      y: middle.y - Math.cos(angle) * far,
      turn: (key / KEYS) * 360,
    };
  });
  return { middle, radius, keySize, keys };
}
