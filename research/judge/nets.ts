import { readFileSync } from "node:fs";
import { formatVariant, numberedDeal, type Variant } from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { type Model, netOf } from "../../packages/solver/src/evaluation/model.js";
import { BeliefState } from "../../packages/solver/src/games/four-gods/belief-state.js";
import { CardNumbers } from "../../packages/solver/src/games/four-gods/card-numbers.js";
import { committedValueFunction } from "../../packages/solver/src/games/four-gods/evaluation.js";
import { pathOf } from "../../packages/solver/src/games/four-gods/moves.js";
import { WEIGHTS } from "../../packages/solver/src/games/four-gods/weights.js";
import type { Rate } from "../../packages/solver/src/studies/wilson.js";
import {
  differenceOnSameDeals,
  type PlayedDeal,
  type RateDifference,
  winRateOf,
} from "../../packages/solver/src/studies/win-rate.js";
import { type DealRange, measureDeals } from "../common/measure-deals.js";
import { type Chooser, LOOKAHEADS } from "./lookaheads.js";

const game = createFourGods(builtInCardSet);
const numbers = new CardNumbers(builtInCardSet);
/** Starts whose mean the forecast of a deal is compared with. */
const STARTS = 2000;
/** Deals before those that are played. */
const FIRST_START = 7_000_001;

/** Plays numbered deals of the Four Gods; the committed net tells what chance brought. */
export class NetGames {
  readonly #belief = new BeliefState(numbers);
  readonly #forecast = committedValueFunction();
  readonly #choose: Chooser;
  readonly #variant: Variant;
  readonly #meanOfStarts: number;

  constructor(choose: Chooser, variant: Variant) {
    this.#choose = choose;
    this.#variant = variant;
    let sum = 0;
    for (let deal = FIRST_START; deal < FIRST_START + STARTS; deal++) sum += this.#start(deal);
    this.#meanOfStarts = sum / STARTS;
  }

  /** Sets the first position of a deal. Returns the forecast of it. */
  #start(deal: number): number {
    this.#belief.seeing(game.setup(numberedDeal(game.pack, deal), this.#variant));
    this.#forecast.evaluate(this.#belief);
    return this.#forecast.win;
  }

  /** As the players of the program play it: of two cards to come they take the left one. */
  play(deal: number): PlayedDeal {
    const belief = this.#belief;
    const forecast = this.#forecast;
    let chance = this.#start(deal) - this.#meanOfStarts;
    // Looking ahead writes cards and rolls over those of the deal.
    const { packed } = belief;
    const rolls = Array.from({ length: numbers.rolls }, (_, used) => packed.deal.rollAfter(used));
    const cards = Array.from({ length: packed.paths }, (_, path) =>
      Array.from({ length: packed.rows(path) }, (_, row) => packed.deal.cardAt(path, row, 0)),
    );
    for (let move = this.#choose(belief); move >= 0; move = this.#choose(belief)) {
      const odds = belief.odds(move);
      const isRoll = odds > 0 && odds < 1;
      if (isRoll) {
        forecast.after(belief, move, false);
        chance -= forecast.win;
      }
      const roll = rolls[packed.rollsUsed] as number;
      belief.play(move, odds === 1 || roll >= numbers.needed(belief.openCard(pathOf(move)), packed.luck));
      if (isRoll) {
        forecast.reached(belief, false);
        chance += forecast.win;
      }
      while (!belief.isOver && belief.due >= 0) {
        forecast.expect(belief);
        chance -= forecast.win;
        belief.turnUp(belief.due, cards[belief.due]?.[packed.rowsDone(belief.due)] as number);
        forecast.evaluate(belief);
        chance += forecast.win;
      }
      if (belief.isOver) break;
    }
    return { isWon: packed.isWon, chance };
  }
}

/**
 * What players of nets win on the same deals, luck off, and what each wins more than the first.
 * @param players each a file that `train --out` wrote, or `committed`, and how it looks at its moves: `committed:alone`
 */
export function netsOf(
  players: readonly string[],
  variant: Variant,
  { first, last, file }: DealRange,
): string {
  const results = players.map((name) => {
    const begun = process.cpuUsage().user;
    const range = { first, last, file: file && `${file}-${name.replaceAll("/", "_")}` };
    return { name, played: playedBy(name, variant, range), seconds: (process.cpuUsage().user - begun) / 1e6 };
  });
  const [base] = results;
  const lines = results.flatMap(({ name, played, seconds }) => {
    const { counted, withoutLuck } = winRateOf(played);
    return [
      `${name} won ${inPoints(counted)}, luck off ${withoutLuck ? inPoints(withoutLuck) : "-"}, ${(seconds / played.length).toFixed(3)} s a game`,
      ...(base && name !== base.name
        ? [`  more than ${base.name}: ${inPoints(differenceOnSameDeals(played, base.played))}`]
        : []),
    ];
  });
  return [`four-gods ${formatVariant(variant)}, deals ${first} to ${last}`, ...lines].join("\n");
}

function playedBy(name: string, variant: Variant, range: DealRange): readonly PlayedDeal[] {
  const [file = "", lookahead = "one-ply"] = name.split(":");
  const chooserOf = LOOKAHEADS[lookahead];
  if (!chooserOf) throw new Error(`${lookahead}: none of ${Object.keys(LOOKAHEADS).join(", ")}`);
  const model = file === "committed" ? WEIGHTS : (JSON.parse(readFileSync(file, "utf8")) as Model);
  const games = new NetGames(chooserOf(netOf(model)), variant);
  const settings = `four-gods ${formatVariant(variant)}, ${name}`;
  const measured = measureDeals(range, settings, (deal) => {
    const { isWon, chance = 0 } = games.play(deal);
    return [Number(isWon), chance];
  });
  return [...measured].map(([isWon = 0, chance]) => ({ isWon: isWon === 1, chance }));
}

function inPoints(found: Rate | RateDifference): string {
  const { low, high } = found;
  const middle = "rate" in found ? found.rate : found.difference;
  const [a, b, c] = [middle, low, high].map((share) => (100 * share).toFixed(2));
  return `${a} (${b} to ${c})`;
}
