import type { CardSetProblem } from "./card-set-types.js";
import { MOST_ALLIES, PATHS, ROWS } from "./cards.js";
import type { Layout } from "./layout.js";

type PartOfLayout = Partial<Layout>;
type Cards = readonly { readonly id?: string | undefined }[];

/** A card set of the right shape; `layout` is missing in a standard one. */
interface ShapedSet {
  readonly layout?: PartOfLayout;
  readonly friends: Cards;
  readonly foes: Cards;
  readonly weapons: Cards;
  readonly traps: Cards;
  readonly locations: Cards;
  readonly artifacts: Cards;
}

/** FG-22: the layout with the standard in place of what it leaves out. */
function whole({
  paths = PATHS,
  rows,
  crossings = [],
  party = MOST_ALLIES,
  rescues = 0,
}: PartOfLayout): Layout {
  return { paths, rows: rows ?? Array<number>(paths).fill(ROWS), crossings, party, rescues };
}

/** The whole layout, its crossings in the order of rows and paths: what is alike is written alike. */
export function inOrder(layout: PartOfLayout): Layout {
  const { crossings, ...rest } = whole(layout);
  const sorted = crossings.map(({ row, paths }) => ({ row, paths: [...paths].sort((a, b) => a - b) }));
  sorted.sort((a, b) => a.row - b.row || (a.paths[0] ?? 0) - (b.paths[0] ?? 0));
  const { paths, rows, party, rescues } = rest;
  return { paths, rows, crossings: sorted, party, rescues };
}

/** FG-22, FG-23: where a layout does not fit itself or the cards; none for a set without a layout. */
export function layoutProblems({ layout, ...lists }: ShapedSet): readonly CardSetProblem[] {
  if (!layout) return [];
  const { paths, rows, crossings } = whole(layout);
  if (rows.length !== paths) {
    const reason = `expected ${paths} numbers, one for each path, found ${rows.length}`;
    return [{ path: ["layout", "rows"], reason }];
  }
  return [...wrongCrossings({ rows, crossings }), ...wrongCounts(rows, lists), ...gaps(lists)];
}

/** FG-23: each crossing joins two paths that have its row, and each path crosses at most one other there. */
function wrongCrossings({ rows, crossings }: Pick<Layout, "rows" | "crossings">): readonly CardSetProblem[] {
  return crossings.flatMap(({ row, paths }, index) => {
    const path = ["layout", "crossings", index];
    const missing = paths.findIndex((crossing) => crossing > rows.length);
    if (missing >= 0)
      return [{ path: [...path, "paths", missing], reason: `there is no path ${paths[missing]}` }];
    if (paths[0] === paths[1]) return [{ path: [...path, "paths"], reason: "a path cannot cross itself" }];
    const short = paths.find((crossing) => row > (rows[crossing - 1] as number));
    if (short !== undefined) {
      return [{ path: [...path, "row"], reason: `path ${short} has only ${rows[short - 1]} rows` }];
    }
    const before = crossings.slice(0, index).filter((other) => other.row === row);
    const double = paths.find((crossing) => before.some((other) => other.paths.includes(crossing)));
    return double === undefined
      ? []
      : [{ path: [...path, "paths"], reason: `path ${double} crosses another in row ${row} already` }];
  });
}

type Lists = Omit<ShapedSet, "layout">;

/** FG-22: a location and an artifact for each path, and two cards for each row after the first. */
function wrongCounts(
  rows: readonly number[],
  { friends, foes, weapons, traps, locations, artifacts }: Lists,
): readonly CardSetProblem[] {
  const wrong: CardSetProblem[] = [];
  for (const [name, list] of Object.entries({ locations, artifacts })) {
    if (list.length === rows.length) continue;
    const reason = `expected ${rows.length} cards, one for each path, found ${list.length}`;
    wrong.push({ path: [name], reason });
  }
  const needed = rows.reduce((sum, row) => sum + (row - 1) * 2, 0);
  const found = friends.length + foes.length + weapons.length + traps.length;
  if (found !== needed) {
    const reason = `they need ${needed} friends, foes, weapons and traps together, and there are ${found}`;
    wrong.push({ path: ["layout", "rows"], reason });
  }
  return wrong;
}

/** FG-22: the ids of a list of n cards are the first n. */
function gaps({ friends, foes, weapons, traps, locations }: Lists): readonly CardSetProblem[] {
  return Object.entries({ friends, foes, weapons, traps, locations }).flatMap(([name, cards]) =>
    cards.flatMap(({ id = "" }, index) => {
      if (Number(id.slice(1)) <= cards.length) return [];
      const last = id.charAt(0) + String(cards.length).padStart(id.length - 1, "0");
      const reason = `the ids of ${cards.length} cards go up to ${last} without a gap`;
      return [{ path: [name, index, "id"], reason }];
    }),
  );
}
