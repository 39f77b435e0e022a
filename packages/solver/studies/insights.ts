/**
 * `npm run insights -- TABLE GAME`: the tables behind docs/insights.md. The same options print the same bytes.
 *
 * `accounts`: how much the deal, the reveals and the choices weigh in the results of a player (`--player NAME`, the strongest).
 * `choices`: what the player does differently from `greedy`, and what greedy's choice would cost each time.
 * `turning`: when the player turns around; of Tomb of Four Kings alone.
 *
 * Options: `--games N` (200), `--first DEAL` (10000001), `--variant NAME` for `choices`.
 */
import { parseArgs } from "node:util";
import { type AnyGame, games, parseVariant } from "@tetrarch/engine";
import { agentsOf, greedyOf } from "../src/index.js";
import { accountsOf } from "./insights/accounts.js";
import { choicesOf } from "./insights/choices.js";
import { turningOf } from "./insights/turning.js";
import { playersOf } from "./judge/errors.js";

const { values, positionals } = parseArgs({
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
const isTomb = game?.id === "tomb-of-four-kings";
if (
  !game ||
  !agents ||
  !variant?.ok ||
  !player ||
  !(first >= 1 && count >= 2) ||
  !["accounts", "choices", ...(isTomb ? ["turning"] : [])].includes(table ?? "")
) {
  console.error(
    "usage: npm run insights -- accounts|choices|turning GAME [--games N] [--first DEAL] [--player NAME] [--variant NAME]; turning of tomb-of-four-kings alone",
  );
  process.exit(2);
}
if (table === "accounts") console.log(accountsOf(game, player, first, count));
else if (table === "turning") console.log(turningOf(game, player, first, count));
else console.log(choicesOf(game, variant.value, [player, greedyOf(agents)], first, count));

/** One of the players that a game has, its reference player among them; the strongest where none is named. */
function playerOf(game: AnyGame, name: string | undefined) {
  const players = playersOf(game);
  return name === undefined ? players.at(-1) : players.find((each) => each.name === name);
}
