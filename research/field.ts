/**
 * `npm run research -- field GAME`: how strong the levels of a game's field are, as the table of docs/field.md. Each plays the deals from
 * `--first N` (10,000,001) on once, `--games N` (2,000) of them: the share won with its 95 % Wilson interval, and the paired difference
 * from the level before with its standard error. `--keep FILE` stores the results, so that a stopped run goes on. With `--but-strongest` the
 * strongest player, who may be slow, is left out: studies have played it (docs/winnability.md).
 */

import { games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { fieldPlayerOf } from "../packages/solver/src/field.js";
import { playingOut, runToEnd } from "../packages/solver/src/index.js";
import type { FieldLevel } from "../packages/solver/src/players/field-levels.js";
import { fieldLevelsOf } from "../packages/solver/src/registry.js";
import { pairedDifference, wilson, Z } from "../packages/solver/src/studies/wilson.js";
import { measureDeals } from "./common/measure-deals.js";
import { misuse, optionsOf } from "./common/options.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    first: { type: "string", default: "10000001" },
    games: { type: "string", default: "2000" },
    keep: { type: "string" },
    "but-strongest": { type: "boolean", default: false },
  },
});
const game = games.find(({ id }) => id === positionals[0]);
const count = Number(values.games);
if (!game || !(count >= 1)) misuse("field GAME [--games N] [--first N] [--keep FILE] [--but-strongest]");

const levels = fieldLevelsOf(game).filter(({ player }) => player !== "strongest" || !values["but-strongest"]);
const players = levels.map((level) => fieldPlayerOf(game, level));
const first = Number(values.first);
const settings = `${game.id} ${levels.map(({ name, slips }) => `${name}:${slips}`).join(" ")}`;
const range = { first, last: first + count - 1, file: values.keep };
const wins = [...measureDeals(range, settings, winsOn)];

/** 1 or 0 for each level. */
function winsOn(deal: number): readonly number[] {
  return players.map((player) => {
    const start = game?.setup(numberedDeal(game.pack, deal), []);
    const played = playingOut(game as never, start, player, seededRandom(deal), player.nodesAMove);
    return Number(runToEnd(played).outcome.status === "won");
  });
}

const percent = (share: number) => (100 * share).toFixed(1);

function lineOf({ name, player, slips }: FieldLevel, index: number): string {
  const { rate, low, high } = wilson(wins.filter((each) => each[index] === 1).length, count);
  const gained = wins.filter((each) => each[index] === 1 && each[index - 1] === 0).length;
  const lost = wins.filter((each) => each[index] === 0 && each[index - 1] === 1).length;
  const { difference, margin } = pairedDifference(gained, lost, count);
  const step =
    index === 0 ? "" : `${difference < 0 ? "" : "+"}${percent(difference)} ± ${percent(margin / Z)}`;
  return `| ${name} | ${player} | ${slips} | ${percent(rate)} % | ${percent(low)}–${percent(high)} | ${step} |`;
}

console.log(`${game.title}, deals ${first} to ${range.last}`);
console.log("| level | player | errors in 100 moves | won | 95 % interval | more than the one before |");
console.log("|---|---|--:|--:|--:|--:|");
console.log(levels.map(lineOf).join("\n"));
