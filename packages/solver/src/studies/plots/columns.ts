import { at, COLOURS, FADED, GRID, INK, line, picture, text } from "./svg.js";

/** How often each whole number came up, in one or more kinds stacked on each other. */
export interface ColumnKind {
  readonly label: string;
  /** By value. */
  readonly counts: ReadonlyMap<number, number>;
}

const WIDTH = 760;
const HEIGHT = 380;
const LEFT = 64;
const RIGHT = 736;
const TOP = 84;
const BOTTOM = 320;
/** By kind: the kinds tell apart without colours, too. */
const OPACITY = [1, 0.45] as const;

/** The values along the axis: 0, `step`, twice `step` … `most`. */
export interface ColumnScale {
  readonly most: number;
  readonly step: number;
}

/** Where values and shares lie in the picture. */
interface Place {
  readonly top: number;
  readonly width: number;
  x(value: number): number;
  y(share: number): number;
}

/** Columns over the values of a scale: the share of all that had each value. */
export function plotColumns(
  title: string,
  axis: string,
  scale: ColumnScale,
  kinds: readonly ColumnKind[],
): string {
  const all = kinds.reduce((sum, { counts }) => sum + total(counts), 0);
  const place = placeOf(scale, kinds, all);
  const description = kinds.map(({ label, counts }) => `${label}: ${total(counts)} of ${all}.`).join(" ");
  return picture(WIDTH, HEIGHT, title, description, [
    ...drawShares(place),
    ...valuesOf(scale).flatMap((value) => drawColumn(place, kinds, value, all)),
    ...drawValues(scale, place),
    text((LEFT + RIGHT) / 2, HEIGHT - 16, axis, { anchor: "middle" }),
    ...drawKey(kinds),
  ]);
}

function placeOf(scale: ColumnScale, kinds: readonly ColumnKind[], all: number): Place {
  const values = valuesOf(scale);
  const top = niceTop(Math.max(...values.map((value) => stackHeight(kinds, value))) / Math.max(1, all));
  const room = (RIGHT - LEFT) / values.length;
  return {
    top,
    width: Math.max(1, room * 0.82),
    x: (value) => LEFT + (value / scale.step + 0.5) * room,
    y: (share) => BOTTOM - (share / top) * (BOTTOM - TOP),
  };
}

function drawShares({ top, y }: Place): string[] {
  return [0, 1, 2, 3, 4].flatMap((step) => {
    const share = (top * step) / 4;
    return [
      line(LEFT, y(share), RIGHT, y(share), step === 0 ? INK : GRID),
      text(LEFT - 8, y(share) + 4, percent(share), { anchor: "end", size: 12, colour: FADED }),
    ];
  });
}

function drawColumn(place: Place, kinds: readonly ColumnKind[], value: number, all: number): string[] {
  const { x, y, width } = place;
  const parts: string[] = [];
  let below = 0;
  for (const [kind, { counts }] of kinds.entries()) {
    const share = (counts.get(value) ?? 0) / Math.max(1, all);
    if (share === 0) continue;
    const top = y(below + share);
    parts.push(
      `<rect x="${at(x(value) - width / 2)}" y="${at(top)}" width="${at(width)}" height="${at(y(below) - top)}" fill="${COLOURS[kind]}" fill-opacity="${OPACITY[kind]}"/>`,
    );
    below += share;
  }
  return parts;
}

function drawValues(scale: ColumnScale, { x }: Place): string[] {
  const marked = valuesOf(scale).filter((value) => value % 10 === 0);
  return marked.map((value) =>
    text(x(value), BOTTOM + 18, String(value), { anchor: "middle", size: 12, colour: FADED }),
  );
}

function drawKey(kinds: readonly ColumnKind[]): string[] {
  let x = LEFT;
  return kinds.flatMap(({ label }, kind) => {
    const entry = [
      `<rect x="${at(x)}" y="50" width="13" height="13" fill="${COLOURS[kind]}" fill-opacity="${OPACITY[kind]}"/>`,
      text(x + 19, 61, label),
    ];
    x += 40 + label.length * 7;
    return entry;
  });
}

function valuesOf({ most, step }: ColumnScale): number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step);
}

function total(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function stackHeight(kinds: readonly ColumnKind[], value: number): number {
  return kinds.reduce((sum, { counts }) => sum + (counts.get(value) ?? 0), 0);
}

/** The next share above that a scale of four steps can end at. */
function niceTop(highest: number): number {
  const steps = [0.001, 0.002, 0.004, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.2, 0.3, 0.4, 0.6, 0.8];
  return steps.find((step) => step >= highest) ?? 1;
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))} %`;
}
