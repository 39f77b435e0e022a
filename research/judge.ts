/**
 * `npm run research -- judge GAME`: measures what an analysis of the game goes by, and prints it as `measures.ts` has it.
 *
 * μ: the mean of f over the deals 1 to `--starts N` (20,000). The curves: how often came what the net tells, over all positions of
 * `--games N` (1,000) games that the reference player plays on the deals from `--first N` (4,000,001) on, and with `--without-luck` the luck of what came after each position taken off; `--keep FILE` writes these games down, so
 * that a run which was stopped goes on. With `--told` μ and σ are those of the judge as it is committed, after its curves. σ: the root mean square error of differences of Q between two moves against
 * `--playouts N` (10) pairs of games of the reference player on the same hidden cards, at `--decisions N` (200) decisions; what is
 * only the play-outs' own scatter is taken off. Other options: `--variant NAME`.
 *
 * `npm run research -- judge sigma GAME`: σ alone, of the judge as it is committed; `--keep FILE` writes down every decision, so that a run
 * which was stopped goes on.
 *
 * `npm run research -- judge errors GAME`: how often each player errs, over `--games N` games (`--players A,B` for some of them alone),
 * printed as `measures.ts` has it.
 *
 * `npm run research -- judge playouts GAME`: how far f is from what comes of `--playouts N` games of the reference player, from one position of
 * each of `--games N` games on the deals from `--first N` on; with `--without-luck` the luck of what came is taken off; `--keep FILE`
 * writes down what was found of each.
 *
 * `npm run research -- judge effort GAME`: how long analyses of `--games N` games of greedy's take, and what memory.
 *
 * `npm run research -- judge misjudged GAME`: what f misjudges in a game of greedy's, over `--games N` games.
 *
 * `npm run research -- judge blunders GAME`: whether marked blunders matter, by `--playouts N` games from each of the two moves at
 * `--decisions N` blunders of beginners; `--keep FILE` as above.
 */
import { parseArgs } from "node:util";
import { games, parseVariant } from "@tetrarch/engine";
import { blundersOf } from "./judge/blunders.js";
import { curvesOf } from "./judge/curve.js";
import { effortOf } from "./judge/effort.js";
import { errorsOf, playersOf } from "./judge/errors.js";
import { measuringOf } from "./judge/measuring.js";
import { misjudgedOf } from "./judge/misjudged.js";
import { playOutsOf } from "./judge/play-outs.js";
import { sigmaOf } from "./judge/sigma.js";
import { meanOfStarts } from "./judge/starts.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: "string", default: "standard" },
    starts: { type: "string", default: "20000" },
    games: { type: "string", default: "1000" },
    first: { type: "string", default: "4000001" },
    decisions: { type: "string", default: "200" },
    playouts: { type: "string", default: "10" },
    predicted: { type: "boolean", default: false },
    players: { type: "string" },
    keep: { type: "string" },
    "without-luck": { type: "boolean", default: false },
  },
});
const [named, ...decisions] = positionals.toReversed();
const game = games.find(({ id }) => id === named);
const variant = game && parseVariant(game.options, values.variant);
const [question = "measures"] = decisions;
if (
  !game ||
  !variant?.ok ||
  decisions.length > 1 ||
  !["measures", "sigma", "errors", "playouts", "effort", "misjudged", "blunders"].includes(question)
) {
  console.error(
    "usage: npm run research -- judge [sigma|errors|playouts|effort|misjudged|blunders] GAME [--variant NAME] [--starts N] [--games N] [--first N] [--decisions N] [--playouts N] [--told] [--keep FILE] [--without-luck] [--players A,B]",
  );
  process.exit(2);
}
if (question !== "blunders" && !(Number(values.playouts) >= 2)) {
  console.error("--playouts: two at least, to tell how far they scatter");
  process.exit(2);
}
if (question === "sigma") {
  const measuring = measuringOf(game, variant.value, true);
  console.log(sigmaOf(measuring, Number(values.decisions), Number(values.playouts), values.keep));
} else if (question === "errors") {
  const names = values.players?.split(",");
  const players = playersOf(game).filter(({ name }) => !names || names.includes(name));
  for (const player of players) {
    const { games: _, ...row } = errorsOf(game, player, Number(values.games));
    console.log(`${JSON.stringify(Object.values(row))},`);
  }
} else if (question === "playouts") {
  const first = Number(values.first);
  const range = { first, last: first + Number(values.games) - 1, file: values.keep };
  console.log(
    playOutsOf(
      measuringOf(game, variant.value, true),
      range,
      Number(values.playouts),
      values["without-luck"],
    ),
  );
} else if (question === "effort") {
  console.log(effortOf(game, Number(values.games)));
} else if (question === "misjudged") {
  console.log(misjudgedOf(game, Number(values.games)));
} else if (question === "blunders") {
  const measuring = measuringOf(game, variant.value, true);
  console.log(blundersOf(measuring, Number(values.decisions), Number(values.playouts), values.keep));
} else {
  const measuring = measuringOf(game, variant.value, values.predicted);
  console.log(meanOfStarts(measuring, Number(values.starts)));
  if (!values.predicted)
    console.log(
      curvesOf(measuring, {
        first: Number(values.first),
        games: Number(values.games),
        file: values.keep,
        isLuckFree: values["without-luck"],
      }),
    );
  console.log(sigmaOf(measuring, Number(values.decisions), Number(values.playouts)));
}
