import { formatVariant, numberedDeal, type Variant } from "@tetrarch/engine";
import { pairedDifference, wilson } from "../../packages/solver/src/studies/wilson.js";
import type { DealRange } from "../common/measure-deals.js";
import { MeasurementFile } from "../common/measurement-file.js";
import { meanOf, sumOf } from "../statistics/mean-interval.js";
import { type PricedDifference, pricedDifference } from "../statistics/priced-difference.js";
import { type PricedGame, type Pricing, pricedGame } from "./pricing.js";

interface PricedDeal extends PricedGame {
  readonly deal: number;
  readonly player: string;
  /** Of processor time, the prices included. */
  readonly seconds: number;
}

/** What players make more of deals than the base player, and the first of them more than each of the others, by prices, in words. */
export function pricesOf(
  pricings: readonly Pricing[],
  variant: Variant,
  { first, last, file }: DealRange,
): string {
  const [one] = pricings;
  if (!one) return "";
  const settings = `${one.game.id} ${formatVariant(variant)}, prices by ${one.base.name}, ${one.tries} pairs a deviation`;
  const kept = new MeasurementFile(file, settings);
  const games: PricedDeal[][] = pricings.map(() => []);
  for (let deal = first; deal <= last; deal++) {
    for (const [index, pricing] of pricings.entries()) {
      const line = kept.of(`${deal}/${pricing.player.name}`, () =>
        JSON.stringify(pricedDeal(pricing, variant, deal)),
      );
      games[index]?.push(JSON.parse(line) as PricedDeal);
    }
  }
  const [best = []] = games;
  return pricings
    .flatMap((pricing, index) => {
      const own = games[index] as PricedDeal[];
      return index === 0 ? inWords(pricing, own) : [...inWords(pricing, own), ...compared(best, own)];
    })
    .join("\n");
}

function pricedDeal(pricing: Pricing, variant: Variant, deal: number): PricedDeal {
  const { game, player } = pricing;
  const begun = process.cpuUsage().user;
  const priced = pricedGame(pricing, game.setup(numberedDeal(game.pack, deal), variant), deal);
  const seconds = (process.cpuUsage().user - begun) / 1e6;
  return { deal, player: player.name, seconds, ...priced };
}

function inWords({ base, player }: Pricing, games: readonly PricedDeal[]): readonly string[] {
  const { rate, low, high } = wilson(games.filter(({ isWon }) => isWon).length, games.length);
  const seconds = meanOf(games.map(({ seconds }) => seconds));
  const decisions = sumOf(games.map(({ decisions }) => decisions));
  const deviations = sumOf(games.map(({ wins }) => wins.length));
  const wins = pricedDifference(games.map(({ wins }) => wins));
  const scores = pricedDifference(games.map(({ scores }) => scores));
  return [
    `${player.name} won ${percent(rate)} % (${percent(low)}–${percent(high)}), ${seconds.toFixed(2)} s a game with its prices`,
    `  deviates from ${base.name} in ${percent(deviations / decisions)} % of its decisions, ${(deviations / games.length).toFixed(1)} times a game`,
    `  ${player.name} − ${base.name}: ${numbers(wins, 100)} points of wins, score ${numbers(scores, 1)}`,
    `  of the margin, squared, ${percent(wins.scatter)} % is the scatter of the play-outs`,
  ];
}

/** What one player makes more than another by the prices of both, deal by deal, and by their wins. */
function compared(one: readonly PricedDeal[], other: readonly PricedDeal[]): readonly string[] {
  const both = one.map(({ wins }, index) => [
    ...wins,
    ...(other[index]?.wins ?? []).map((tries) => tries.map((each) => -each)),
  ]);
  const gained = one.filter(({ isWon }, index) => isWon && !other[index]?.isWon).length;
  const lost = other.filter(({ isWon }, index) => isWon && !one[index]?.isWon).length;
  const counted = pairedDifference(gained, lost, one.length);
  const names = `${one[0]?.player} − ${other[0]?.player}`;
  return [
    `  ${names}: ${numbers(pricedDifference(both), 100)} points of wins by the prices of both`,
    `  ${names}: ${numbers(counted, 100)} points of wins counted (${gained} deals gained, ${lost} lost)`,
  ];
}

function numbers(
  { difference, margin }: Pick<PricedDifference, "difference" | "margin">,
  unit: number,
): string {
  return `${(unit * difference).toFixed(2)} ± ${(unit * margin).toFixed(2)}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
