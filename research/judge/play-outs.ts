import { formatVariant, seededRandom } from "@tetrarch/engine";
import { type DealRange, measureDeals } from "../common/measure-deals.js";
import { type ErrorOfForecasts, errorOfForecasts, playedOut } from "./forecast-error.js";
import { type Measuring, played, startOf, worthOf } from "./measuring.js";
import { withoutLuck } from "./trials.js";

/**
 * f against long play-outs: of one position of each game of the reference player on so many deals, what comes of it when it plays on
 * on hidden cards that are dealt anew every time.
 * @param isLuckFree whether the luck of every card and roll is taken off the results: as true on average, and far less scattered
 */
export function playOutsOf(
  measuring: Measuring,
  range: DealRange,
  playouts: number,
  isLuckFree: boolean,
): string {
  const { game, variant, evaluator } = measuring;
  const kind = isLuckFree ? "play-outs without their luck" : "play-outs";
  const settings = `${game.id} ${formatVariant(variant)}, judge ${evaluator.version}, each of ${playouts} ${kind}`;
  const found = [
    ...measureDeals(range, settings, (deal) => forecastAndResults(measuring, deal, playouts, isLuckFree)),
  ];
  const positions = found.map(([predicted = 0, ...results]) => playedOut(predicted, results));
  return `f against ${playouts} ${kind} of each of ${found.length} positions, one a deal, from ${range.first} on\n${inWords(errorOfForecasts(positions))}`;
}

/** What f tells of a position, and what came of each game from there. */
function forecastAndResults(
  measuring: Measuring,
  deal: number,
  playouts: number,
  isLuckFree: boolean,
): readonly number[] {
  const { game } = measuring;
  const random = seededRandom(deal);
  const { states, words } = played(measuring, startOf(measuring, deal), random);
  const chosen = random(states.length);
  const state = states[chosen];
  const word = words[chosen];
  // Where the reference player gave up nothing is left to play for.
  const move = word === undefined ? undefined : game.parseMove(word);
  const results = Array.from({ length: playouts }, () => {
    if (move === undefined) return 0;
    const sample = game.sample(game.view(state), random);
    return isLuckFree
      ? withoutLuck(measuring, sample, move).win
      : Number(played(measuring, sample, random).isWon);
  });
  return [worthOf(measuring, state), ...results];
}

function inWords({ raw, square, margin, bias, biasMargin }: ErrorOfForecasts): string {
  const root = (number: number) => Math.sqrt(Math.max(0, number)).toFixed(4);
  return [
    `  mean absolute difference ${raw.toFixed(4)}, the play-outs' own noise in it`,
    `  root mean square error without that noise ${root(square)} (${root(square - margin)} to ${root(square + margin)}): the mean absolute error is no larger`,
    `  f less what came, on average ${bias.toFixed(4)} ± ${biasMargin.toFixed(4)}`,
  ].join("\n");
}
