import { type fourGods, numberedDeal, seededRandom } from "@tetrarch/engine";
import { createFourGods, type FourGodsGame } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { randomWay, testSets, VARIANTS } from "../../../test/games/four-gods/positions.js";
import { CardNumbers, NO_CARD } from "./card-numbers.js";
import { engineMove } from "./conversion.js";
import { FIGHT, isPathMove, pathOf, placeOf, sideOf, typeOf } from "./moves.js";
import { Packed } from "./packed.js";
import { SearchGame } from "./search.js";

type State = fourGods.State;

const GAMES = testSets().map((set) => ({ game: createFourGods(set), numbers: new CardNumbers(set) }));

function packed(numbers: CardNumbers, state: State): Packed {
  const position = new Packed(numbers);
  position.load(state);
  position.sortParty();
  return position;
}

function movesOf(position: Packed): number[] {
  const into = new Int32Array(200);
  return Array.from(into.subarray(0, new SearchGame(position).moves(into, 0)));
}

function word(game: FourGodsGame, position: Packed, move: number): string {
  return game.formatMove(engineMove(position, move));
}

/** A move's word and, where it deals with a card, the side on which that lies. */
function wordWithSide(game: FourGodsGame, position: Packed, move: number): string {
  const side = isPathMove(move) && position.rowsDone(pathOf(move)) > 0 ? sideOf(move) : "";
  return `${word(game, position, move)} ${side}`;
}

/** The position's moves, those left out in which the last ally falls for good. */
function survivableWords(game: FourGodsGame, state: State): string[] {
  return game
    .legalMoves(state)
    .filter((move) => move.type !== "fight" || game.outcome(game.play(state, move).state).status !== "lost")
    .map((move) => game.formatMove(move))
    .sort();
}

/** All positions that the choices due lead to. */
function chosen(game: FourGodsGame, state: State): State[] {
  const moves = game.legalMoves(state);
  if (moves[0]?.type !== "choose") return [state];
  return moves.flatMap((move) => chosen(game, game.play(state, move).state));
}

/** Positions of random games, the first and most that are reached after it. */
function* positions(games: number) {
  for (let number = 1; number <= games; number++) {
    const { game, numbers } = GAMES[number % GAMES.length] as (typeof GAMES)[number];
    const start = game.setup(numberedDeal(game.pack, number), VARIANTS[number % 4] ?? []);
    for (const state of [start, ...randomWay(game, start, 80, seededRandom(number))]) {
      yield { game, numbers, state };
    }
  }
}

describe("packed moves of the Four Gods", () => {
  it("are the engine's, and lead where the engine's lead", () => {
    let compared = 0;
    for (const { game, numbers, state } of positions(300)) {
      if (game.legalMoves(state)[0]?.type === "choose") continue;
      const position = packed(numbers, state);
      const moves = movesOf(position);
      const words = moves.map((move) => word(game, position, move));
      expect(words.slice().sort()).toEqual(survivableWords(game, state));
      for (const move of moves) {
        const played = packed(numbers, state);
        const next = game.play(state, engineMove(played, move)).state;
        new SearchGame(played).play(move);
        expect(played.position).toEqual(packed(numbers, next).position);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it("leave the choices of FG-4 to the moves after them", () => {
    let compared = 0;
    for (const { game, numbers, state } of positions(300)) {
      if (game.legalMoves(state)[0]?.type !== "choose") continue;
      const position = packed(numbers, state);
      const undecided = movesOf(position).map((move) => wordWithSide(game, position, move));
      const decided = chosen(game, state).flatMap((after) => {
        const turnedUp = packed(numbers, after);
        return movesOf(turnedUp).map((move) => wordWithSide(game, turnedUp, move));
      });
      expect(undecided.sort()).toEqual([...new Set(decided)].sort());
      compared++;
    }
    expect(compared).toBeGreaterThan(1500);
  });

  it("never let the last ally fall for good", () => {
    let fatal = 0;
    for (const { game, numbers, state } of positions(300)) {
      const position = packed(numbers, state);
      if (!position.hasParty || !position.isAlone || position.hasRescue) continue;
      const fights = movesOf(position).filter((move) => typeOf(move) === FIGHT);
      for (const move of fights) {
        expect(placeOf(move)).toBe(0);
        const played = packed(numbers, state);
        new SearchGame(played).play(move);
        expect(played.isForlorn).toBe(false);
      }
      const engineFights = game.legalMoves(state).filter(({ type }) => type === "fight");
      if (engineFights.length > fights.length) fatal++;
    }
    expect(fatal).toBeGreaterThan(100);
  });
});

/** How many bits of each thing in a packed position may be set, by the bit where it begins (see README.md). */
const BITS: readonly (readonly [start: number, bits: number])[] = [
  ...[0, 32, 64, 96].map((damage) => [damage, 20] as const),
  ...[128, 160].map((wounds) => [wounds, 21] as const),
  ...[192, 200, 208, 216].map((path) => [path, 6] as const),
  [256, 4],
  [264, 2],
  [272, 13],
];

function keyOf(position: Packed): string {
  const key = new Uint32Array(position.keyWords);
  position.writeKey(key);
  return key.join();
}

describe("the key of a packed position", () => {
  const { game, numbers } = GAMES[0] as (typeof GAMES)[number];
  const position = packed(numbers, game.setup(numberedDeal(game.pack, 1), []));

  it("changes with every bit that a position may set", () => {
    const key = keyOf(position);
    const keys = new Set([key]);
    let flips = 0;
    for (const [start, bits] of BITS) {
      for (let bit = start; bit < start + bits; bit++) {
        const byte = bit >> 3;
        const before = position.position[byte] as number;
        position.position[byte] = before ^ (1 << (bit & 7));
        keys.add(keyOf(position));
        position.position[byte] = before;
        flips++;
      }
    }
    expect(flips).toBe(165);
    expect(keys.size).toBe(1 + flips);
    expect(keyOf(position)).toBe(key);
  });

  it("changes with every ally and every weapon", () => {
    const keys = new Set<string>();
    const friends = [...Array(12).keys(), 48];
    const weapons = [...Array(12).keys()].map((number) => 24 + number);
    for (const place of [0, 1]) {
      for (const friend of friends) {
        for (const weapon of [...weapons, 49, NO_CARD]) {
          position.position.fill(NO_CARD, 28, 32);
          position.position[28 + place] = friend;
          position.position[30 + place] = weapon;
          keys.add(keyOf(position));
        }
      }
    }
    expect(keys.size).toBe(2 * 13 * 14);
  });
});
