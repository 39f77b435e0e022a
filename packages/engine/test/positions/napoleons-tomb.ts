import { value } from "../../../../testing/value.js";
import { STANDARD_PACK } from "../../src/core/cards.js";
import { napoleonsTomb } from "../../src/games/napoleons-tomb/index.js";
import { formatMove, parseState } from "../../src/games/napoleons-tomb/notation.js";
import type { Event, State } from "../../src/games/napoleons-tomb/types.js";

const PILES = [..."rtw"].flatMap((kind) => [..."12345"].slice(0, kind === "w" ? 5 : 4).map((n) => kind + n));

interface Rest {
  /** C D H S. */
  readonly foundations: string;
  readonly redeals?: number;
}

/** The text of a position: the piles that hold something, `stock` among them, and the foundations. */
export function positionText(
  piles: Readonly<Record<string, string>>,
  { foundations, redeals = 0 }: Rest,
): string {
  const lines = [...PILES, "c", "stock"].map((name) =>
    piles[name] ? `${name}: ${piles[name]}` : `${name}:`,
  );
  return [...lines, `foundations: ${foundations}`, `redeals: ${redeals}`].join("\n");
}

export function position(piles: Readonly<Record<string, string>>, rest: Rest): State {
  return value(parseState(positionText(piles, rest)));
}

/** Spades from one rank to another, upwards, round the corner from king to ace: `spades("J", 5)` is J Q K A 2. */
export function spades(from: string, count: number): string {
  const suit = STANDARD_PACK.slice(39);
  const first = suit.indexOf(`${from}S`);
  return Array.from({ length: count }, (_, index) => suit[(first + index) % 13]).join(" ");
}

/** The words of all legal moves, sorted. */
export function words(state: State): string[] {
  return napoleonsTomb.legalMoves(state).map(formatMove).sort();
}

/** Plays moves given as words, each of which must be legal; the position and the events of the last. */
export function played(start: State, ...moves: string[]): { state: State; events: readonly Event[] } {
  let step: { state: State; events: readonly Event[] } = { state: start, events: [] };
  for (const word of moves) {
    const move = napoleonsTomb.legalMoves(step.state).find((legal) => formatMove(legal) === word);
    if (!move) throw new Error(`${word} is not legal`);
    step = napoleonsTomb.play(step.state, move);
  }
  return step;
}
