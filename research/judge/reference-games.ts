import { formatVariant, seededRandom } from "@tetrarch/engine";
import { MeasurementFile } from "../common/measurement-file.js";
import { type Measuring, played, startOf } from "./measuring.js";

/** A game of the reference player on a numbered deal: the states at which it had to move, and whether it won. */
export interface ReferenceGame {
  readonly deal: number;
  readonly isWon: boolean;
  readonly states: readonly unknown[];
  /** The moves; none for the last state where the player resigned. */
  readonly words: readonly string[];
}

/** Games of the reference player on some deals; those in the file, as 1 for a win and the moves, are only replayed. */
export function* referenceGames(
  measuring: Measuring,
  first: number,
  last: number,
  file?: string,
): Generator<ReferenceGame> {
  const { game, variant, evaluator, player } = measuring;
  const settings = `${game.id} ${formatVariant(variant)}, games of ${player.name}, judge ${evaluator.version}`;
  const games = new MeasurementFile(file, settings);
  for (let deal = first; deal <= last; deal++) {
    const line = games.of(deal, () => {
      const { words, isWon } = played(measuring, startOf(measuring, deal), seededRandom(deal));
      return `${isWon ? 1 : 0} ${words.join(" ")}`;
    });
    yield replayed(measuring, deal, line);
  }
}

function replayed(measuring: Measuring, deal: number, line: string): ReferenceGame {
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
