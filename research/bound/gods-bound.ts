import type { AnyGame, fourGods } from "@tetrarch/engine";
import { isFourGods } from "@tetrarch/engine/four-gods";
import { CardNumbers } from "../../packages/solver/src/games/four-gods/card-numbers.js";
import { wilson } from "../../packages/solver/src/studies/wilson.js";
import { type DealRange, measureDeals } from "../common/measure-deals.js";
import { OpenGods } from "./open-gods.js";
import type { OpenGame } from "./relaxed-best.js";

const VERDICTS = ["lost", "undecided", "won"] as const;

/** @param most so many positions of a deal are looked at */
export function boundOfGods(
  game: AnyGame,
  stateOf: (deal: number) => unknown,
  range: DealRange,
  most: number,
): string {
  if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
  const numbers = new CardNumbers(game.cards);
  const found = [
    ...measureDeals(range, `four-gods, open in one pile, ${most} positions`, (deal) => {
      const gods = new OpenGods(stateOf(deal) as fourGods.State, numbers);
      const { verdict, positions } = searchOpen(gods, gods.start, most);
      return [VERDICTS.indexOf(verdict), positions];
    }),
  ];
  const [lost, undecided, won] = VERDICTS.map(
    (_, index) => found.filter(([verdict]) => verdict === index).length,
  ) as [number, number, number];
  const { low, high } = wilson(won + undecided, found.length);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  return [
    `${game.title}, deals ${range.first} to ${range.last}, all cards in one open pile: ${won} won, ${lost} lost, ${undecided} undecided after ${most} positions`,
    `  no fair player wins more than ${percent((won + undecided) / found.length)} (${percent(low)} to ${percent(high)})`,
  ].join("\n");
}

/** Whether a deal can be won, all being known, and after how many positions that was settled; undecided when it was not. */
interface OpenVerdict {
  readonly verdict: "won" | "lost" | "undecided";
  readonly positions: number;
}

/**
 * Looks for a line that wins, choices in their order, until there is one or none is left. Who makes a bound from above of it
 * counts what is undecided as won.
 * @param most so many positions are looked at
 */
export function searchOpen<Position>(game: OpenGame<Position>, start: Position, most: number): OpenVerdict {
  const seen = new Set<string>();
  const isWonFrom = (position: Position): boolean => {
    const result = game.resultOf(position);
    if (result !== undefined) return result === 1;
    if (seen.size >= most) return false;
    const key = game.keyOf(position);
    if (seen.has(key)) return false;
    seen.add(key);
    const choices = game.choicesOf(position);
    return choices ? choices.some(isWonFrom) : isWonFrom(game.revealed(position));
  };
  const isWon = isWonFrom(start);
  const verdict = isWon ? "won" : seen.size >= most ? "undecided" : "lost";
  return { verdict, positions: seen.size };
}
