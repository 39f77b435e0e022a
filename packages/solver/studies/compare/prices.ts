import { numberedDeal, type Variant } from "@tetrarch/engine";
import { type PricedDifference, pricedDifference } from "../../src/statistics/priced-difference.js";
import { wilson } from "../../src/statistics/wilson.js";
import { type Pricing, pricedGame } from "./pricing.js";

/** What the player makes more of these deals than the base player, by prices, in words. */
export function pricesOf(pricing: Pricing, variant: Variant, first: number, last: number): string {
  const { game, base, player } = pricing;
  const begun = process.cpuUsage().user;
  const priced = Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    return pricedGame(pricing, game.setup(numberedDeal(game.pack, number), variant), number);
  });
  const seconds = (process.cpuUsage().user - begun) / 1e6 / priced.length;
  const { rate, low, high } = wilson(priced.filter(({ isWon }) => isWon).length, priced.length);
  const decisions = priced.reduce((sum, game) => sum + game.decisions, 0);
  const deviations = priced.reduce((sum, { wins }) => sum + wins.length, 0);
  const wins = pricedDifference(priced.map(({ wins }) => wins));
  const scores = pricedDifference(priced.map(({ scores }) => scores));
  return [
    `${player.name} won ${percent(rate)} % (${percent(low)}–${percent(high)}), ${seconds.toFixed(2)} s a game with its prices`,
    `  deviates from ${base.name} in ${percent(deviations / decisions)} % of its decisions, ${(deviations / priced.length).toFixed(1)} times a game`,
    `  ${player.name} − ${base.name}: ${inWords(wins, 100)} points of wins, score ${inWords(scores, 1)}`,
    `  of the margin, squared, ${percent(wins.scatter)} % is the scatter of the play-outs`,
  ].join("\n");
}

function inWords({ difference, margin }: PricedDifference, unit: number): string {
  return `${(unit * difference).toFixed(2)} ± ${(unit * margin).toFixed(2)}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
