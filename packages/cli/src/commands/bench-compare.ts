import { games, STANDARD } from "@tetrarch/engine";
import { takesLuckOff } from "@tetrarch/solver/analysis";
import { bestRateOf, differenceOfRates, differenceOnSameDeals, winRateOf } from "@tetrarch/solver/studies";
import { playedDeals } from "../bench/bench-report.js";
import { readReport } from "../bench/read-report.js";
import { comparisonLine } from "../bench/report-text.js";
import { fault, type Outcome, report } from "../report.js";
import { benchWords } from "../words/en/bench.js";
import { fileFaults } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";

/** `tetrarch bench compare A B`: whether one program plays better than another. */
export async function benchCompare(
  pathA: string,
  pathB: string,
  _options: object,
  { stdin }: CommandContext,
): Promise<Outcome> {
  const a = await readReport(pathA, stdin);
  if (!a.ok) return a;
  const b = await readReport(pathB, stdin);
  if (!b.ok) return b;
  const game = games.find(({ id }) => id === a.value.game);
  if (!game || a.value.game !== b.value.game || a.value.variant !== b.value.variant)
    return fault("bad-study", benchWords.otherGame);
  const withChance = a.value.variant === STANDARD && takesLuckOff(game);
  const [ours, theirs] = [a.value, b.value].map((each) => playedDeals(each.games, withChance));
  if (!ours?.length || !theirs?.length)
    return fault("bad-study", fileFaults.about(ours?.length ? pathB : pathA, benchWords.noGames));
  const isSameDeals = a.value.commitment === b.value.commitment;
  const difference = isSameDeals
    ? differenceOnSameDeals(ours, theirs)
    : differenceOfRates(bestRateOf(winRateOf(ours)), bestRateOf(winRateOf(theirs)));
  const line = comparisonLine([a.value.program, b.value.program], difference, isSameDeals);
  return report(`${line}\n`, { ...difference, isSameDeals });
}
