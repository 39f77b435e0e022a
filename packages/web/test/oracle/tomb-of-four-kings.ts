import type { tombOfFourKings } from "@tetrarch/engine";
import type { GameOracle } from "./game-oracle.js";

/** TK-3: the first numbered card that is no heart is what was met. It lies on the rest of its turn. */
function finished(turn: readonly string[]): readonly string[] {
  const met = turn.findIndex((code) => "23456789T".includes(code.charAt(0)));
  return met === -1 ? turn : [...turn.slice(0, met), ...turn.slice(met + 1), turn[met] ?? ""];
}

/** The areas of its page; the hit points are counted, and the hand is open, skills and loot apart. */
export const tombOracle: GameOracle<tombOfFourKings.View> = {
  piles: ({ turn, torches, skills, treasure, pack, discards, delve, retreat }) => [
    { id: "turn", name: "this turn", cards: turn },
    { id: "hearts", name: "hit points", cards: [] },
    { id: "torches", name: "torches", cards: torches },
    { id: "skills", name: "skills", cards: skills },
    { id: "loot", name: "loot", cards: treasure },
    { id: "pack", name: "pack", cards: pack.toReversed() },
    { id: "lost", name: "lost at jammed doors", cards: discards },
    { id: "delve", name: "delve row", cards: delve.flatMap(finished) },
    { id: "retreat", name: "retreat row", cards: retreat.flatMap(finished) },
  ],
  rows: [],
  columns: [
    ["torches", "turn"],
    ["delve", "retreat"],
  ],
};
