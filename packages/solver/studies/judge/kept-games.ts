import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { seededRandom } from "@tetrarch/engine";
import { type Measuring, played, startOf } from "./measuring.js";

/** A game of the reference player on a numbered deal: the states at which it had to move, and whether it won. */
export interface KeptGame {
  readonly deal: number;
  readonly isWon: boolean;
  readonly states: readonly unknown[];
  /** The moves; none for the last state where the player gave up. */
  readonly words: readonly string[];
}

/**
 * Games of the reference player on so many deals. With a file they are written there, a line each: the deal, 1 for a win, and the
 * moves. Those that stand there are not played again, only replayed, so a run that was stopped goes on.
 */
export function* keptGames(
  measuring: Measuring,
  first: number,
  last: number,
  file?: string,
): Generator<KeptGame> {
  const kept = file === undefined ? new Map<number, string>() : linesOf(file);
  for (let deal = first; deal <= last; deal++) {
    const line = kept.get(deal);
    if (line !== undefined) {
      yield replayed(measuring, deal, line);
      continue;
    }
    const { states, words, isWon } = played(measuring, startOf(measuring, deal), seededRandom(deal));
    if (file !== undefined) appendFileSync(file, `${deal} ${isWon ? 1 : 0} ${words.join(" ")}\n`);
    yield { deal, isWon, states, words };
  }
}

/** By deal. A last line that was not written to its end is taken away. */
function linesOf(file: string): Map<number, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  const lines = whole.split("\n").slice(0, -1);
  return new Map(lines.map((line) => [Number.parseInt(line, 10), line]));
}

function replayed(measuring: Measuring, deal: number, line: string): KeptGame {
  const { game } = measuring;
  const [, won, ...words] = line.split(" ");
  const states: unknown[] = [];
  let state = startOf(measuring, deal);
  for (const word of words) {
    states.push(state);
    const move = game.parseMove(word);
    if (move === undefined) throw new Error(`deal ${deal}: ${word} is no move`);
    state = game.play(state, move).state;
  }
  if (game.legalMoves(state).length > 0) states.push(state);
  return { deal, isWon: won === "1", states, words };
}
