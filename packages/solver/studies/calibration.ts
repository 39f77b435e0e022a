/**
 * `npm run calibrate -- GAME`: whether things come as often as f says. One position of each game, any ply as likely, of games
 * that the evaluator plays; the result is that of the same game. Prints 15 bins of equal count, the expected calibration error
 * and the Brier skill over the base rate, for all and by thirds of the game.
 *
 * Options: `--deals FIRST..LAST` (3000001..3003000), `--variant NAME`.
 */
import { parseArgs } from "node:util";
import { games, numberedDeal, parseVariant, seededRandom } from "@tetrarch/engine";
import { type Agents, agentsOf, observe, runToEnd } from "../src/index.js";
import { calibrationOf, type Forecast } from "../src/statistics/calibration.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: "string", default: "3000001..3003000" },
    variant: { type: "string", default: "standard" },
  },
});
const game = games.find(({ id }) => id === positionals[0]);
const { evaluation, players } = (game && agentsOf(game)) as Agents;
const player = players.find(({ name }) => name === "evaluator");
const variant = game && parseVariant(game.options, values.variant);
const [first, last] = values.deals.split("..").map(Number) as [number, number];
if (!game || !evaluation || !player || !variant?.ok || !(last >= first)) {
  console.error(
    "usage: npm run calibrate -- GAME [--deals FIRST..LAST] [--variant NAME], a game that has an evaluator",
  );
  process.exit(2);
}

/** Of one position, with the part of the game that was over then. */
interface Sample extends Forecast {
  readonly part: number;
}

const samples: Sample[] = [];
for (let number = first; number <= last; number++) {
  const random = seededRandom(number);
  const views: unknown[] = [];
  let state: unknown = game.setup(numberedDeal(game.pack, number), variant.value);
  while (game.legalMoves(state).length > 0) {
    const observed = observe(game, state);
    views.push(observed.view);
    const { move, resigns } = runToEnd(player.advise(observed, random, 0));
    if (resigns) break;
    state = game.play(state, move).state;
  }
  const ply = random(views.length);
  const chance = evaluation.worth(views[ply]).win;
  samples.push({ chance, came: game.outcome(state).status === "won", part: ply / views.length });
}

const percent = (share: number) => (100 * share).toFixed(2).padStart(6);
console.log(
  `${game.id} ${values.variant}, deals ${first} to ${last}, version ${evaluation.version} of the weights`,
);
const { bins } = calibrationOf(samples);
for (const { count, forecast, came } of bins) {
  const error = Math.sqrt((came * (1 - came)) / count);
  console.log(
    `${String(count).padStart(6)} positions: f ${percent(forecast)} %, came ${percent(came)} ± ${percent(error)} %`,
  );
}
for (const [name, least, most] of [
  ["all", 0, 1],
  ["first third", 0, 1 / 3],
  ["second third", 1 / 3, 2 / 3],
  ["last third", 2 / 3, 1],
] as const) {
  const { error, skill } = calibrationOf(samples.filter(({ part }) => part >= least && part < most));
  console.log(
    `${name.padEnd(12)} calibration error ${percent(error)} points, Brier skill ${skill.toFixed(3)}`,
  );
}
