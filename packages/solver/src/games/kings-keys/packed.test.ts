import { type AnyGame, games, type kingsKeys, numberedDeal, seededRandom } from "@tetrarch/engine";
import { colourOf } from "@tetrarch/engine/kings-keys";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { expectSame } from "../../../../../testing/same.js";
import { ColourMoves } from "./moves.js";
import { CARDS_IN_ALL, CELLS, COLOURS, colourPositions, drawnCards, gainsOf } from "./packed.js";

const game = games.find(({ id }) => id === "kings-keys") as AnyGame;
const MOST_MOVES = 150;
const DEALS = countOf(10_000);

/** Every state of random games of the deals 1 to `deals`. */
function* walked(deals: number): Generator<kingsKeys.State> {
  for (let deal = 1; deal <= deals; deal++) {
    const random = seededRandom(deal);
    let state = game.setup(numberedDeal(game.pack, deal), []) as kingsKeys.State;
    for (let ply = 0; ply < MOST_MOVES; ply++) {
      yield state;
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      state = game.play(state, moves[random(moves.length)]).state as kingsKeys.State;
    }
  }
}

/** Where the engine's moves lead, colour by colour. */
function engineMoves(state: kingsKeys.State): string[] {
  return game
    .legalMoves(state)
    .map((move) => {
      const { from } = move as kingsKeys.Move;
      const colour = colourOf((state.field[from] as kingsKeys.Stack)[0] as number);
      const next = game.play(state, move).state as kingsKeys.State;
      return `${colour} ${colourPositions(next)[colour]}`;
    })
    .sort();
}

function packedMoves(state: kingsKeys.State): string[] {
  const moves = new ColourMoves();
  const positions = colourPositions(state);
  const drawn = drawnCards(state);
  return positions
    .flatMap((position, colour) => {
      moves.find(position, drawn[colour] as number);
      const { free, freeCount, gains, gainCount } = moves;
      const all = [...free.subarray(0, freeCount), ...gains.subarray(0, gainCount)];
      return all.map((next) => `${colour} ${next}`);
    })
    .sort();
}

describe("the packed position", () => {
  it("has the engine's moves, no more and no fewer (KK-3)", () => {
    let states = 0;
    let moves = 0;
    for (const state of walked(DEALS)) {
      const words = packedMoves(state);
      expectSame(words, engineMoves(state));
      states++;
      moves += words.length;
    }
    expect(states).toBeGreaterThan(DEALS * 20);
    expect(moves).toBeGreaterThan(DEALS * 100);
    tellChecks(states, "positions whose moves are the engine's");
  });

  it("tells how many cards are drawn: sixteen and the gains, while there are that many (KK-4)", () => {
    let last = 0;
    for (const state of walked(DEALS)) {
      const positions = colourPositions(state);
      const gains = positions.reduce((sum, position) => sum + gainsOf(position), 0);
      expect(CARDS_IN_ALL - state.draw.length).toBe(Math.min(CARDS_IN_ALL, CELLS + gains));
      if (state.draw.length === 0) last++;
    }
    expect(last).toBeGreaterThan(DEALS / 4);
  });

  it("can be taken back after a free move, and not after a gain", () => {
    const there = new ColourMoves();
    const back = new ColourMoves();
    let free = 0;
    let gains = 0;
    for (const state of walked(DEALS / 4)) {
      const drawn = drawnCards(state);
      for (const [colour, position] of colourPositions(state).entries()) {
        const cards = drawn[colour] as number;
        there.find(position, cards);
        for (const next of there.free.subarray(0, there.freeCount)) {
          back.find(next, cards);
          expect([...back.free.subarray(0, back.freeCount)]).toContain(position);
          expect(gainsOf(next)).toBe(gainsOf(position));
          free++;
        }
        for (const next of there.gains.subarray(0, there.gainCount)) {
          expect(gainsOf(next) - gainsOf(position)).toBeGreaterThan(0);
          gains++;
        }
      }
    }
    expect(free).toBeGreaterThan(DEALS * 5);
    expect(gains).toBeGreaterThan(DEALS * 5);
  });

  it("comes to every position that keeps KK-2, and to no other", () => {
    const moves = new ColourMoves();
    const positions = new Set([0]);
    for (const position of positions) {
      // Asked too often for an assertion each time.
      if (!keepsRules(position)) expect(position).toBe("a position");
      moves.find(position, 0xffff);
      for (const next of moves.gains.subarray(0, moves.gainCount)) positions.add(next);
    }
    expect(positions.size).toBe(338_781);
    expect(COLOURS).toBe(4);
  });
});

/** Word for word: no card under two others, no item twice in a stack. */
function keepsRules(position: number): boolean {
  const under = new Map<string, string>();
  for (let upper = 0; upper < 12; upper++) {
    const link = (position >>> (2 * upper)) & 3;
    if (link === 0) continue;
    const number = 2 + (upper >> 2);
    under.set(`${number}${upper & 3}`, `${number - 1}${(upper & 3) ^ link}`);
  }
  if (new Set(under.values()).size < under.size) return false;
  return [...under.keys()].every((top) => {
    const items: string[] = [];
    for (let card: string | undefined = top; card !== undefined; card = under.get(card)) {
      items.push(card.charAt(1));
    }
    return new Set(items).size === items.length;
  });
}
