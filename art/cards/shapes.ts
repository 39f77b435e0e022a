/**
 * What a shape is cut from: the card's own paper, or an ink. Red is the redder of robe and accent: lips, fire, roses. Skin has a
 * side in the dusk and a robe one in the shade, where the pack has these inks.
 */
export type Ink = "paper" | "line" | "robe" | "accent" | "gold" | "red" | "skin" | "dusk" | "shade";

/** One closed piece, or a cut of even width where `stroke` says how wide. On a card of 240 by 336. */
export interface Shape {
  readonly ink: Ink;
  readonly path: string;
  readonly stroke?: number;
}

/** Pieces that lie on one another, the first lowest. */
export type Part = readonly Shape[];

/** Nothing is thinner than this: a sixtieth of the card's width. */
export const THINNEST = 4;

export function piece(ink: Ink, path: string): Shape {
  return { ink, path };
}

export function cut(ink: Ink, path: string, stroke = THINNEST): Shape {
  return { ink, path, stroke };
}

export function disc(ink: Ink, x: number, y: number, radius: number): Shape {
  return piece(
    ink,
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
  );
}

const STEP = /([MLQC])([^MLQC]*)/g;

/** A closed shape, the same on both sides of the axis: its right half is told, from the top down, in M, L, Q and C. */
export function even(half: string): string {
  const steps = [...half.matchAll(STEP)].map(([, letter = "", text = ""]) => ({
    letter,
    points: pointsIn(text),
  }));
  const back: string[] = [];
  for (let at = steps.length - 1; at > 0; at--) {
    const { letter, points } = steps[at] as (typeof steps)[number];
    const from = steps[at - 1]?.points.at(-1) as Point;
    const through = [...points.slice(0, -1).reverse(), from];
    back.push(letter + through.map(([x, y]) => `${-x} ${y}`).join(" "));
  }
  const [lastX, lastY] = steps.flatMap(({ points }) => points).at(-1) ?? [0, 0];
  return `${half}${lastX === 0 ? "" : `L${-lastX} ${lastY}`}${back.join("")}Z`;
}

/** The same on the other side of the axis. */
export function mirrored(path: string): string {
  return path.replaceAll(STEP, (_, letter: string, text: string) => {
    const points = pointsIn(text).map(([x, y]) => `${-x} ${y}`);
    return letter + points.join(" ") + (text.includes("Z") ? "Z" : "");
  });
}

/** A path and its like on the other side. */
export function twice(path: string): string {
  return path + mirrored(path);
}

type Point = readonly [x: number, y: number];

function pointsIn(text: string): readonly Point[] {
  const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

/** A path of M, L, Q and C swung about 0 by so much of a full turn. */
export function swung(path: string, turn: number): string {
  const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, up: string) => {
    const [x, y] = [Number(left), Number(up)];
    return `${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`;
  });
}

/** How pieces are laid elsewhere: made larger, turned by so much of a full turn, then moved. */
interface Laid {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

const STEP_OR_ARC = /([MLQCa])([^MLQCaZ]*)/g;
/** Of an arc, the numbers before its end. */
const ARC_RADII = 5;

/** Pieces elsewhere. Cuts keep their width. */
export function laid(part: Part, { x, y, scale = 1, turn = 0 }: Laid): Part {
  const [sin, cos] = [Math.sin(turn * 2 * Math.PI) * scale, Math.cos(turn * 2 * Math.PI) * scale];
  const moved = (_: string, letter: string, text: string) => {
    const isArc = letter === "a";
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const arc = isArc
      ? numbers.splice(0, ARC_RADII).map((n, index) => (index < 2 ? round(n * scale) : n))
      : [];
    const ends = numbers.flatMap((left, index) => {
      if (index % 2 === 1) return [];
      const down = numbers[index + 1] ?? 0;
      const [across, below] = [left * cos - down * sin, left * sin + down * cos];
      return isArc ? [round(across), round(below)] : [round(across + x), round(below + y)];
    });
    return letter + [...arc, ...ends].join(" ");
  };
  return part.map((shape) => ({ ...shape, path: shape.path.replaceAll(STEP_OR_ARC, moved) }));
}

/** The same pieces of another ink. */
export function inked(part: Part, ink: Ink): Part {
  return part.map((shape) => ({ ...shape, ink }));
}

/** Short enough for a file, exact enough for the eye. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
