/**
 * `npm run research -- shortest`: the deals of Tomb of Four Kings whose shortest win, all cards known, takes the most moves: proved, by a search
 * of everything. Also how the lengths of shortest wins are spread.
 *
 * Options: `--deals FIRST..LAST` (1..1000), `--list N` (20), `--keep FILE` writes down what was found, a line a deal, so that a run which
 * was stopped goes on.
 */

import { formatDealCode, games, numberedDeal } from "@tetrarch/engine";
import type { TombState } from "../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { committedValueFunction } from "../packages/solver/src/games/tomb-of-four-kings/evaluation.js";
import { OpenTomb } from "./bound/open-tomb.js";
import { MeasurementFile } from "./common/measurement-file.js";
import { misuse, optionsOf } from "./common/options.js";
import { fewestMoves } from "./shortest/fewest-moves.js";

const { values } = optionsOf({
  options: {
    deals: { type: "string", default: "1..1000" },
    list: { type: "string", default: "20" },
    keep: { type: "string" },
  },
});
const game = games.find(({ id }) => id === "tomb-of-four-kings");
const [first, last] = values.deals.split("..").map(Number) as [number, number];
const most = Number(values.list);
const isRange = Number.isSafeInteger(first) && Number.isSafeInteger(last) && first >= 1 && last >= first;
if (!game || !isRange || !(Number.isInteger(most) && most >= 1))
  misuse("shortest [--deals FIRST..LAST] [--list N] [--keep FILE], the numbers whole and from 1 on");
const kept = new MeasurementFile(values.keep, `${game.id}, the fewest moves that win, all cards known`);
const won: { readonly deal: string; readonly moves: number }[] = [];
for (let number = first; number <= last; number++) {
  const moves = Number(kept.of(number, () => String(fewestIn(number))));
  if (Number.isFinite(moves)) won.push({ deal: formatDealCode(game.dealCode, number), moves });
}
if (won.length === 0) {
  console.log(`${game.id}, deals ${first} to ${last}: none of them can be won`);
  process.exit(0);
}
// The longest first; of equal ones those with the lower numbers.
won.sort((one, other) => other.moves - one.moves);
const mean = won.reduce((sum, { moves }) => sum + moves, 0) / won.length;
console.log(
  [
    `${game.id}, deals ${first} to ${last}: ${won.length} can be won, in ${mean.toFixed(1)} moves on average where no more than needed are made`,
    `the longest shortest wins: ${won
      .slice(0, most)
      .map(({ deal, moves }) => `${deal} (${moves} moves)`)
      .join(", ")}`,
  ].join("\n"),
);

/** The fewest moves that win a deal, Infinity where none do. */
function fewestIn(number: number): number {
  if (!game) return Number.POSITIVE_INFINITY;
  const tomb = new OpenTomb(
    game.setup(numberedDeal(game.pack, number), []) as TombState,
    committedValueFunction(),
  );
  return fewestMoves(tomb, tomb.start);
}
