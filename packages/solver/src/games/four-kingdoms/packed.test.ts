import { type AnyGame, fourKingdoms, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { latePosition } from "../../../test/games/four-kingdoms/positions.js";
import { engineMoves } from "./conversion.js";
import { MOST_MOVES, writeMoves } from "./moves.js";
import { GUESTS, Packed, PILES, UP, WASTE, WORDS, ZONES } from "./packed.js";
import { SearchGame, searchStart } from "./solver.js";

const game = games.find(({ id }) => id === "four-kingdoms") as AnyGame;

function keyOf(packed: Packed): string {
  const key = new Uint32Array(3);
  packed.writeKey(key);
  return key.join();
}

/** What a position holds, whatever it was packed from. */
function contents(packed: Packed) {
  const { words, order } = packed;
  return {
    faceUp: [...words.subarray(UP, UP + 4)],
    waste: [...order].filter((_, index) => (((words[WASTE] as number) >>> index) & 1) === 1),
    stock: packed.stockLeft(),
    down: Array.from({ length: PILES }, (_, column) => packed.down(column)),
    zones: words[ZONES],
    guests: words[GUESTS],
  };
}

describe("the packed position", () => {
  it("comes, by every move, to where the engine comes by the same line", () => {
    const random = seededRandom(11);
    const into = new Int32Array(MOST_MOVES);
    let steps = 0;
    for (let walk = 0; walk < 600; walk++) {
      const start = (
        walk % 2 === 0 ? game.setup(numberedDeal(game.pack, walk + 1), []) : latePosition(random)
      ) as fourKingdoms.State;
      const packed = searchStart(start);
      const search = new SearchGame(packed);
      const line: number[] = [];
      for (let count = writeMoves(packed, into, 0); count > 0; count = writeMoves(packed, into, 0)) {
        expect(count).toBeLessThanOrEqual(MOST_MOVES);
        const move = into[random(count)] as number;
        search.play(move);
        line.push(move);
        steps++;
      }
      let state: unknown = start;
      for (const move of engineMoves(game, start, line)) {
        const word = game.formatMove(move);
        const legal = game.legalMoves(state).find((candidate) => game.formatMove(candidate) === word);
        expect(legal, word).toBeDefined();
        state = game.play(state, legal).state;
      }
      const arrived = new Packed(state as fourKingdoms.State);
      expect(contents(arrived)).toEqual(contents(packed));
      expect(search.value() === 1).toBe(game.outcome(state).status === "won");
    }
    expect(steps).toBeGreaterThan(6000);
  });

  it("is the same before and after a move that can be taken back, and no other", () => {
    const random = seededRandom(12);
    const seen = { kept: 0, changed: 0 };
    for (let walk = 0; walk < 400; walk++) {
      let state = (
        walk % 2 === 0 ? game.setup(numberedDeal(game.pack, walk + 1), []) : latePosition(random)
      ) as fourKingdoms.State;
      for (let step = 0; step < 60; step++) {
        const legal = game.legalMoves(state) as readonly fourKingdoms.Move[];
        const move = legal[random(legal.length || 1)];
        if (move === undefined) break;
        const before = state;
        const played = game.play(state, move);
        state = played.state as fourKingdoms.State;
        const stays = canBeTakenBack(move) && !played.events.some(({ type }) => type === "turned");
        expect(keyOf(new Packed(state)) === keyOf(new Packed(before))).toBe(stays);
        if (stays) seen.kept++;
        else seen.changed++;
      }
    }
    expect(seen.kept).toBeGreaterThan(2000);
    expect(seen.changed).toBeGreaterThan(2000);
  });

  it("takes 12 bytes as a key", () => {
    expect(new SearchGame(searchStart(latePosition(seededRandom(1)))).keyWords * 4).toBe(12);
    expect(WORDS * 4).toBe(36);
  });
});

/** Between the free lands; what a guest does is distinguished by the chamber. */
function canBeTakenBack(move: fourKingdoms.Move): boolean {
  return move.type === "land" && move.from < fourKingdoms.WASTE;
}
