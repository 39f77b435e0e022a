import { type FourGodsGame, type fourGods, fourGodsCards } from "@tetrarch/engine";
import { engineMove } from "./engine-moves.js";
import { isPathMove, pathOf, sideOf } from "./moves.js";
import type { Packed } from "./packed.js";
import { Thoughtful } from "./thoughtful.js";

type Move = fourGods.Move;
type Side = fourGods.Side;

/** By path and row, the side whose card a line deals with. */
type Sides = Map<number, Side>;

/**
 * The engine's moves for a line of packed ones: every choice is made as soon as it is due, for the side that the line
 * deals with later.
 * @param packed the position of `start`; the line is played on it
 */
export function engineLine(
  game: FourGodsGame,
  start: fourGods.State,
  packed: Packed,
  line: readonly number[],
): Move[] {
  const thoughtful = new Thoughtful(packed);
  const sides: Sides = new Map();
  const moves = line.map((packedMove) => {
    const path = pathOf(packedMove);
    if (isPathMove(packedMove)) {
      sides.set(rowNumber(path, packed.rowsDone(path)), sideOf(packedMove) === 0 ? "L" : "R");
    }
    const move = engineMove(packed, packedMove);
    thoughtful.play(packedMove);
    return move;
  });
  return withChoices(game, start, moves, sides);
}

function rowNumber(path: number, row: number): number {
  return path * fourGodsCards.ROWS + row;
}

function withChoices(
  game: FourGodsGame,
  start: fourGods.State,
  moves: readonly Move[],
  sides: Sides,
): Move[] {
  const line: Move[] = [];
  let state = start;
  const play = (move: Move) => {
    line.push(move);
    state = game.play(state, move).state;
  };
  for (const move of moves) {
    for (let due = dueChoice(game, state, sides); due !== undefined; due = dueChoice(game, state, sides))
      play(due);
    play(move);
  }
  return line;
}

/** FG-4: the choice that comes before anything else; any side will do where the line goes no further. */
function dueChoice(game: FourGodsGame, state: fourGods.State, sides: Sides): Move | undefined {
  const [first] = game.legalMoves(state);
  if (first?.type !== "choose") return undefined;
  const row = (state.paths[first.path] as fourGods.Path).turned.length;
  return { ...first, side: sides.get(rowNumber(first.path, row)) ?? "L" };
}
