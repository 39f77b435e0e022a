import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../../../../testing/same.js";
import { shortDeal, tombGame } from "../../../test/games/tomb-of-four-kings/positions.js";
import { packedMove } from "./conversion.js";
import { kingsOf, POINTS } from "./loot.js";
import { legalMoves, MOST_MOVES, playMove } from "./moves.js";
import { DARK, DEAD, NEXT, OUT, type Packed, PHASE, packedTomb } from "./packed.js";

const ENDINGS = { [OUT]: "out", [DEAD]: "dead", [DARK]: "dark" };

function movesOf(tomb: Packed): number[] {
  const into = new Int32Array(MOST_MOVES);
  return [...into.subarray(0, legalMoves(tomb, into, 0))].sort((a, b) => a - b);
}

describe("the packed position", () => {
  it("moves as the engine's does, through random games", () => {
    const random = seededRandom(1);
    const endings = { out: 0, dead: 0, dark: 0 };
    let moves = 0;
    let won = 0;
    let spent = 0;
    for (let number = 1; number <= 1500; number++) {
      const deal =
        number % 2 === 0
          ? numberedDeal(tombGame.pack, number)
          : shortDeal(random, {
              length: 14 + random(20),
              kings: random(5),
              queens: random(5),
              scroll: random(2) === 0,
            });
      let state = tombGame.setup(deal, []);
      const tomb = packedTomb(state);
      for (;;) {
        const legal = tombGame.legalMoves(state);
        expectSame(
          movesOf(tomb),
          [...new Set(legal.map(packedMove))].sort((a, b) => a - b),
        );
        // Turning back is rare, so that games get long.
        const move = legal[number % 3 === 0 && random(4) > 0 ? 0 : random(Math.max(1, legal.length))];
        if (move === undefined) break;
        state = tombGame.play(state, move).state;
        playMove(tomb, packedMove(move));
        moves++;
        if (tombGame.outcome(state).status !== "playing") break;
        const fresh = packedTomb(state);
        const next = tomb.bytes[NEXT] as number;
        fresh.bytes[NEXT] = next;
        expectSame(tomb.bytes, fresh.bytes);
        if (state.scrollSpent) spent++;
        expectSame(tomb.pack.cards.slice(next), fresh.pack.cards);
      }
      expect(ENDINGS[tomb.bytes[PHASE] as keyof typeof ENDINGS]).toBe(state.phase);
      endings[state.phase as keyof typeof endings]++;
      if (state.phase !== "out") continue;
      const { status, score } = tombGame.outcome(state);
      expect(score.text).toBe(`${kingsOf(tomb.hand)}/${POINTS[tomb.hand]}`);
      if (status === "won") won++;
    }
    expect(moves).toBeGreaterThan(12_000);
    expect(Math.min(endings.out, endings.dead, endings.dark)).toBeGreaterThan(120);
    expect(won).toBeGreaterThan(1);
    expect(spent).toBeGreaterThan(120);
  });
});
