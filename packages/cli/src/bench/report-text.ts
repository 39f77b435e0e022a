import { games as allGames, STANDARD } from "@tetrarch/engine";
import { takesLuckOff } from "@tetrarch/solver/analysis";
import type { LadderPlace, Rate, RateDifference } from "@tetrarch/solver/studies";
import { benchReportWords as words } from "../words/en/bench.js";
import type { BenchReport, BenchSummary, PriceSummary } from "./bench-report.js";
import type { Ending } from "./refereed-game.js";

export function reportLines(report: BenchReport): readonly string[] {
  const { games, deals, summary, commitment, seed, limits, form, resumptions } = report;
  const played = games.length === deals ? words.deals(deals) : words.stopped(games.length, deals);
  return [
    words.played(played, form, limits.moves, limits.errors, limits.seconds),
    ...(resumptions ? [words.resumed(resumptions)] : []),
    ...(summary ? summaryLines(summary, report) : []),
    seed === undefined ? words.secretSeed(commitment) : words.seed(seed, commitment),
  ];
}

function summaryLines(summary: BenchSummary, report: BenchReport): readonly string[] {
  const { won, winRate, meanScore, ladder, prices, illegal, unreadable, endings } = summary;
  const { counted, withoutLuck } = winRate;
  const ended = (Object.keys(words.endings) as readonly Ending[]).flatMap((ending) => {
    const count = endings[ending];
    return count === undefined ? [] : [`${count} ${words.endings[ending]}`];
  });
  return [
    words.won(won, rateInWords(counted)),
    withoutLuck ? words.luckOff(rateInWords(withoutLuck)) : words.withLuck[reasonForLuck(report)],
    words.meanScore(meanScore.toFixed(2)),
    ...(prices ? priceLines(prices) : []),
    ...(ladder ? [words.strength(placeInWords(ladder))] : []),
    words.games(ended, illegal, unreadable),
  ];
}

/** Why luck is not taken off the rate of a report. */
function reasonForLuck({ game, variant, games }: BenchReport): keyof typeof words.withLuck {
  if (variant !== STANDARD) return "variant";
  if (!allGames.some((each) => each.id === game && takesLuckOff(each))) return "game";
  return games.some(({ prices }) => !prices) ? "unpriced" : "few";
}

function rateInWords({ rate, low, high }: Rate): string {
  return words.rate(percent(rate), percent(low), percent(high));
}

function priceLines({ perGame, error, decisions, perDecision, marks }: PriceSummary): readonly string[] {
  const often = (count: number) => percent(decisions === 0 ? 0 : count / decisions);
  return [
    words.lost(percent(perGame, 2), percent(error, 2), percent(perDecision, 2), decisions),
    words.marks(often(marks.inaccuracy), often(marks.mistake), often(marks.blunder)),
  ];
}

/** `between learner and good, not told apart from greedy, steady`. */
function placeInWords({ above, below, like }: LadderPlace): string {
  const between = betweenInWords(above, below);
  return like.length === 0 ? between : `${between}, ${words.like(like)}`;
}

function betweenInWords(above: string | undefined, below: string | undefined): string {
  if (above !== undefined && below !== undefined) return words.between(above, below);
  if (above !== undefined) return words.above(above);
  return below === undefined ? words.anywhere : words.below(below);
}

/** `A wins 4.0 % of the games more than B (95 % interval -1.2 to 9.1), on the same deals: not told apart.` */
export function comparisonLine(
  [a, b]: readonly [string, string],
  { difference, low, high, isSignificant }: RateDifference,
  isSameDeals: boolean,
): string {
  if (difference < 0) {
    const turned = { difference: -difference, low: -high, high: -low, isSignificant };
    return comparisonLine([b, a], turned, isSameDeals);
  }
  const deals = isSameDeals ? words.onSameDeals : words.onOwnDeals;
  const verdict = isSignificant ? words.isBetter(a) : words.notApart;
  return words.comparison(a, b, percent(difference), percent(low), percent(high), deals, verdict);
}

function percent(share: number, digits = 1): string {
  return (100 * share).toFixed(digits);
}
