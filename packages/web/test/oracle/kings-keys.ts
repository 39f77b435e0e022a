import type { kingsKeys } from "@tetrarch/engine";
import { backs, type GameOracle } from "./game-oracle.js";

const ROWS = ["a", "b", "c", "d"];
const COLUMNS = ["1", "2", "3", "4"];

/** KK-1: cards lie row by row, `a1` to `a4` in the top row; KK-4: books leave the field. */
export const keysOracle: GameOracle<kingsKeys.View> = {
  piles: ({ field, draw, books }) => [
    ...field.map((cards, cell) => {
      const id = `${ROWS[Math.floor(cell / 4)]}${COLUMNS[cell % 4]}`;
      return { id, name: `cell ${id}`, cards };
    }),
    { id: "draw", name: "draw pile", cards: backs(draw) },
    { id: "books", name: "books", cards: books.flat() },
  ],
  rows: ROWS.map((row) => COLUMNS.map((column) => row + column)),
  columns: COLUMNS.map((column) => ROWS.map((row) => row + column)),
};
