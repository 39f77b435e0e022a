import { seededRandom } from "@tetrarch/engine";
import { evaluated, type Measuring, played, startOf } from "../judge/measuring.js";
import { type ByGame, meanByGame } from "../statistics/mean-by-game.js";

/** A kind of move that may be made now, later or never, and what may tell when it pays. */
export interface Question<View, Move> {
  readonly isOne: (view: View, move: Move) => boolean;
  /** Told of the best move of the kind. */
  readonly circumstances: readonly Circumstance<View, Move>[];
}

type Circumstance<View, Move> = readonly [name: string, of: (view: View, move: Move) => number | string];

/** A decision with moves of the kind and others. */
interface Decision extends ByGame {
  /** What the best move of the kind is worth more than the best other one, in chances to win. */
  readonly value: number;
  readonly isDone: boolean;
}

/**
 * Whether a kind of move is worth it, at all decisions of a player's own games that leave the choice: how often the player made one,
 * and Q of the best one less Q of the best other move, by circumstances. Errors count games.
 */
export function profitTable<View, Move>(
  measuring: Measuring,
  question: Question<View, Move>,
  first: number,
  games: number,
): string {
  const tables = question.circumstances.map(() => new Map<string, Decision[]>());
  const all: Decision[] = [];
  for (let deal = first; deal < first + games; deal++) {
    for (const { view, move, ...decisions } of decisionsIn<View, Move>(measuring, question, deal)) {
      all.push(decisions);
      for (const [index, [, of]] of question.circumstances.entries()) {
        const table = tables[index] as Map<string, Decision[]>;
        const key = String(of(view, move));
        table.set(key, [...(table.get(key) ?? []), decisions]);
      }
    }
  }
  return [
    `${measuring.game.id}, ${games} games of ${measuring.player.name} from deal ${first} on: ${inWords(all)}`,
    ...question.circumstances.flatMap(([name], index) => [
      `  ${name}`,
      ...rowsOf(tables[index] as Map<string, Decision[]>),
    ]),
  ].join("\n");
}

function* decisionsIn<View, Move>(measuring: Measuring, { isOne }: Question<View, Move>, deal: number) {
  const { game } = measuring;
  const { states, words } = played(measuring, startOf(measuring, deal), seededRandom(deal));
  for (const [index, word] of words.entries()) {
    const state = states[index];
    const view = game.view(state) as View;
    const isKind = (legal: unknown) => isOne(view, legal as Move);
    const legal = game.legalMoves(state);
    if (!legal.some(isKind) || legal.every(isKind)) continue;
    const worths = evaluated(measuring, state).sort((one, other) => other.win - one.win);
    const best = worths.find((each) => isKind(each.move));
    const other = worths.find((each) => !isKind(each.move));
    if (best && other)
      yield {
        game: deal,
        view,
        move: best.move as Move,
        value: best.win - other.win,
        isDone: isKind(game.parseMove(word)),
      };
  }
}

function rowsOf(table: ReadonlyMap<string, readonly Decision[]>): readonly string[] {
  const rows = [...table].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  return rows.map(([key, decisions]) => `    ${key}: ${inWords(decisions)}`);
}

function inWords(decisions: readonly Decision[]): string {
  if (decisions.length === 0) return "never to be decided";
  const share = (is: (each: Decision) => boolean) =>
    ((100 * decisions.filter(is).length) / decisions.length).toFixed(0);
  const { mean, error } = meanByGame(decisions);
  const points = [mean, error].map((each) => (100 * each).toFixed(2)).join(" ± ");
  return `${decisions.length} times, done ${share(({ isDone }) => isDone)} %, the better ${share(({ value }) => value > 0)} %, worth ${points} points`;
}
