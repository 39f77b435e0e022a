/**
 * `npm run research -- calibrate GAME`: whether things come as often as f says, on the very path by which games are looked back at. All open
 * positions of games that the reference player plays; what came is the result of the same game. Prints 15 bins of equal count, the
 * expected calibration error, and by thirds of the positions, those after the fewest moves first, the Brier skill over the base
 * rate, beside that of a logistic regression on the moves made, the moves to choose from and the score. Errors count games.
 *
 * Options: `--deals FIRST..LAST` (6000001..6001000), `--variant NAME`, `--keep FILE` writes the games down, so that a run which was
 * stopped goes on, `--without-luck` takes the luck of all that came after a position off its result where f is held against it:
 * on average that changes nothing, and it scatters less.
 */

import { games, parseVariant } from "@tetrarch/engine";
import { wilson, Z } from "../packages/solver/src/studies/wilson.js";
import { type Position, positionsOf, simpleForecasts } from "./calibrate/positions.js";
import { misuse, optionsOf } from "./common/options.js";
import { measuringOf } from "./judge/measuring.js";
import { calibrationOf } from "./statistics/calibration.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    deals: { type: "string", default: "6000001..6001000" },
    variant: { type: "string", default: "standard" },
    keep: { type: "string" },
    "without-luck": { type: "boolean", default: false },
  },
});
const game = games.find(({ id }) => id === positionals[0]);
const variant = game && parseVariant(game.options, values.variant);
const [first, last] = values.deals.split("..").map(Number) as [number, number];
if (!game || !variant?.ok || !(last >= first))
  misuse("calibrate GAME [--deals FIRST..LAST] [--variant NAME] [--keep FILE] [--without-luck]");

const percent = (share: number) => (100 * share).toFixed(2).padStart(6);
const measuring = measuringOf(game, variant.value, true);
const { won, positions, settled, ...looked } = positionsOf(
  measuring,
  first,
  last,
  values["without-luck"],
  values.keep,
);
const { rate, low, high } = wilson(won, looked.games);
console.log(
  `${game.id} ${values.variant}, deals ${first} to ${last}, version ${measuring.evaluator.version} of the judge`,
);
console.log(`won ${percent(rate)} % (${percent(low)} to ${percent(high)}), ${settled} positions settled`);
const luckFree = positions.map((each) => ({ ...each, observed: each.withoutLuck }));
for (const { count, forecast, observed, error } of calibrationOf(luckFree).bins) {
  console.log(
    `${String(count).padStart(7)} positions: f ${percent(forecast)} %, came ${percent(observed)} ± ${percent(error)} %`,
  );
}
const simple = simpleForecasts(positions);
const paired: readonly ComparedPosition[] = positions.map((position, index) => ({
  ...position,
  simple: simple[index] as number,
}));
tell("all", paired);
const sorted = [...paired].sort((a, b) => a.moves - b.moves);
for (const [third, name] of ["first third", "second third", "last third"].entries()) {
  const [from, to] = [third, third + 1].map((part) => Math.floor((sorted.length * part) / 3));
  tell(name, sorted.slice(from, to));
}

/** A position with what the simple features make of it. */
interface ComparedPosition extends Position {
  readonly simple: number;
}

/** How far f is off, and its skill by results, and how much greater that is than that of the simple features. */
function tell(name: string, some: readonly ComparedPosition[]): void {
  const { error, chance } = calibrationOf(some.map((each) => ({ ...each, observed: each.withoutLuck })));
  const { skill } = calibrationOf(some);
  const others = calibrationOf(some.map((each) => ({ ...each, chance: each.simple })));
  const base = some.reduce((sum, { observed }) => sum + observed, 0) / some.length;
  const saved = new Map<number, number>();
  for (const { game, chance, simple, observed } of some) {
    saved.set(game, (saved.get(game) ?? 0) + (simple - observed) ** 2 - (chance - observed) ** 2);
  }
  const squares = [...saved.values()].reduce((sum, each) => sum + each * each, 0);
  const margin = (Z * Math.sqrt(squares)) / (some.length * base * (1 - base));
  const moves = `moves ${some[0]?.moves} to ${some.at(-1)?.moves}`;
  console.log(
    `${name.padEnd(12)} ${name === "all" ? "" : `(${moves}) `}calibration error ${percent(error)} points, of true chances ${percent(chance)}; ` +
      `Brier skill ${skill.toFixed(3)}, simple features ${others.skill.toFixed(3)}, difference ${(skill - others.skill).toFixed(3)} ± ${margin.toFixed(3)}`,
  );
}
