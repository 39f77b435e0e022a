import { cut, type Ink, type Part, piece, round, type Shape } from "./shapes.js";

/** A point of a spine, and half the width of the body there. */
export type Joint = readonly [x: number, y: number, half: number];

/** How many steps a body takes between two joints. */
const STEPS = 3;

/** The strip between two sides of a body: −1 is its left edge as one goes along the spine, 1 its right edge. */
interface Strip {
  readonly left: number;
  readonly right: number;
}

const WHOLE: Strip = { left: -1, right: 1 };

/** A body along a spine, as wide as its joints say. */
export function ribbon(ink: Ink, spine: readonly Joint[], strip = WHOLE): Shape {
  const joints = smooth(spine);
  const left = joints.map((joint, index) => beside(joints, index, strip.left * joint[2]));
  const right = joints.map((joint, index) => beside(joints, index, strip.right * joint[2]));
  return piece(ink, `${curve(left)}${curve(right.reverse()).replace("M", "L")}Z`);
}

/** Cuts across a body, evenly spread over a part of the spine (0 to 1). */
export function bars(
  ink: Ink,
  spine: readonly Joint[],
  { left, right }: Strip,
  count: number,
  part?: Stretch,
): Shape {
  const ends = evenly(spine, count, part).map(
    ({ across }) => `M${across(left).join(" ")}L${across(right).join(" ")}`,
  );
  return cut(ink, ends.join(""));
}

/** Spines on one side of a body, `high` above it, evenly spread over a part of it. */
export function spikes(
  ink: Ink,
  spine: readonly Joint[],
  side: 1 | -1,
  count: number,
  high: number,
  part?: Stretch,
): Part {
  return evenly(spine, count, part).map(({ across, along: [x, y], half }) => {
    const [footX, footY] = across(side * 0.8);
    const foot = (way: number) => `${round(footX + way * x)} ${round(footY + way * y)}`;
    const tip = across(side * (1 + high / half)).join(" ");
    return piece(ink, `M${foot(-high * 0.6)}L${tip}L${foot(high * 0.6)}Z`);
  });
}

/** Places on a spine at the same distance from each other: a point so many half widths beside it, the way it runs, its half width. */
function evenly(spine: readonly Joint[], count: number, [from, to]: Stretch = [0, 1]) {
  const joints = smooth(spine);
  const steps = joints.slice(1).map((joint, index) => [joints[index] as Joint, joint] as const);
  const lengths = steps.map(([[x, y], [nextX, nextY]]) => Math.hypot(nextX - x, nextY - y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let rest = whole * (from + ((to - from) * (index + 0.5)) / count);
    const at = lengths.findIndex((length) => {
      rest -= length;
      return rest <= 0;
    });
    const [start, end] = steps[at] as readonly [Joint, Joint];
    const length = lengths[at] as number;
    const share = 1 + rest / length;
    const [x, y, half] = [0, 1, 2].map(
      (n) => (start[n] as number) * (1 - share) + (end[n] as number) * share,
    ) as [number, number, number];
    const along: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    const across = (by: number): Point => [round(x - along[1] * by * half), round(y + along[0] * by * half)];
    return { across, along, half };
  });
}

/** A part of a spine, from 0 to 1. */
type Stretch = readonly [from: number, to: number];
type Point = readonly [x: number, y: number];

function beside(joints: readonly Joint[], index: number, distance: number): Point {
  const [x, y] = joints[index] as Joint;
  const [ax, ay] = joints[Math.max(0, index - 1)] as Joint;
  const [bx, by] = joints[Math.min(joints.length - 1, index + 1)] as Joint;
  const length = Math.hypot(bx - ax, by - ay);
  return [round(x - ((by - ay) / length) * distance), round(y + ((bx - ax) / length) * distance)];
}

/** A Catmull–Rom spline through the joints. */
function smooth(spine: readonly Joint[]): readonly Joint[] {
  const at = (index: number) => spine[Math.min(spine.length - 1, Math.max(0, index))] as Joint;
  return spine.flatMap((joint, index) => {
    if (index === spine.length - 1) return [joint];
    return Array.from({ length: STEPS }, (_, step): Joint => {
      const t = step / STEPS;
      const axis = (n: 0 | 1 | 2) => {
        const [a, b, c, d] = [at(index - 1)[n], joint[n], at(index + 1)[n], at(index + 2)[n]];
        return (
          0.5 *
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      return [axis(0), axis(1), axis(2)];
    });
  });
}

/** Through the points' middles, bent by the points. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points as readonly [Point, ...Point[]];
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${first.join(" ")}${bends.join("")}L${last.join(" ")}`;
}
