/**
 * `npm run research -- insights TABLE GAME`: the tables behind docs/insights.md. The same options print the same bytes.
 *
 * `accounts`: how much the deal, the reveals and the choices weigh in the results of a player (`--player NAME`, the strongest).
 * `choices`: what the player does differently from `greedy`, and what greedy's choice would cost each time.
 * `turning`: when the player turns around; of Tomb of Four Kings alone.
 * `lands`: when an empty land is worth filling; of Four Kingdoms alone.
 * `rescues`: when a rescue is worth it, and whose; of the Four Gods alone, with `--variant rescue`.
 *
 * Options: `--games N` (200), `--first DEAL` (10000001), `--variant NAME` for `choices` and `rescues`.
 */

import { type AnyGame, games, parseVariant } from "@tetrarch/engine";
import { agentsOf, greedyOf } from "../packages/solver/src/index.js";
import { moveEvaluatorOf } from "../packages/solver/src/registry.js";
import { misuse, optionsOf } from "./common/options.js";
import { accountsOf } from "./insights/accounts.js";
import { choicesOf } from "./insights/choices.js";
import { FILLING } from "./insights/lands.js";
import { RESCUING, rescueTable } from "./insights/rescues.js";
import { turningOf } from "./insights/turning.js";
import { profitTable } from "./insights/worth-it.js";
import { playersOf } from "./judge/errors.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "200" },
    first: { type: "string", default: "10000001" },
    variant: { type: "string", default: "standard" },
    player: { type: "string" },
  },
});
const [table, named] = positionals;
const game = games.find(({ id }) => id === named);
const agents = game && agentsOf(game);
const variant = game && parseVariant(game.options, values.variant);
const [first, count] = [Number(values.first), Number(values.games)];
const player = game && playerOf(game, values.player);
/** The tables of one game alone. */
const OF_ONE_GAME: Readonly<Record<string, string>> = {
  turning: "tomb-of-four-kings",
  lands: "four-kingdoms",
  rescues: "four-gods",
};
const isTable =
  table !== undefined &&
  (["accounts", "choices"].includes(table) || (game !== undefined && OF_ONE_GAME[table] === game.id));
const evaluator = game && moveEvaluatorOf(game);
if (!game || !agents || !evaluator || !variant?.ok || !player || !(first >= 1 && count >= 2) || !isTable)
  misuse(
    "insights accounts|choices|turning|lands|rescues GAME [--games N] [--first DEAL] [--player NAME] [--variant NAME]; turning of tomb-of-four-kings, lands of four-kingdoms, rescues of four-gods alone",
  );
const measuring = { game, evaluator, player, variant: variant.value };
if (table === "accounts") console.log(accountsOf(game, player, first, count));
else if (table === "turning") console.log(turningOf(game, player, first, count));
else if (table === "lands") console.log(profitTable(measuring, FILLING, first, count));
else if (table === "rescues") {
  console.log(profitTable(measuring, RESCUING, first, count));
  console.log(rescueTable(measuring, first, count));
} else console.log(choicesOf(game, variant.value, [player, greedyOf(agents)], first, count));

/** One of the players that a game has, its reference player among them; the strongest where none is named. */
function playerOf(game: AnyGame, name: string | undefined) {
  const players = playersOf(game);
  return name === undefined ? players.at(-1) : players.find((each) => each.name === name);
}
