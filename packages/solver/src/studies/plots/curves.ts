import { at, COLOURS, DASHES, FADED, GRID, INK, line, picture, text } from "./svg.js";

/** How many deals needed how many nodes: `counts[k]` deals needed 2^(k−1) or more and fewer than 2^k. */
export interface Curve {
  readonly label: string;
  readonly counts: readonly number[];
  /** All deals, those too that no budget settled. */
  readonly deals: number;
}

const WIDTH = 860;
const HEIGHT = 430;
const LEFT = 64;
const RIGHT = 580;
const TOP = 60;
const BOTTOM = 360;
/** The marks of the scale, which ends at 10 million nodes. */
const TENS = ["1", "10", "100", "1k", "10k", "100k", "1M", "10M"];
const MOST_POWER = Math.log2(1e7);

const x = (power: number) => LEFT + (Math.min(power, MOST_POWER) / MOST_POWER) * (RIGHT - LEFT);
const y = (share: number) => BOTTOM - share * (BOTTOM - TOP);

/** The share of deals settled by number of nodes, a line a game. */
export function plotCurves(title: string, curves: readonly Curve[]): string {
  const description = curves.map(
    (curve) => `${curve.label}: half of the deals within 2^${medianPower(curve)} nodes.`,
  );
  return picture(WIDTH, HEIGHT, title, description.join(" "), [
    ...drawScales(),
    ...curves.flatMap((curve, place) => drawCurve(curve, place)),
    text((LEFT + RIGHT) / 2, HEIGHT - 16, "nodes", { anchor: "middle" }),
  ]);
}

function drawScales(): string[] {
  const parts: string[] = [];
  for (let step = 0; step <= 4; step++) {
    parts.push(line(LEFT, y(step / 4), RIGHT, y(step / 4), step === 0 ? INK : GRID));
    parts.push(text(LEFT - 8, y(step / 4) + 4, `${step * 25} %`, { anchor: "end", size: 12, colour: FADED }));
  }
  for (let digits = 0; digits < TENS.length; digits++) {
    const place = x(digits * Math.log2(10));
    parts.push(line(place, TOP, place, BOTTOM, GRID));
    const label = TENS[digits] as string;
    parts.push(text(place, BOTTOM + 18, label, { anchor: "middle", size: 12, colour: FADED }));
  }
  return parts;
}

function drawCurve({ label, counts, deals }: Curve, place: number): string[] {
  const points: string[] = [];
  let settled = 0;
  for (const [power, count] of counts.entries()) {
    settled += count;
    if (power <= Math.ceil(MOST_POWER)) points.push(`${at(x(power))},${at(y(settled / Math.max(1, deals)))}`);
  }
  const colour = COLOURS[place] as string;
  const key = TOP + 14 + place * 26;
  const stroke = `stroke="${colour}" stroke-width="2.5" stroke-dasharray="${DASHES[place]}" fill="none"`;
  return [
    `<polyline points="${points.join(" ")}" ${stroke}/>`,
    `<line x1="${RIGHT + 20}" y1="${key - 4}" x2="${RIGHT + 54}" y2="${key - 4}" ${stroke}/>`,
    text(RIGHT + 62, key, label, { size: 12 }),
  ];
}

function medianPower({ counts, deals }: Curve): number {
  let settled = 0;
  for (const [power, count] of counts.entries()) {
    settled += count;
    if (settled * 2 >= deals) return power;
  }
  return counts.length;
}
