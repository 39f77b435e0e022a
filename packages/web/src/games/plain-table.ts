import { games, isPlain, type Pile } from "@tetrarch/engine";
import { fannedPlace, shownIndex, squaredPlace } from "../table/fan.js";
import { cardWithin } from "../table/geometry.js";
import { type AnyTable, HIDDEN, type Layout, type Place, type Size } from "../table/model.js";
import { adaptTable } from "./table-adapter.js";

/** The widest card, in pixels. */
const WIDEST = 130;
const MOST_ROWS = 4;

/** Piles of any game in rows of equal cells: a row count, and how large a card may be. */
interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cell: Size;
  readonly card: Size;
}

function gridOf(count: number, rows: number, room: Size, gap: number): Grid {
  const columns = Math.ceil(count / rows);
  const cell = { width: (room.width - gap) / columns, height: (room.height - gap) / rows };
  const card = cardWithin(Math.min(cell.width - gap, WIDEST), cell.height - gap);
  return { rows, columns, cell, card };
}

/** The table of a plain game (`core/pile-game.ts` of the engine). Throws for a game that is not plain: a bug. */
export function plainTable(gameId: string): AnyTable {
  const game = games.find(({ id }) => id === gameId);
  if (!isPlain(game)) throw new Error(`${gameId} is no plain game`);
  const { knowledge, tableWords } = game.plain;
  const adapted = adaptTable(gameId, knowledge, tableWords);
  return {
    ...adapted,
    arrange: (view, room, bigIndex) => arrangePiles(knowledge.piles(view), room, bigIndex),
    eagerness: (view, { word }) => (adapted.comesHome?.(view, word) ? 0 : 1),
  };
}

/** Lays piles in reading order in the rows that let the cards be largest; face-up cards fan out where the cell has more room. */
function arrangePiles(piles: readonly Pile[], room: Size, bigIndex: boolean): Layout {
  const gap = Math.max(4, Math.min(room.width, room.height) * 0.015);
  const grids = Array.from({ length: MOST_ROWS }, (_, index) => gridOf(piles.length, index + 1, room, gap));
  const { columns, cell, card } = grids.reduce((best, grid) =>
    grid.card.width > best.card.width ? grid : best,
  );
  const shown = shownIndex(card, bigIndex);
  const free = { x: cell.width - gap - card.width, y: cell.height - gap - card.height };
  const isDown = free.y > free.x;
  const step = isDown ? { x: 0, y: shown.height } : { x: shown.width, y: 0 };
  const spread = isDown ? { x: 0, y: free.y } : { x: free.x, y: 0 };
  const places = piles.map(({ id, cards }, index): Place => {
    const from = {
      x: gap + (index % columns) * cell.width,
      y: gap + Math.floor(index / columns) * cell.height,
    };
    if (cards.every((code) => code === HIDDEN)) return squaredPlace(id, cards.length, from, card);
    const width = card.width + Math.min(spread.x, step.x * (cards.length - 1));
    const height = card.height + Math.min(spread.y, step.y * (cards.length - 1));
    return fannedPlace(id, cards.length, { ...from, width, height }, card, () => step);
  });
  return { card, places };
}
