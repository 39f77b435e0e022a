import { formatVariant, seededRandom } from "@tetrarch/engine";
import { type DealRange, keptDeals } from "../bounds/kept-deals.js";
import { type ErrorOfForecasts, errorOfForecasts } from "./forecast-error.js";
import { type Measuring, played, startOf, worthOf } from "./measuring.js";

/**
 * f against long play-outs: of one position of each game of the reference player on so many deals, how often it wins from there on
 * hidden cards that are dealt anew every time.
 */
export function playOutsOf(measuring: Measuring, range: DealRange, playouts: number): string {
  const { game, variant, judge } = measuring;
  const settings = `${game.id} ${formatVariant(variant)}, judge ${judge.version}, ${playouts} play-outs`;
  const found = [...keptDeals(range, settings, (deal) => askedAndPlayed(measuring, deal, playouts))];
  const positions = found.map(([told = 0, won = 0]) => ({ told, won, playouts }));
  return `f against ${playouts} play-outs of each of ${found.length} positions, one a deal, from ${range.first} on\n${inWords(errorOfForecasts(positions))}`;
}

function askedAndPlayed(measuring: Measuring, deal: number, playouts: number): readonly [number, number] {
  const { game } = measuring;
  const random = seededRandom(deal);
  const { states } = played(measuring, startOf(measuring, deal), random);
  const state = states[random(states.length)];
  let won = 0;
  for (let playout = 0; playout < playouts; playout++) {
    const sample = game.sample(game.view(state), random);
    if (played(measuring, sample, random).isWon) won++;
  }
  return [worthOf(measuring, state), won];
}

function inWords({ raw, square, margin, bias, biasMargin }: ErrorOfForecasts): string {
  const root = (number: number) => Math.sqrt(Math.max(0, number)).toFixed(4);
  return [
    `  mean absolute difference ${raw.toFixed(4)}, the play-outs' own noise in it`,
    `  root mean square error without that noise ${root(square)} (${root(square - margin)} to ${root(square + margin)}): the mean absolute error is no larger`,
    `  f less what came, on average ${bias.toFixed(4)} ± ${biasMargin.toFixed(4)}`,
  ].join("\n");
}
