import type { Analysis, Thoughtful } from "@tetrarch/solver/analysis";
import { chanceAt } from "./faults.js";

/** Where the curve is drawn, in CSS pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A stretch of positions of one verdict. */
export interface Stretch {
  readonly from: number;
  /** The first position after it, or half a step beyond the last one. */
  readonly to: number;
  readonly verdict: Thoughtful;
}

/** What the top of the scale may be: so that low chances are seen to move, too. */
const TOPS = [0.04, 0.1, 0.2, 0.4, 1] as const;

/** The scale that all chances of an analysis fit in. */
export function topOf({ plies, account }: Analysis): number {
  const most = Math.max(account?.result ?? 0, ...plies.map(({ win }) => win));
  return TOPS.find((top) => most <= top) ?? 1;
}

/** Where a position stands across the frame. */
export function acrossOf(at: number, moves: number, { left, right }: Frame): number {
  return left + (at / Math.max(1, moves)) * (right - left);
}

/** How high a chance stands in the frame. */
export function heightOf(chance: number, scale: number, { top, bottom }: Frame): number {
  return bottom - Math.min(1, chance / scale) * (bottom - top);
}

/** The chances of all positions as a line. */
export function lineOf(analysis: Analysis, moves: number, scale: number, frame: Frame): string {
  const points: string[] = [];
  for (let at = 0; at <= moves; at++) {
    const chance = chanceAt(analysis, at);
    if (chance === undefined || (at === moves && !analysis.account)) break;
    points.push(`${acrossOf(at, moves, frame).toFixed(1)} ${heightOf(chance, scale, frame).toFixed(1)}`);
  }
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** What is proved with all cards known, position by position, like verdicts joined; what was not asked is left out. */
export function stretchesOf({ plies, dealt }: Analysis): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, verdict] of [dealt, ...plies.map((ply) => ply.verdict)].entries()) {
    const last = stretches.at(-1);
    if (verdict === undefined) continue;
    if (last?.to === at && last.verdict === verdict)
      stretches[stretches.length - 1] = { ...last, to: at + 1 };
    else stretches.push({ from: at, to: at + 1, verdict });
  }
  return stretches;
}
