/**
 * `npm run research -- compare GAME`: fair players on the same deals. Of each the share won with its 95 % interval, the mean of the
 * score with its standard error, and the time; of all but the first also the paired difference to the first.
 *
 * Options: `--players A,B` (the strongest and sampler), `--deals FIRST..LAST` (1000001..1000200), `--variant NAME`, `--wins FILE`
 * writes a line for each deal. `--luck-off` also takes off, by regression, what chance brought in the eyes of the game's evaluator
 * (AIVAT, Burch et al. 2018), in another line: it helps players near the evaluator's. With `--priced` each of the others plays
 * alone, and wherever it deviates from the first, `--tries N` (10) pairs of play-outs of the first price the difference; the first
 * should be the quicker one. In Four Kingdoms `net` is the quickest: the net alone, which is no player of the program; with
 * `--model FILE`, which `train --out` writes, `net-of-model` and `rehearser-of-model` play by that net. With `--keep FILE` a run
 * that was stopped goes on.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { games, outcomeOf, parseVariant } from "@tetrarch/engine";
import { pricingMoves } from "../packages/solver/src/analysis/move-prices.js";
import type { Model } from "../packages/solver/src/evaluation/model.js";
import { agentsOf, runToEnd } from "../packages/solver/src/index.js";
import { MOST_PLAYED_MOVES } from "../packages/solver/src/players/play-out.js";
import { analystsOf } from "../packages/solver/src/registry.js";
import type { Rate } from "../packages/solver/src/studies/wilson.js";
import {
  differenceOnSameDeals,
  type PlayedDeal,
  type RateDifference,
  winRateOf,
} from "../packages/solver/src/studies/win-rate.js";
import { misuse, optionsOf } from "./common/options.js";
import { netAlone, playersOfModel } from "./compare/four-kingdoms.js";
import { pricesOf } from "./compare/prices.js";
import { sessionOf } from "./judge/session-of.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    players: { type: "string" },
    deals: { type: "string", default: "1000001..1000200" },
    variant: { type: "string", default: "standard" },
    wins: { type: "string" },
    "luck-off": { type: "boolean", default: false },
    priced: { type: "boolean", default: false },
    tries: { type: "string", default: "10" },
    keep: { type: "string" },
    model: { type: "string" },
  },
});
const game = games.find(({ id }) => id === positionals[0]);
const agents = game && agentsOf(game);
const variant = game && parseVariant(game.options, values.variant);
const [first, last] = values.deals.split("..").map(Number) as [number, number];
const tries = Number(values.tries);
if (
  !game ||
  !agents ||
  !variant?.ok ||
  !(first >= 1 && last >= first) ||
  !(Number.isInteger(tries) && tries >= 2)
)
  misuse(
    "compare GAME [--players A,B] [--deals FIRST..LAST] [--variant NAME] [--wins FILE] [--model FILE] [--luck-off | --priced [--tries N] [--keep FILE]]",
  );
const decisions = values.players ?? `${agents.players.at(-1)?.name},sampler`;
/** The base player for prices that is no player of the program. */
const quick = game.id === "four-kingdoms" ? netAlone(game) : undefined;
const ofModel =
  values.model === undefined
    ? []
    : playersOfModel(game, JSON.parse(readFileSync(values.model, "utf8")) as Model);
const known = [...agents.players, ...(quick ? [quick.player] : []), ...ofModel];
const players = decisions.split(",").map((name) => {
  const player = known.find((candidate) => candidate.name === name);
  if (!player) throw new Error(`no player is named ${name}: ${known.map((each) => each.name).join(", ")}`);
  return { player, played: [] as PlayedDeal[], scores: [] as number[], milliseconds: 0 };
});

const [base, ...others] = players;
if (values.priced && base) {
  console.log(`${game.id} ${values.variant}, deals ${first} to ${last}, ${tries} pairs a deviation`);
  const pairs = base.player === quick?.player ? quick.pairs : undefined;
  const pricings = others.map(({ player }) => ({ game, base: base.player, pairs, player, tries }));
  console.log(pricesOf(pricings, variant.value, { first, last, file: values.keep }));
  process.exit(0);
}

for (let number = first; number <= last; number++) {
  for (const each of players) {
    const begun = process.cpuUsage().user;
    const session = sessionOf(game, each.player, number, values.variant, MOST_PLAYED_MOVES);
    each.milliseconds += (process.cpuUsage().user - begun) / 1000;
    const { status, score } = outcomeOf(session);
    each.played.push({
      isWon: status === "won",
      chance: values["luck-off"]
        ? runToEnd(pricingMoves(session, analystsOf(session.game))).chance
        : undefined,
    });
    each.scores.push(score.value);
  }
}

function withoutChance(played: readonly PlayedDeal[]): readonly PlayedDeal[] {
  return played.map(({ isWon }) => ({ isWon }));
}

const deals = last - first + 1;
const percent = (share: number) => (100 * share).toFixed(2);
const shareWon = ({ rate, low, high }: Rate) => `won ${percent(rate)} % (${percent(low)}–${percent(high)})`;
const points = ({ difference, low, high }: RateDifference) =>
  `${percent(difference)} points of wins (${percent(low)} to ${percent(high)})`;

console.log(`${game.id} ${values.variant}, deals ${first} to ${last}`);
for (const { player, played, scores, milliseconds } of players) {
  const { counted, withoutLuck } = winRateOf(played);
  const mean = scores.reduce((sum, score) => sum + score, 0) / deals;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / deals;
  const error = Math.sqrt(variance / deals);
  const seconds = (milliseconds / 1000 / deals).toFixed(3);
  console.log(
    `${player.name.padEnd(10)} ${shareWon(counted)}, score ${mean.toFixed(2)} ± ${error.toFixed(2)}, ${seconds} s a game`,
  );
  if (withoutLuck) console.log(`  luck off: ${shareWon(withoutLuck)}`);
  if (!base || base.player === player) continue;
  const names = `${base.player.name} − ${player.name}`;
  console.log(
    `  ${names}: ${points(differenceOnSameDeals(withoutChance(base.played), withoutChance(played)))}`,
  );
  if (values["luck-off"])
    console.log(`  ${names}, luck off: ${points(differenceOnSameDeals(base.played, played))}`);
}
if (values.wins) {
  const lines = Array.from({ length: deals }, (_, index) =>
    [
      first + index,
      ...players.flatMap(({ played, scores }) => [played[index]?.isWon ? 1 : 0, scores[index]]),
    ].join(" "),
  );
  writeFileSync(values.wins, `${lines.join("\n")}\n`);
}
