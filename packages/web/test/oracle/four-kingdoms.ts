import type { fourKingdoms } from "@tetrarch/engine";
import { backs, type GameOracle } from "./game-oracle.js";

const LANDS = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"];
const SUITS = [
  ["C", "clubs"],
  ["D", "diamonds"],
  ["H", "hearts"],
  ["S", "spades"],
] as const;
const ZONES = ["dungeon", "tower", "g", "castle", "subjects"];

/** The table of its page: seven free lands, the stock, the waste, and for each suit a row of zones. */
export const kingdomsOracle: GameOracle<fourKingdoms.View> = {
  piles: ({ tableau, stock, waste, kingdoms }) => [
    ...SUITS.flatMap(([letter, suit]) => {
      const kingdom = kingdoms.find((candidate) => candidate.suit === letter);
      if (!kingdom) throw new Error(`no kingdom of ${suit}`);
      const { dungeon, tower, guest, castle, subjects } = kingdom;
      return [
        { id: `dungeon${letter}`, name: `dungeon of ${suit}`, cards: dungeon },
        { id: `tower${letter}`, name: `tower of ${suit}`, cards: tower },
        { id: `g${letter}`, name: `guest chamber of ${suit}`, cards: guest ? [guest] : [] },
        { id: `castle${letter}`, name: `castle of ${suit}`, cards: castle },
        { id: `subjects${letter}`, name: `square of ${suit}`, cards: subjects },
      ];
    }),
    ...LANDS.map((id, land) => ({ id, name: `free land ${id.slice(1)}`, cards: tableau[land] ?? [] })),
    { id: "stock", name: "stock", cards: backs(stock) },
    { id: "w", name: "waste", cards: waste },
  ],
  rows: [LANDS, ...SUITS.map(([letter]) => ZONES.map((zone) => zone + letter))],
  columns: ZONES.map((zone) => SUITS.map(([letter]) => zone + letter)),
};
