/**
 * `npm run bound -- GAME`: how often the best fair player can win at most: a bound from above by information relaxation, whose
 * charges for foresight come from the net's forecasts (docs/evaluation.md). Prints the bound with its 95 % interval, beside it what can
 * be won with open cards, found by the same search without charges.
 *
 * Options: `--deals FIRST..LAST` (6000001..6000100), `--open SHARE`: the share of all deals that can be won with open cards, 0 to 1, as
 * a study of very many has found it (docs/winnability.md); then the bound is told also with what this sample of deals is off taken off.
 */
import { parseArgs } from "node:util";
import { games, numberedDeal } from "@tetrarch/engine";
import { committedWorth } from "../src/games/tomb-of-four-kings/evaluation.js";
import type { TombState } from "../src/games/tomb-of-four-kings/types.js";
import { meanBeside } from "../src/statistics/control-variate.js";
import { meanInterval } from "../src/statistics/mean-interval.js";
import { OpenTomb } from "./bounds/open-tomb.js";
import { FREE, relaxedBest } from "./bounds/relaxed-best.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: "string", default: "6000001..6000100" }, open: { type: "string" } },
});
const [named] = positionals;
const game = games.find(({ id }) => id === named && id === "tomb-of-four-kings");
const [first, last] = values.deals.split("..").map(Number) as [number, number];
const share = values.open === undefined ? undefined : Number(values.open);
const isRange = Number.isSafeInteger(first) && Number.isSafeInteger(last) && first >= 1 && last > first + 1;
if (!game || !isRange || !(share === undefined || (share >= 0 && share <= 1))) {
  console.error(
    "usage: npm run bound -- tomb-of-four-kings [--deals FIRST..LAST] [--open SHARE], three deals at least, by whole numbers from 1 on",
  );
  process.exit(2);
}

const open: number[] = [];
const charged: number[] = [];
let positions = 0;
for (let number = first; number <= last; number++) {
  const state = game.setup(numberedDeal(game.pack, number), []) as TombState;
  const tomb = new OpenTomb(state, committedWorth());
  open.push(relaxedBest(tomb, FREE, tomb.start).best);
  const found = relaxedBest(tomb, tomb, tomb.start);
  charged.push(found.best);
  positions += found.positions;
}
console.log(
  [
    `${game.id}, deals ${first} to ${last}, ${Math.round(positions / open.length)} positions a deal`,
    `  won with open cards ${inWords(meanInterval(open))}`,
    `  no fair player wins more than ${inWords(meanInterval(charged))}`,
    ...(share === undefined
      ? []
      : [`  the same beside ${100 * share} % with open cards: ${inWords(meanBeside(charged, open, share))}`]),
  ].join("\n"),
);

function inWords({ mean, margin }: { readonly mean: number; readonly margin: number }): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * margin).toFixed(2)} %`;
}
