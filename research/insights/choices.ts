import { type AnyGame, numberedDeal, seededRandom, type Variant } from "@tetrarch/engine";
import { type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";
import { MOST_PLAYED_MOVES } from "../../packages/solver/src/players/play-out.js";
import { moveEvaluatorOf } from "../../packages/solver/src/registry.js";
import { kindOf } from "./kinds.js";

/** Where two players choose otherwise, and what one of them loses by it. */
interface Differing {
  count: number;
  lost: number;
  squares: number;
}

/** More seeds than there are. */
const SEEDS = 2 ** 31;

/**
 * What a player does differently from another, in its own games: the kinds of both choices, how often in a game, and what the other
 * one's would have cost of the chance to win (Q of the player's move − Q of the other's, by the game's judge).
 */
export function choicesOf(
  game: AnyGame,
  variant: Variant,
  [player, other]: readonly [AnyPlayer, AnyPlayer],
  first: number,
  games: number,
): string {
  const evaluator = moveEvaluatorOf(game);
  if (!evaluator) throw new Error(`${game.id} has no judge`);
  const table = new Map<string, Differing>();
  let decisions = 0;
  for (let deal = first; deal < first + games; deal++) {
    const random = seededRandom(deal);
    let state: unknown = game.setup(numberedDeal(game.pack, deal), variant);
    for (let moves = 0; moves < MOST_PLAYED_MOVES; moves++) {
      const observed = observe(game, state);
      if (observed.legal.length === 0) break;
      const { move, resigns } = runToEnd(player.advise(observed, random, player.nodesAMove));
      if (resigns) break;
      const played = game.play(state, move);
      if (observed.legal.length > 1) {
        decisions++;
        const chance = seededRandom(random(SEEDS));
        const instead = runToEnd(other.advise(observed, chance, other.nodesAMove)).move;
        const words = [move, instead].map((each) => game.formatMove(each));
        if (words[0] !== words[1]) {
          const events = [played.events, game.play(state, instead).events];
          const kinds = words.map((word, index) => kindOf(game.id, word, events[index] ?? []));
          const [kept, lost] = runToEnd(evaluator.evaluatingMoves(observed.view, [move, instead], -1, NODES));
          add(table, kinds.join(" · "), (kept?.win ?? 0) - (lost?.win ?? 0));
        }
      }
      state = played.state;
    }
  }
  const rows = [...table].sort(([, one], [, two]) => two.lost - one.lost);
  return [
    `${game.id}, ${games} games of ${player.name} from deal ${first} on, ${(decisions / games).toFixed(1)} decisions a game`,
    `${player.name} · ${other.name}: how often a game, what the second would cost each time and a game, in points of the chance to win`,
    ...rows.map(([kinds, { count, lost, squares }]) => {
      const mean = lost / count;
      const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
      return `  ${kinds}: ${(count / games).toFixed(2)} a game, ${points(mean)} ± ${points(error)} each, ${points(lost / games)} a game`;
    }),
  ].join("\n");
}

/** What a judge that searches may take. */
const NODES = 100_000;

function add(table: Map<string, Differing>, kinds: string, lost: number): void {
  const row = table.get(kinds) ?? { count: 0, lost: 0, squares: 0 };
  row.count++;
  row.lost += lost;
  row.squares += lost * lost;
  table.set(kinds, row);
}

function points(chance: number): string {
  return (100 * chance).toFixed(2);
}
