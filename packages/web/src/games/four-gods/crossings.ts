import type { fourGods } from "@tetrarch/engine";
import { layoutOf } from "@tetrarch/engine/four-gods";
import type { Layout, Point } from "../../table/model.js";
import { around, pileGeometry } from "../pile-geometry.js";

type View = fourGods.View;
type Path = fourGods.PathView;

/** Where two paths cross (FG-21, FG-23), as it lies on the ground. */
export interface Crossing {
  /** The row and the two paths: `4-p1-p2`. */
  readonly key: string;
  readonly row: number;
  /** From stone to stone; of the outermost paths in two parts, out at both rims and round the world. */
  readonly line: string;
  /** Where the row is said: where its paths leave each other, unless a nearer row is said there. */
  readonly signs: readonly Point[];
  /** The two paths, where others lie between them: `1–3`. */
  readonly between?: string;
  /** Both have dealt with all before it, and may go on. */
  readonly isOpen: boolean;
}

/** The crossings still ahead of at least one of their two paths, the nearest rows first. */
export function crossings(view: View, layout: Layout): readonly Crossing[] {
  const found = layoutOf(view).crossings.flatMap(({ row, paths: numbers }): readonly Crossing[] => {
    const paths = numbers.flatMap((number) => view.paths[number - 1] ?? []);
    const [one, other] = paths;
    if (!one || !other || paths.every((path) => path.row >= row)) return [];
    const isOpen = paths.every((path) => hasDealtWith(path, row - 1));
    const stones = paths.map((path) => stoneOf(path, row, layout));
    const [first = 0, last = 0] = numbers;
    const [key, count] = [[row, one.path, other.path].join("-"), view.paths.length];
    if (last - first === 1) return [{ key, row, isOpen, ...across(stones) }];
    if (last - first === count - 1) return [{ key, row, isOpen, ...roundTheWorld(stones, count) }];
    return [{ key, row, isOpen, between: `${first}–${last}`, ...past(stones, last - first) }];
  });
  const high = Math.max(SIGN.least, layout.card.width * SIGN.high);
  const shown: Point[] = [];
  return found.map((crossing) => {
    const signs = crossing.signs.filter(
      ({ x, y }) => !shown.some((other) => Math.abs(other.x - x) < high && Math.abs(other.y - y) < high),
    );
    shown.push(...signs);
    return { ...crossing, signs };
  });
}

function hasDealtWith({ row, status }: Path, before: number): boolean {
  return row > before || (row === before && status !== "open" && status !== "unsettled");
}

/** The middle of what can be seen of a path's stones in a row, and how far they reach to either side. */
interface Stone extends Point {
  readonly half: number;
}

/** The height of a sign, in widths of a card, and the least in pixels. */
const SIGN = { high: 0.5, least: 30 } as const;

type Way = Pick<Crossing, "line" | "signs">;

function across([one, other]: readonly Stone[]): Way {
  if (!one || !other) return { line: "", signs: [] };
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return {
    line: `M${one.x} ${one.y}C${middle.x} ${one.y} ${middle.x} ${other.y} ${other.x} ${other.y}`,
    signs: [middle],
  };
}

/** Behind the paths that lie between two others. */
function past([one, other]: readonly Stone[], steps: number): Way {
  if (!one || !other) return { line: "", signs: [] };
  const lane = (other.x - one.x) / steps / 2;
  const top = Math.min(one.y, other.y) - one.half;
  return {
    line: `M${one.x} ${one.y}C${one.x + lane * 2} ${top} ${other.x - lane * 2} ${top} ${other.x} ${other.y}`,
    signs: [
      { x: one.x + lane, y: (one.y * 2 + top) / 3 },
      { x: other.x - lane, y: (other.y * 2 + top) / 3 },
    ],
  };
}

/** @param count the number of all paths */
function roundTheWorld(stones: readonly Stone[], count: number): Way {
  const [left, right] = [...stones].sort((one, other) => one.x - other.x);
  if (!left || !right) return { line: "", signs: [] };
  // Half the way to the next path.
  const rim = (right.x - left.x) / (count - 1) / 2;
  return {
    line: `M${left.x} ${left.y}H${left.x - rim}M${right.x} ${right.y}H${right.x + rim}`,
    signs: [
      { x: left.x - (left.half + rim) / 2, y: left.y },
      { x: right.x + (right.half + rim) / 2, y: right.y },
    ],
  };
}

function stoneOf(path: Path, row: number, layout: Layout): Stone {
  const { placeOf, areaOf, cardOf, topOf } = pileGeometry(layout);
  const left = `${path.path}L`;
  const { x, width } = around([topOf(left), topOf(`${path.path}R`)]);
  const [middle, half] = [x + width / 2, width / 2];
  const spots = placeOf(left)?.spots ?? [];
  const index = spots.length - (row - path.row);
  const [spot, nearer] = [spots[index], spots[index + 1]];
  // Where the party stands already, its open card lies.
  if (row <= path.row || !spot) return { x: middle, half, y: areaOf(path.path).y };
  return { x: middle, half, y: nearer ? (spot.y + nearer.y) / 2 : spot.y + cardOf(left).height / 2 };
}
