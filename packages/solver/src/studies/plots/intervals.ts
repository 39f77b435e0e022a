import type { Rate } from "../wilson.js";
import { at, COLOURS, FADED, GRID, INK, line, picture, text } from "./svg.js";

/** Shares between 0 and 1 with the ends of their intervals. */
export interface IntervalGroup {
  readonly title: string;
  readonly rows: readonly (Rate & { readonly label: string })[];
}

type Interval = IntervalGroup["rows"][number];

const WIDTH = 800;
const LEFT = 150;
const RIGHT = 560;
const TOP = 74;
const ROW = 24;
const GROUP = 34;

const x = (share: number) => LEFT + share * (RIGHT - LEFT);

/** Shares with their intervals on one scale from 0 to 100 %, in groups. */
export function plotIntervals(title: string, groups: readonly IntervalGroup[]): string {
  const parts: string[] = [];
  let y = TOP;
  for (const group of groups) {
    parts.push(text(24, y + 14, group.title, { size: 15, bold: true }));
    y += GROUP - 8;
    for (const row of group.rows) {
      parts.push(...drawRow(row, y + ROW / 2));
      y += ROW;
    }
    y += GROUP - ROW;
  }
  const bottom = y;
  const description = groups
    .flatMap(({ title: of, rows }) => rows.map((row) => `${of}, ${row.label}: ${inWords(row)}.`))
    .join(" ");
  return picture(WIDTH, bottom + 46, title, description, [...drawScale(bottom), ...parts]);
}

function drawScale(bottom: number): string[] {
  const marks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => [
    line(x(share), TOP - 8, x(share), bottom, GRID),
    text(x(share), bottom + 20, `${Math.round(share * 100)} %`, {
      anchor: "middle",
      size: 12,
      colour: FADED,
    }),
  ]);
  return [...marks, line(LEFT, bottom, RIGHT, bottom, INK)];
}

function drawRow(row: Interval, y: number): string[] {
  const { label, low, rate, high } = row;
  return [
    text(LEFT - 12, y + 4, label, { anchor: "end" }),
    line(x(low), y, x(high), y, COLOURS[0], 3),
    line(x(low), y - 5, x(low), y + 5, COLOURS[0], 1.5),
    line(x(high), y - 5, x(high), y + 5, COLOURS[0], 1.5),
    `<circle cx="${at(x(rate))}" cy="${at(y)}" r="4" fill="${COLOURS[0]}"/>`,
    text(RIGHT + 16, y + 4, inWords(row)),
  ];
}

/** `18.8 % (18.0–19.5)`. */
function inWords({ low, rate, high }: Interval): string {
  const percent = (share: number) => (100 * share).toFixed(digitsFor(high - low));
  return `${percent(rate)} % (${percent(low)}–${percent(high)})`;
}

/** As many digits as the interval is wide enough for. */
function digitsFor(width: number): number {
  return width < 0.001 ? 3 : width < 0.01 ? 2 : 1;
}
