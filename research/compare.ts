/**
 * `npm run research -- compare GAME`: fair players on the same deals. Of each the share won with its 95 % Wilson interval, the mean of
 * the score with its standard error, and the time; of all but the first also the paired difference to the first.
 *
 * Options: `--players A,B` (the strongest and sampler), `--deals FIRST..LAST` (1000001..1000200), `--variant NAME`, `--wins FILE`
 * writes a line for each deal. With `--priced` each of the others plays alone, and wherever it deviates from the first, `--tries N`
 * (10) pairs of play-outs of the first price the difference; the first should be the quicker one. In Four Kingdoms `net` is the
 * quickest: the net alone, which is no player of the program. With `--keep FILE` a run that was stopped goes on.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { games, numberedDeal, parseVariant, seededRandom } from "@tetrarch/engine";
import { type AnyPlayer, agentsOf, playingOut, runToEnd } from "../packages/solver/src/index.js";
import { pairedDifference, wilson } from "../packages/solver/src/studies/wilson.js";
import { pricesOf } from "./compare/prices.js";
import { quickBaseOf } from "./compare/quick-base.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: "string" },
    deals: { type: "string", default: "1000001..1000200" },
    variant: { type: "string", default: "standard" },
    wins: { type: "string" },
    priced: { type: "boolean", default: false },
    tries: { type: "string", default: "10" },
    keep: { type: "string" },
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
) {
  console.error(
    "usage: npm run research -- compare GAME [--players A,B] [--deals FIRST..LAST] [--variant NAME] [--wins FILE | --priced [--tries N] [--keep FILE]]",
  );
  process.exit(2);
}
const decisions = values.players ?? `${agents.players.at(-1)?.name},sampler`;
const quick = quickBaseOf(game);
const known = quick ? [...agents.players, quick.player] : agents.players;
const players = decisions.split(",").map((name) => {
  const player = known.find((candidate) => candidate.name === name);
  if (!player) throw new Error(`no player is named ${name}: ${known.map((each) => each.name).join(", ")}`);
  return { player, wins: [] as boolean[], scores: [] as number[], milliseconds: 0 };
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
  const start = game.setup(numberedDeal(game.pack, number), variant.value);
  for (const each of players) {
    const begun = process.cpuUsage().user;
    const { status, score } = playedOut(each.player, start, number);
    each.milliseconds += (process.cpuUsage().user - begun) / 1000;
    each.wins.push(status === "won");
    each.scores.push(score.value);
  }
}

function playedOut(player: AnyPlayer, start: unknown, number: number) {
  const played = playingOut(game as never, start, player, seededRandom(number), player.nodesAMove);
  return runToEnd(played).outcome;
}

const deals = last - first + 1;
const percent = (share: number) => (100 * share).toFixed(2);
console.log(`${game.id} ${values.variant}, deals ${first} to ${last}`);
for (const { player, wins, scores, milliseconds } of players) {
  const { rate, low, high } = wilson(wins.filter(Boolean).length, deals);
  const mean = scores.reduce((sum, score) => sum + score, 0) / deals;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / deals;
  const error = Math.sqrt(variance / deals);
  const seconds = (milliseconds / 1000 / deals).toFixed(3);
  const won = `${percent(rate)} % (${percent(low)}–${percent(high)})`;
  console.log(
    `${player.name.padEnd(10)} won ${won}, score ${mean.toFixed(2)} ± ${error.toFixed(2)}, ${seconds} s a game`,
  );
  if (!base || base.player === player) continue;
  const gained = base.wins.filter((win, index) => win && !wins[index]).length;
  const lost = wins.filter((win, index) => win && !base.wins[index]).length;
  const { difference, margin } = pairedDifference(gained, lost, deals);
  const against = `${percent(difference)} ± ${percent(margin)} points of wins`;
  console.log(`  ${base.player.name} − ${player.name}: ${against} (${gained} deals gained, ${lost} lost)`);
}
if (values.wins) {
  const lines = Array.from({ length: deals }, (_, index) =>
    [first + index, ...players.flatMap(({ wins, scores }) => [wins[index] ? 1 : 0, scores[index]])].join(" "),
  );
  writeFileSync(values.wins, `${lines.join("\n")}\n`);
}
