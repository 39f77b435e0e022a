import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { observe, runToEnd } from "../../src/index.js";
import { MOST_PLAYED_MOVES } from "../../src/players/play-out.js";
import { type ByGame, meanByGame } from "../../src/statistics/mean-by-game.js";
import { type Measuring, weighed } from "../judge/measuring.js";

/** A kind of move that may be made now, later or never, and what may tell when it pays. */
export interface Question<View, Move> {
  readonly isOne: (view: View, move: Move) => boolean;
  /** Told of the best move of the kind. */
  readonly circumstances: readonly Circumstance<View, Move>[];
}

export type Circumstance<View, Move> = readonly [
  name: string,
  of: (view: View, move: Move) => number | string,
];

/** A decision with moves of the kind and others. */
interface Asked extends ByGame {
  /** What the best move of the kind is worth more than the best other one, in chances to win. */
  readonly value: number;
  readonly isDone: boolean;
}

/**
 * Whether a kind of move is worth it, at all decisions of a player's own games that leave the choice: how often the player made one,
 * and Q of the best one less Q of the best other move, by circumstances. Errors count games.
 */
export function worthItOf<View, Move>(
  measuring: Measuring,
  question: Question<View, Move>,
  first: number,
  games: number,
): string {
  const tables = question.circumstances.map(() => new Map<string, Asked[]>());
  const all: Asked[] = [];
  for (let deal = first; deal < first + games; deal++) {
    for (const { view, move, ...asked } of askedIn<View, Move>(measuring, question, deal)) {
      all.push(asked);
      for (const [index, [, of]] of question.circumstances.entries()) {
        const table = tables[index] as Map<string, Asked[]>;
        const key = String(of(view, move));
        table.set(key, [...(table.get(key) ?? []), asked]);
      }
    }
  }
  return [
    `${measuring.game.id}, ${games} games of ${measuring.player.name} from deal ${first} on: ${inWords(all)}`,
    ...question.circumstances.flatMap(([name], index) => [
      `  ${name}`,
      ...rowsOf(tables[index] as Map<string, Asked[]>),
    ]),
  ].join("\n");
}

function* askedIn<View, Move>(measuring: Measuring, { isOne }: Question<View, Move>, deal: number) {
  const { game, variant, player } = measuring;
  const random = seededRandom(deal);
  let state: unknown = game.setup(numberedDeal(game.pack, deal), variant);
  for (let moves = 0; moves < MOST_PLAYED_MOVES; moves++) {
    const observed = observe(game, state);
    if (observed.legal.length === 0) return;
    const { move, resigns } = runToEnd(player.advise(observed, random, player.nodesAMove));
    if (resigns) return;
    const view = observed.view as View;
    const isKind = (legal: unknown) => isOne(view, legal as Move);
    if (observed.legal.some(isKind) && !observed.legal.every(isKind)) {
      const worths = weighed(measuring, state).sort((one, other) => other.win - one.win);
      const best = worths.find((each) => isKind(each.move));
      const other = worths.find((each) => !isKind(each.move));
      if (best && other)
        yield {
          game: deal,
          view,
          move: best.move as Move,
          value: best.win - other.win,
          isDone: isKind(move),
        };
    }
    state = game.play(state, move).state;
  }
}

function rowsOf(table: ReadonlyMap<string, readonly Asked[]>): readonly string[] {
  const rows = [...table].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  return rows.map(([key, asked]) => `    ${key}: ${inWords(asked)}`);
}

function inWords(asked: readonly Asked[]): string {
  if (asked.length === 0) return "never to be decided";
  const share = (is: (each: Asked) => boolean) => ((100 * asked.filter(is).length) / asked.length).toFixed(0);
  const { mean, error } = meanByGame(asked);
  const points = [mean, error].map((each) => (100 * each).toFixed(2)).join(" ± ");
  return `${asked.length} times, done ${share(({ isDone }) => isDone)} %, the better ${share(({ value }) => value > 0)} %, worth ${points} points`;
}
