import { type Kind, kindOfCode, LAYOUT_LIMITS, STANDARD_LAYOUT } from "@tetrarch/engine/four-gods";
import {
  type Draft,
  type DraftCard,
  type DraftLayout,
  type ListName,
  newCard,
  ofKind,
  ROW_LIST_NAMES,
  type RowList,
} from "./draft.js";

/** Cards that were taken out while a set is edited, by list: the first comes back first. */
export type SpareCards = Partial<Record<ListName, DraftCard[]>>;

const { paths: PATHS, rows: ROWS, ofAKind: OF_A_KIND } = LAYOUT_LIMITS;
const USUAL_COUNT = 12;

/** The layout by which a set is played (FG-22); the standard one where it says nothing. */
export function layoutIn({ layout }: Draft): DraftLayout {
  return layout ?? copyOfStandard();
}

function copyOfStandard(): DraftLayout {
  return { ...STANDARD_LAYOUT, rows: [...STANDARD_LAYOUT.rows], crossings: [] };
}

/** FG-22: how many more cards the rows need; below 0 when there are too many. */
export function missingCards(draft: Draft): number {
  const needed = layoutIn(draft).rows.reduce((sum, rows) => sum + 2 * (rows - 1), 0);
  return needed - ROW_LIST_NAMES.reduce((sum, list) => sum + draft[list].length, 0);
}

/**
 * Changes the layout of a set. A set that is laid as usual afterwards, with as many cards as usual, holds no layout: it
 * stays a set of the older form.
 */
export function changeLayout(draft: Draft, change: (layout: DraftLayout) => void): void {
  const layout = layoutIn(draft);
  change(layout);
  layout.crossings = layout.crossings.filter(({ row, paths }) =>
    paths.every((path) => row <= (layout.rows[path - 1] ?? 0)),
  );
  layout.crossings.sort((a, b) => a.row - b.row || a.paths[0] - b.paths[0]);
  draft.layout = layout;
  for (const [index, card] of draft.locations.entries()) if (index > 0) card.kind ??= kindOfCode(card.id);
  if (!isUsual(draft)) return;
  delete draft.layout;
  for (const card of draft.locations) delete card.kind;
}

function isUsual(draft: Draft): boolean {
  const { paths, rows, crossings, party, rescues } = layoutIn(draft);
  const standard = STANDARD_LAYOUT;
  return (
    paths === standard.paths &&
    rows.every((count, index) => count === standard.rows[index]) &&
    crossings.length === 0 &&
    party === standard.party &&
    rescues === standard.rescues &&
    draft.locations.every(({ id, kind }) => (kind ?? kindOfCode(id)) === kindOfCode(id)) &&
    ROW_LIST_NAMES.every((list) => draft[list].length === USUAL_COUNT)
  );
}

/** Adds or takes away paths at the right, each with its place and its artifact. */
export function setPaths(draft: Draft, count: number, spare: SpareCards): void {
  const paths = Math.max(PATHS.least, Math.min(PATHS.most, count));
  setLength(draft, "locations", paths, spare);
  setLength(draft, "artifacts", paths, spare);
  changeLayout(draft, (layout) => {
    layout.paths = paths;
    layout.rows = Array.from(
      { length: paths },
      (_, index) => layout.rows[index] ?? layout.rows.at(-1) ?? ROWS.least,
    );
  });
}

/** Whether a path may get one row more, or one less. @param by 1 or -1 */
export function mayHaveRow(draft: Draft, path: number, by: number): boolean {
  const rows = (layoutIn(draft).rows[path] ?? 0) + by;
  return rows >= ROWS.least && rows <= ROWS.most;
}

/** Gives a path one row more, or takes one. @param by 1 or -1 */
export function addRow(draft: Draft, path: number, by: number): void {
  if (!mayHaveRow(draft, path, by)) return;
  changeLayout(draft, ({ rows }) => {
    rows[path] = (rows[path] ?? 0) + by;
  });
}

/** Takes the last row of a path to the end of another. */
export function moveRow(draft: Draft, from: number, to: number): void {
  if (from === to || !mayHaveRow(draft, from, -1) || !mayHaveRow(draft, to, 1)) return;
  changeLayout(draft, ({ rows }) => {
    rows[from] = (rows[from] ?? 0) - 1;
    rows[to] = (rows[to] ?? 0) + 1;
  });
}

/** The path that a path crosses in a row (FG-23), both counted from 0; -1 for none. */
export function crossedIn({ crossings }: DraftLayout, path: number, row: number): number {
  const crossing = crossings.find((each) => each.row === row && each.paths.includes(path + 1));
  return (crossing?.paths.find((other) => other !== path + 1) ?? 0) - 1;
}

/** FG-23: lets two paths cross in a row, or no longer; what either crosses there otherwise goes. Paths count from 0. */
export function toggleCrossing(draft: Draft, row: number, one: number, other: number): void {
  changeLayout(draft, (layout) => {
    const wasThere = crossedIn(layout, one, row) === other;
    const isFree = ({ paths }: DraftLayout["crossings"][number]) =>
      !paths.includes(one + 1) && !paths.includes(other + 1);
    layout.crossings = layout.crossings.filter((each) => each.row !== row || isFree(each));
    const paths: [number, number] = [Math.min(one, other) + 1, Math.max(one, other) + 1];
    if (!wasThere) layout.crossings.push({ row, paths });
  });
}

/** FG-22: gives a location another kind. */
export function setKind(draft: Draft, index: number, kind: Kind): void {
  const card = draft.locations[index];
  if (card) draft.locations[index] = ofKind(card, kind);
  changeLayout(draft, () => undefined);
}

/** Makes so many cards of a kind: new ones come to the end, and those taken away are spared. */
export function setCount(draft: Draft, list: RowList, count: number, spare: SpareCards): void {
  const least = list === "friends" ? 1 : OF_A_KIND.least;
  setLength(draft, list, Math.max(least, Math.min(OF_A_KIND.most, count)), spare);
  changeLayout(draft, () => undefined);
}

/** Adds cards to the shortest lists, or takes them from the longest, until they fill the rows. */
export function fitCards(draft: Draft, spare: SpareCards): void {
  for (let missing = missingCards(draft); missing !== 0; missing = missingCards(draft)) {
    const bySize = [...ROW_LIST_NAMES].sort((a, b) => draft[a].length - draft[b].length);
    const list = (missing > 0 ? bySize[0] : bySize.at(-1)) as RowList;
    setLength(draft, list, draft[list].length + Math.sign(missing), spare);
  }
  changeLayout(draft, () => undefined);
}

/** Lays the set as usual again. */
export function layAsUsual(draft: Draft, spare: SpareCards): void {
  setPaths(draft, STANDARD_LAYOUT.paths, spare);
  for (const list of ROW_LIST_NAMES) setLength(draft, list, USUAL_COUNT, spare);
  for (const [index, card] of draft.locations.entries()) {
    const usual = kindOfCode(card.id);
    if (card.kind && card.kind !== usual) draft.locations[index] = ofKind(card, usual);
  }
  draft.layout = copyOfStandard();
  changeLayout(draft, () => undefined);
}

function setLength(draft: Draft, list: ListName, count: number, spare: SpareCards): void {
  const cards = draft[list];
  const spared = spare[list] ?? [];
  while (cards.length > count) spared.unshift(cards.pop() as DraftCard);
  while (cards.length < count) {
    const index = cards.length;
    cards.push(
      spared.shift() ?? newCard(list, index, list === "locations" ? kindOfCode(`L${index + 1}`) : undefined),
    );
  }
  spare[list] = spared;
}
