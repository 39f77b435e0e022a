import { value } from "../../../../testing/value.js";
import { CODES } from "../../src/games/kings-keys/cards.js";
import { kingsKeys } from "../../src/games/kings-keys/index.js";
import { formatMove, parseState } from "../../src/games/kings-keys/notation.js";
import type { Event, State } from "../../src/games/kings-keys/types.js";

const CELLS = [..."abcd"].flatMap((row) => [..."1234"].map((column) => row + column));

/**
 * A position from the cells that hold something; the draw pile is what is named, or else every card of the pack that
 * is nowhere else, in order of colour, number, item.
 */
export function position(
  cells: Readonly<Record<string, string>>,
  { draw, books = "" }: { readonly draw?: string; readonly books?: string } = {},
): State {
  const placed = new Set([...Object.values(cells), books].join(" ").split(" "));
  const rest = CODES.filter((code) => !placed.has(code)).join(" ");
  const lines = CELLS.map((cell) => [`${cell}:`, cells[cell]]);
  lines.push(["draw:", draw ?? rest], ["books:", books]);
  return value(parseState(lines.map((line) => line.filter(Boolean).join(" ")).join("\n")));
}

/** Four books of a colour, together all its cards. */
export function allBooks(colour: string): string {
  return ["1A 2S 3C 4K", "1S 2C 3K 4A", "1C 2K 3A 4S", "1K 2A 3S 4C"]
    .flatMap((book) => book.split(" "))
    .map((card) => colour + card)
    .join(" ");
}

/** The words of all legal moves, sorted. */
export function words(state: State): string[] {
  return kingsKeys.legalMoves(state).map(formatMove).sort();
}

/** Plays moves given as words, each of which must be legal; the position and the events of the last. */
export function played(start: State, ...moves: string[]): { state: State; events: readonly Event[] } {
  let step: { state: State; events: readonly Event[] } = { state: start, events: [] };
  for (const word of moves) {
    const move = kingsKeys.legalMoves(step.state).find((legal) => formatMove(legal) === word);
    if (!move) throw new Error(`${word} is not legal`);
    step = kingsKeys.play(step.state, move);
  }
  return step;
}

/** The cards of a cell, bottom first. */
export function cell(state: State, name: string): readonly string[] | undefined {
  return kingsKeys.view(state).field[CELLS.indexOf(name)];
}
