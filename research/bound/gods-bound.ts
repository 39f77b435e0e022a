import type { AnyGame, fourGods } from "@tetrarch/engine";
import { isFourGods } from "@tetrarch/engine/four-gods";
import { CardNumbers } from "../../packages/solver/src/games/four-gods/card-numbers.js";
import { wilson } from "../../packages/solver/src/studies/wilson.js";
import { type DealRange, measureDeals } from "../common/measure-deals.js";
import { OpenGods } from "./open-gods.js";
import { searchOpen } from "./open-search.js";

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
