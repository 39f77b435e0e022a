import type { Box, Point, Size } from "../../table/model.js";

/** The guard, and his ring of keys; their number stands within it. */
export interface Watch {
  readonly ring: Ring;
  readonly guard: Box;
  /** Under the ring there is room for the gate that he guards. */
  readonly gate?: Box;
}

/** The guard with the trapdoor at his feet: his height in his breadths, and the most that is his of a column's height. */
const TALL = 152 / 128;
const FOOT = 0.4;
/** Between the ring and the arch that it hangs in, as a part of the breadth. */
const RIM = 0.04;

/** He stands beside his ring, or under it, whichever way there is room. */
export function watchIn({ x, y, width, height }: Box): Watch {
  if (width > height) {
    const size = ringSize({ width: width - height, height });
    const ring = ringIn({ x: x + (width - height - size.width) / 2, y, ...size });
    return { ring, guard: { x: x + width - height, y, width: height, height } };
  }
  const foot = Math.min(width * TALL, height * FOOT);
  const rim = width * RIM;
  const size = ringSize({ width: width - rim * 2, height: height - foot - rim * 2 });
  const head = size.height + rim * 2;
  return {
    ring: ringIn({ x: x + (width - size.width) / 2, y: y + rim, ...size }),
    guard: { x, y: y + height - foot, width, height: foot },
    gate: { x, y: y + head, width, height: height - head },
  };
}

/** A key of the ring: its middle, and how far it is turned from hanging upright, in degrees. */
interface RingKey extends Point {
  readonly turn: number;
}

interface Ring {
  /** The metal, without the keys: round, or drawn out so that larger keys hang on it. */
  readonly hoop: Box;
  readonly keySize: number;
  /** Clockwise, the first at the top. */
  readonly keys: readonly RingKey[];
}

const KEYS = 16;
const QUARTER = KEYS / 4;
/** From one key's middle to the next, in sizes of a key: none touches the next. */
const APART = 0.84;
/** The largest key, the least and the most that a ring is drawn out, in its breadths. */
const [KEY, LEAST, MOST] = [0.28, 0.3, 1.3];

/** A ring with its keys, as large as there is room for. */
function ringSize({ width, height }: Size): Size {
  const breadth = Math.min(width, height);
  const spare = Math.max(width, height) - breadth;
  const long = breadth + (spare < breadth * LEAST ? 0 : Math.min(spare, breadth * MOST));
  return width > height ? { width: long, height: breadth } : { width: breadth, height: long };
}

/** The ring that fills a box: keys stand outwards from it. */
function ringIn({ x, y, width, height }: Box): Ring {
  const breadth = Math.min(width, height);
  const straight = Math.abs(width - height);
  const keySize = Math.min(breadth * KEY, (2 * straight + Math.PI * breadth) / (KEYS * APART + Math.PI));
  const hoop = { x: x + keySize, y: y + keySize, width: width - keySize * 2, height: height - keySize * 2 };
  const far = (breadth - keySize) / 2;
  const apart = (2 * straight + 2 * Math.PI * far) / KEYS;
  const keys = Array.from({ length: KEYS }, (_, key) => {
    const quarter = Math.floor(key / QUARTER);
    const isAcross = width > height === (quarter % 2 === 0);
    const way = (key % QUARTER) * apart;
    const before = isAcross ? straight / 2 : 0;
    const angle = Math.max(0, Math.min(Math.PI / 2, (way - before) / far));
    const after = Math.max(0, way - before - (far * Math.PI) / 2);
    let [right, up] = [
      Math.min(way, before) + far * Math.sin(angle),
      (isAcross ? 0 : straight / 2) + far * Math.cos(angle) - after,
    ];
    for (let turns = 0; turns < quarter; turns++) [right, up] = [up, -right];
    return {
      x: x + width / 2 + right,
      y: y + height / 2 - up,
      turn: (angle * 180) / Math.PI + quarter * 90,
    };
  });
  return { hoop, keySize, keys };
}
