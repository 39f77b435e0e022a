/** A point of the crypt: to the right, away from the eye, and up from its level; the dome's radius is 1. */
type Point = readonly [x: number, depth: number, height: number];

/** The picture is 1780 by 1000; the eye's level, how large a thing in the middle is, and how far away that is. */
const [LEVEL, LENS, DISTANCE] = [560, 1800, 2.2];
/** Heights: of the floor, of the columns' top, of the cornice, and of the dome above it. */
const [FLOOR, BEAM, SPRING, RISE] = [-0.2, 0.232, 0.3, 0.256];
const OCULUS = 0.135;
/** Nearer than this the dome is cut away. */
const CUT = -0.56;
const RIBS = 24;
/** The coffers of a rib, from the cornice to the oculus: their distances from the axis. */
const ROWS = [0.965, 0.83, 0.68, 0.53, 0.39, 0.275, 0.19];

function project([x, depth, height]: Point): string {
  const scale = LENS / (depth + DISTANCE);
  return `${Math.round(x * scale)} ${Math.round(LEVEL - height * scale)}`;
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(project).join("L")}Z`;
}

/** A point at an angle in degrees from the far end, and at a distance from the axis. */
function at(angle: number, radius: number, height: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [Math.sin(turn) * radius, Math.cos(turn) * radius, height];
}

function onDome(angle: number, radius: number): Point {
  return at(angle, radius, SPRING + RISE * Math.sqrt(1 - radius * radius));
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A closed band between two curves. */
function band(first: (share: number) => Point, second: (share: number) => Point, steps = 48): string {
  const shares = range(steps + 1).map((index) => index / steps);
  return polygon([...shares.map(first), ...shares.toReversed().map(second)]);
}

/** A ring of the wall as far round as it is seen, from one height to another. */
function ring(radius: number, low: number, high: number): string {
  const angle = (share: number) => (share * 2 - 1) * 125;
  return band(
    (share) => at(angle(share), radius, low),
    (share) => at(angle(share), radius, high),
  );
}

/** Where the dome is cut away, seen at a share of its width. */
function cut(share: number): Point {
  const x = (share * 2 - 1) * Math.sqrt(1 - CUT * CUT);
  return [x, CUT, SPRING + RISE * Math.sqrt(Math.max(0, 1 - CUT * CUT - x * x))];
}

const angles = range(RIBS).map((index) => ((index + 0.5) * 360) / RIBS - 180);
const isSeen = (angle: number, radius: number) => at(angle, radius, 0)[1] > CUT - 0.25;

/** A panel of the dome between two ribs and two rows, drawn in by a share from each edge, and moved towards the light. */
function panel(angle: number, row: number, inset: number, lift = 0): string {
  const [low = 1, high = 1] = [ROWS[row], ROWS[row + 1]];
  const wide = (180 / RIBS) * (1 - inset);
  const [near, far] = [low - (low - high) * (inset / 2 + lift), high + (low - high) * (inset / 2 - lift)];
  return polygon([
    onDome(angle - wide, near),
    onDome(angle + wide, near),
    onDome(angle + wide, far),
    onDome(angle - wide, far),
  ]);
}

function rosette(angle: number, row: number): string {
  const [low = 1, high = 1] = [ROWS[row], ROWS[row + 1]];
  const middle = (low + high) / 2;
  const [wide, deep] = [180 / RIBS / 3.6, (low - high) / 6.5];
  return polygon([
    onDome(angle, middle + deep),
    onDome(angle + wide, middle),
    onDome(angle, middle - deep),
    onDome(angle - wide, middle),
  ]);
}

function panels(row: number, draw: (angle: number, row: number) => string): string {
  return angles
    .filter((angle) => isSeen(angle, ROWS[row] ?? 1))
    .map((angle) => draw(angle, row))
    .join("");
}

/** The coffers by row, each of three steps and a rosette. */
export const coffers = range(ROWS.length - 1).map((row) => ({
  frame: panels(row, (angle) => panel(angle, row, 0.2)),
  edge: panels(row, (angle) => panel(angle, row, 0.42, -0.05)),
  field: panels(row, (angle) => panel(angle, row, 0.6, 0.02)),
  rosette: panels(row, rosette),
}));

/** The arch where the dome is cut, and all that is beyond. */
export const arch = `M-1400 -400H1400V2000H-1400Z${polygon([[-0.8285, CUT, SPRING - 2], ...range(49).map((index) => cut(index / 48)), [0.8285, CUT, SPRING - 2]])}`;
export const archEdge = band(cut, (share) => {
  const [x, depth, height] = cut(share);
  return [x * 1.035, depth, height + 0.022];
});

/** Ribs from the cornice to the oculus, each a light side and a dark one. */
function ribs(from: number, to: number): string {
  const radius = (share: number) => 1 - (1 - OCULUS - 0.03) * share ** 1.3;
  /** They get narrower upwards, but not as fast as the angle between them. */
  const wide = (share: number) => 1.1 + 0.25 / radius(share);
  return range(RIBS)
    .map((index) => (index * 360) / RIBS - 180)
    .filter((angle) => isSeen(angle, 1))
    .map((angle) =>
      band(
        (share) => onDome(angle + from * wide(share), radius(share)),
        (share) => onDome(angle + to * wide(share), radius(share)),
        8,
      ),
    )
    .join("");
}
export const ribLight = ribs(-1, 0.15);
export const ribShade = ribs(0.15, 1);

/** Rings of the oculus from the outermost inwards. */
export const oculus = [OCULUS + 0.045, OCULUS + 0.02, OCULUS].map((radius) =>
  polygon(range(48).map((index) => onDome(index * 7.5, radius))),
);

/** The cornice from below upwards. */
export const cornice = {
  architrave: ring(0.94, BEAM, SPRING - 0.044),
  fillet: ring(0.935, BEAM + 0.006, BEAM + 0.011),
  shade: ring(0.97, SPRING - 0.038, SPRING - 0.026),
  face: ring(0.95, SPRING - 0.028, SPRING - 0.002),
  gilt: ring(0.945, SPRING - 0.004, SPRING + 0.006),
  dentils: range(104)
    .map((index) => -124 + index * 2.4)
    .map((angle) =>
      polygon([
        at(angle, 0.96, SPRING - 0.046),
        at(angle + 1.2, 0.96, SPRING - 0.046),
        at(angle + 1.2, 0.96, SPRING - 0.028),
        at(angle, 0.96, SPRING - 0.028),
      ]),
    )
    .join(""),
};

/** The wall behind the columns. */
export const wall = ring(1, FLOOR, SPRING);

/** Where columns stand, in degrees to either side. */
const BAYS = [22, 43, 64, 85];

/** A niche with a round arch in the wall between two columns. */
function niche(angle: number, half: number, high: number): string {
  const arc = range(25).map((index) => {
    const turn = (index / 24) * Math.PI;
    return at(angle - half * Math.cos(turn), 1, high + half * 0.0172 * Math.sin(turn));
  });
  return polygon([at(angle - half, 1, FLOOR), ...arc, at(angle + half, 1, FLOOR)]);
}
const niches = (wider: number) =>
  niche(0, 12.5 + wider, 0 + wider * 0.001) +
  [31, 50, 69]
    .flatMap((angle) => [-angle, angle])
    .map((angle) => niche(angle, 5 + wider, 0.08))
    .join("");
export const nicheEdge = niches(0.9);
export const nicheDark = niches(0);

/** The columns, those far away first: the shaft, its flutes, capital and foot. */
export const columns = BAYS.flatMap((angle) =>
  [-angle, angle].map((turn) => {
    const [x, depth] = at(turn, 0.93, 0);
    const half = 0.043;
    const box = (left: number, right: number, low: number, high: number, top = 1) =>
      polygon([
        [x + left * half, depth, low],
        [x + right * half, depth, low],
        [x + right * half * top, depth, high],
        [x + left * half * top, depth, high],
      ]);
    const [foot, neck] = [FLOOR + 0.035, BEAM - 0.04];
    return {
      shaft: box(-1, 1, foot, neck, 0.86),
      shade: box(0.3, 1, foot, neck, 0.86),
      flutes: [-0.62, -0.24, 0.14, 0.52]
        .map((left) => box(left, left + 0.15, foot + 0.02, neck - 0.02, 0.86))
        .join(""),
      capital: box(-0.95, 0.95, neck, BEAM - 0.018, 1.35) + box(-1.45, 1.45, BEAM - 0.02, BEAM + 0.004),
      foot: box(-1.45, 1.45, FLOOR, foot - 0.014) + box(-1.2, 1.2, foot - 0.014, foot),
      neck: box(-1, 1, neck - 0.006, neck + 0.006),
    };
  }),
);

/** Rays of the star in the floor. */
function rays(count: number, shift: number, inner: number, outer: number, wide: number): string {
  return range(count)
    .map((index) => ((index + shift) * 360) / count)
    .map((angle) =>
      polygon([
        at(angle, inner, FLOOR),
        at(angle + wide, (inner + outer) / 2.1, FLOOR),
        at(angle, outer, FLOOR),
        at(angle - wide, (inner + outer) / 2.1, FLOOR),
      ]),
    )
    .join("");
}
function disc(outer: number, inner: number): string {
  return [outer, inner]
    .map((radius) => polygon(range(72).map((index) => at(index * 5, radius, FLOOR))))
    .join("");
}
export const floor = {
  ground: `M-1400 672H1400V1400H-1400Z`,
  long: rays(16, 0, 0.34, 0.9, 4.2),
  short: rays(16, 0.5, 0.34, 0.78, 4.2),
  rim: disc(0.99, 0.965) + disc(0.36, 0.335),
};
