import type { fourGods } from "@tetrarch/engine";
import { layoutOf } from "@tetrarch/engine/four-gods";
import type { Layout, Point } from "../../table/model.js";
import { around, pileGeometry } from "../pile-geometry.js";

type View = fourGods.View;
type Path = fourGods.PathView;

/** Where two paths cross (FG-21), as it lies on the ground. */
export interface Crossing {
  readonly row: number;
  /** From stone to stone; of the outermost paths in two parts, out at both rims and round the world. */
  readonly line: string;
  /** In the middle of each part. */
  readonly signs: readonly Point[];
  /** Both have dealt with all before it, and may go on. */
  readonly isOpen: boolean;
}

/** The crossings still ahead of at least one of their two paths (FG-21, FG-23). */
export function crossings(view: View, layout: Layout): readonly Crossing[] {
  return layoutOf(view).crossings.flatMap(({ row, paths: numbers }) => {
    const paths = numbers.flatMap((number) => view.paths[number - 1] ?? []);
    if (paths.every((path) => path.row >= row)) return [];
    const isOpen = paths.every((path) => hasDealtWith(path, row - 1));
    const stones = paths.map((path) => stoneOf(path, row, layout));
    const [lower = 0, higher = 0] = numbers;
    return [{ row, isOpen, ...(higher - lower === 1 ? across(stones) : roundTheWorld(stones)) }];
  });
}

function hasDealtWith({ row, status }: Path, before: number): boolean {
  return row > before || (row === before && status !== "open" && status !== "unsettled");
}

/** The middle of what can be seen of a path's stones in a row, and how far they reach to either side. */
interface Stone extends Point {
  readonly half: number;
}

type Way = Pick<Crossing, "line" | "signs">;

function across([one, other]: readonly Stone[]): Way {
  if (!one || !other) return { line: "", signs: [] };
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return {
    line: `M${one.x} ${one.y}C${middle.x} ${one.y} ${middle.x} ${other.y} ${other.x} ${other.y}`,
    signs: [middle],
  };
}

function roundTheWorld(stones: readonly Stone[]): Way {
  const [left, right] = [...stones].sort((one, other) => one.x - other.x);
  if (!left || !right) return { line: "", signs: [] };
  // Half the way to the next of four paths.
  const rim = (right.x - left.x) / 6;
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
