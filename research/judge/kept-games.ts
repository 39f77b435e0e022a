import { formatVariant, seededRandom } from "@tetrarch/engine";
import { KeptLines } from "../common/kept-lines.js";
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
 * Games of the reference player on so many deals. With a file they are written there: 1 for a win, and the moves. Those that stand
 * there are not played again, only replayed.
 */
export function* keptGames(
  measuring: Measuring,
  first: number,
  last: number,
  file?: string,
): Generator<KeptGame> {
  const { game, variant, evaluator, player } = measuring;
  const settings = `${game.id} ${formatVariant(variant)}, games of ${player.name}, judge ${evaluator.version}`;
  const kept = new KeptLines(file, settings);
  for (let deal = first; deal <= last; deal++) {
    const line = kept.of(deal, () => {
      const { words, isWon } = played(measuring, startOf(measuring, deal), seededRandom(deal));
      return `${isWon ? 1 : 0} ${words.join(" ")}`;
    });
    yield replayed(measuring, deal, line);
  }
}

function replayed(measuring: Measuring, deal: number, line: string): KeptGame {
  const { game } = measuring;
  const [won, ...words] = line.split(" ").filter((part) => part !== "");
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
