/**
 * `npm run research -- judge GAME`: measures what an analysis of the game goes by, and prints it as `measures.ts` has it.
 *
 * μ: the mean of f over the deals 1 to `--starts N` (20,000). The curves: how often the net's predictions come true, over all positions of
 * `--games N` (1,000) games of the reference player on the deals from `--first N` (4,000,001) on; `--without-luck` takes off the luck
 * after each position; `--keep FILE` stores these games, so that a stopped run goes on. With `--committed` μ and σ are those of the
 * committed judge, after its curves. σ: the root mean square error of differences of Q between two moves against `--playouts N` (10)
 * pairs of games of the reference player on the same hidden cards, at `--decisions N` (200) decisions, without the play-outs' own
 * scatter. Other options: `--variant NAME`.
 *
 * `npm run research -- judge sigma GAME`: σ alone, of the committed judge; `--keep FILE` stores every decision, so that a stopped run goes on.
 *
 * `npm run research -- judge errors GAME`: how often each player errs, over `--games N` games (`--players A,B` for some of them alone),
 * printed as `measures.ts` has it.
 *
 * `npm run research -- judge playouts GAME`: the error of f against `--playouts N` games of the reference player, from one position of
 * each of `--games N` games on the deals from `--first N` on; `--without-luck` takes off the luck of each; `--keep FILE` stores the
 * results.
 *
 * `npm run research -- judge improvement GAME`: what trials, `--playouts N` pairs of them, would gain at the decisions of the reference
 * player, at one decision of each of `--decisions N` games on the deals from `--first N` on; `--keep FILE` as above.
 *
 * `npm run research -- judge ahead kings-keys`: what the net alone, `evaluator` and a player that sees a second card ahead (`--players A,B`)
 * win in `--games N` games shuffled from the seeds from `--first N` on, luck taken off, held against the first of them; with
 * `--model FILE` of another training, or of `kings-keys-by-colour`, whose players are named `net-of-model` and so on. `--keep FILE` as above.
 *
 * `npm run research -- judge nets four-gods`: what the players `--players A,B` win on the `--games N` deals from `--first N` on, luck
 * off, each a net that `train --out` wrote, or `committed`, and how far it looks ahead: `FILE:alone`, `one-ply`, `wins`, `plans`, `two-ply`;
 * `--keep FILE` as above.
 *
 * `npm run research -- judge effort GAME`: time and memory of analyses of `--games N` games of greedy.
 *
 * `npm run research -- judge blunders GAME`: the cost of marked blunders, by `--playouts N` games from each of the two moves at
 * `--decisions N` blunders of beginners; `--keep FILE` as above.
 */
import { readFileSync } from "node:fs";
import { games, parseVariant } from "@tetrarch/engine";
import type { Model } from "../packages/solver/src/evaluation/model.js";
import { misuse, optionsOf } from "./common/options.js";
import { aheadOf } from "./judge/ahead.js";
import { blundersOf } from "./judge/blunders.js";
import { curvesOf } from "./judge/curve.js";
import { effortOf } from "./judge/effort.js";
import { errorsOf, playersOf } from "./judge/errors.js";
import { improvementOf } from "./judge/improvement.js";
import { type Measuring, measuringOf, startOf, titleOf, worthOf } from "./judge/measuring.js";
import { netsOf } from "./judge/nets.js";
import { playOutsOf } from "./judge/play-outs.js";
import { sigmaOf } from "./judge/sigma.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    variant: { type: "string", default: "standard" },
    starts: { type: "string", default: "20000" },
    games: { type: "string", default: "1000" },
    first: { type: "string", default: "4000001" },
    decisions: { type: "string", default: "200" },
    playouts: { type: "string", default: "10" },
    committed: { type: "boolean", default: false },
    players: { type: "string" },
    model: { type: "string" },
    keep: { type: "string" },
    "without-luck": { type: "boolean", default: false },
  },
});
const [named, ...questions] = positionals.toReversed();
const game = games.find(({ id }) => id === named);
const variant = game && parseVariant(game.options, values.variant);
const [question = "measures"] = questions;
/** The questions about one game alone. */
const OF_ONE_GAME: Readonly<Record<string, string>> = { ahead: "kings-keys", nets: "four-gods" };
const usage =
  "judge [sigma|errors|playouts|improvement|ahead|nets|effort|blunders] GAME [--variant NAME] [--starts N] [--games N] [--first N] [--decisions N] [--playouts N] [--committed] [--keep FILE] [--without-luck] [--players A,B] [--model FILE]";
if (!game || !variant?.ok || questions.length > 1 || (OF_ONE_GAME[question] ?? game.id) !== game.id)
  misuse(usage);
const scattered = question === "improvement" ? (["playouts", "decisions"] as const) : (["playouts"] as const);
const tooFew = scattered.find((option) => !(Number(values[option]) >= 2));
if (question !== "blunders" && tooFew) {
  console.error(`--${tooFew}: at least two, to measure their scatter`);
  process.exit(2);
}
const first = Number(values.first);
const count = Number(values.games);
const decisions = Number(values.decisions);
const playouts = Number(values.playouts);
const { keep } = values;
const range = { first, last: first + count - 1, file: keep };
const isLuckFree = values["without-luck"];
const names = values.players?.split(",");
const committed = () => measuringOf(game, variant.value, true);
const answers: Readonly<Record<string, () => string | undefined>> = {
  measures: () => measures(measuringOf(game, variant.value, values.committed)),
  sigma: () => sigmaOf(committed(), decisions, playouts, keep),
  errors() {
    const players = playersOf(game).filter(({ name }) => !names || names.includes(name));
    // Each at once: a player takes minutes, and a run may be stopped.
    for (const player of players) {
      const { games: _, ...row } = errorsOf(game, player, count);
      console.log(`${JSON.stringify(Object.values(row))},`);
    }
  },
  playouts: () => playOutsOf(committed(), range, playouts, isLuckFree),
  improvement: () => improvementOf(committed(), first, decisions, playouts, keep),
  ahead() {
    const model = values.model ? (JSON.parse(readFileSync(values.model, "utf8")) as Model) : undefined;
    return aheadOf(names ?? ["evaluator", "net", "two-ahead"], first, count, model, keep);
  },
  nets: () => netsOf(names ?? ["committed"], variant.value, range),
  effort: () => effortOf(game, count),
  blunders: () => blundersOf(committed(), decisions, playouts, keep),
};
const answer = answers[question] ?? misuse(usage);
const text = answer();
if (text !== undefined) console.log(text);

function measures(measuring: Measuring): string {
  console.log(meanOfStarts(measuring, Number(values.starts)));
  if (!values.committed) console.log(curvesOf(measuring, { first, games: count, file: keep, isLuckFree }));
  return sigmaOf(measuring, decisions, playouts);
}

/** μ: the mean of f over the first deals. */
function meanOfStarts(measuring: Measuring, deals: number): string {
  let sum = 0;
  let squares = 0;
  for (let deal = 1; deal <= deals; deal++) {
    const worth = worthOf(measuring, startOf(measuring, deal));
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / deals;
  const error = Math.sqrt(Math.max(0, squares / deals - mean * mean) / deals);
  return `${titleOf(measuring)}\nmean of f over the deals 1 to ${deals}: ${mean.toFixed(6)} ± ${error.toFixed(6)}`;
}
