import type { fourGods } from "@tetrarch/engine";
import { backs, type GameOracle } from "./game-oracle.js";

const PATHS = ["p1", "p2", "p3", "p4"];
const ROWS = 7;
const PARTY = 2;

/**
 * FG-2: each path has seven rows, of which those ahead lie face down, left and right; FG-7: at most two allies. FG-22: a
 * layout has its own paths, rows and party.
 */
export const godsOracle: GameOracle<fourGods.View> = {
  piles: ({ layout, paths, party, gone }) => [
    ...Array.from({ length: layout?.paths ?? PATHS.length }, (_, index) => {
      const id = `p${index + 1}`;
      const path = paths[index];
      if (path?.path !== id) throw new Error(`no path ${id}`);
      const name = `path ${index + 1}`;
      const ahead = backs((layout?.rows[index] ?? ROWS) - path.row);
      return [
        { id, name, cards: path.card ? [path.card.id] : [] },
        { id: `${id}L`, name: `${name}, left`, cards: ahead },
        { id: `${id}R`, name: `${name}, right`, cards: ahead },
      ];
    }).flat(),
    ...Array.from({ length: layout?.party ?? PARTY }, (_, index) => {
      const place = index + 1;
      const ally = party[place - 1];
      // An ally lies on the weapon held.
      const cards = [ally?.weapon?.id, ally?.id].filter((id) => id !== undefined);
      return { id: `ally${place}`, name: `friend ${place}`, cards };
    }),
    { id: "die", name: "die", cards: [] },
    { id: "gone", name: "gone from the dream", cards: gone },
  ],
  rows: [PATHS, ...PATHS.map((path) => [`${path}L`, `${path}R`]), ["ally1", "ally2"]],
  columns: [],
};
