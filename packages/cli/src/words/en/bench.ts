import type { RateDifference } from "@tetrarch/solver/studies";
import type { BenchReport, BenchSummary, PriceSummary } from "../../bench/bench-report.js";
import type { Ending } from "../../bench/refereed-game.js";

/** What a referee says to a program in the text form. */
export const refereeWords = {
  game: (number: number, of: number, title: string) =>
    `Game ${number} of ${of}: ${title}. Answer each ? with the number of a move, or resign.`,
  stands: (score: string, moves: number) => `Score ${score}, moves played: ${moves}.`,
  noMove: (moves: number) => `That is no move here. Answer with a number from 1 to ${moves}.`,
  over: (status: string, score: string) => `The game is over: ${status}, score ${score}.`,
  noMoreGames: "There are no more games.",
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  played: "played to the end",
  resigned: "resigned",
  "move-limit": "lost by the move limit",
  errors: "lost by too many refused answers",
  chatter: "lost by too many lines without a move",
  time: "lost by time",
  left: "lost because the program ended",
};

/** What a benchmark reports. */
export const benchWords = {
  committed: (commitment: string) =>
    `the SHA-256 of the secret seed is ${commitment}; the seed is told at the end`,
  progress: (games: number, of: number, won: number) => `${games} of ${of} games, ${won} won`,
  stopped: (games: number, of: number) => `stopped after ${games} of ${of} games`,
  goesOn: (path: string, games: number) => `${path}: goes on after ${games} games`,
  neverSpoke: (complaint: string) =>
    complaint === ""
      ? "the program ended or waited without a word"
      : `the program ended without a word; it wrote: ${complaint}`,
  noPlayer: (name: string) => `the game has no player ${name}: tetrarch study --help names some`,
  noProgram: "say which program: tetrarch bench GAME -- PROGRAM ARGUMENTS",
  badSeed: "--seed: expected 32 hexadecimal digits, not all of them 0",
  isOther: "there is a report of another benchmark; name another file with --out",
  notReport: "it is no report of a benchmark",
  noGames: "there are no games in one of the reports",
  otherGame: "the reports are of different games or variants",
  title: (title: string, program: string) => `${program} plays ${title}`,
  ladder: "players of known strength",
  counted: "won",
  withoutLuck: "luck off",
};

function percent(share: number, digits = 1): string {
  return (100 * share).toFixed(digits);
}

function interval({
  rate,
  low,
  high,
}: {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}) {
  return `${percent(rate)} % (95 % interval ${percent(low)} to ${percent(high)})`;
}

/** The report in lines: each a fact. */
export function reportLines(report: BenchReport): readonly string[] {
  const { games, deals, summary, commitment, seed, limits, form } = report;
  const played = games.length === deals ? `${deals} deals` : `${games.length} of ${deals} deals (stopped)`;
  return [
    `Played: ${played}, form ${form}; at most ${limits.moves} moves and ${limits.errors} refused answers a game, ${limits.seconds} s a move.`,
    ...(summary ? summaryLines(summary) : []),
    `Seed: ${seed}. Its SHA-256, published before: ${commitment}.`,
  ];
}

function summaryLines(summary: BenchSummary): readonly string[] {
  const { won, winRate, meanScore, ladder, prices, illegal, unreadable, endings } = summary;
  const { counted, withoutLuck } = winRate;
  const ended = (Object.keys(ENDINGS) as readonly Ending[]).flatMap((ending) => {
    const count = endings[ending];
    return count === undefined ? [] : [`${count} ${ENDINGS[ending]}`];
  });
  return [
    `Won: ${won}, ${interval(counted)}.`,
    withoutLuck
      ? `With luck taken off: ${interval(withoutLuck)}.`
      : "Luck is not taken off: it was not measured to help here, or too few games were won or lost.",
    `Mean score: ${meanScore.toFixed(2)}.`,
    ...(prices ? priceLines(prices) : []),
    ...(ladder ? [`Strength: ${placeInWords(ladder)}.`] : []),
    `Games: ${ended.join(", ")}. Illegal moves: ${illegal}; other refused answers: ${unreadable}.`,
  ];
}

function priceLines({ perGame, error, decisions, perDecision, marks }: PriceSummary): readonly string[] {
  const often = (count: number) => (decisions === 0 ? "0" : ((100 * count) / decisions).toFixed(1));
  return [
    `Given away: ${percent(perGame, 2)} ± ${percent(error, 2)} % of a win a game, ${percent(perDecision, 2)} % a decision (${decisions} decisions).`,
    `Of 100 decisions: ${often(marks.inaccuracy)} inaccuracies, ${often(marks.mistake)} mistakes, ${often(marks.blunder)} blunders.`,
  ];
}

/** `between learner and good, not told apart from greedy, steady`. */
function placeInWords({ above, below, like }: NonNullable<BenchSummary["ladder"]>): string {
  const between =
    above !== undefined && below !== undefined
      ? `between ${above} and ${below}`
      : above !== undefined
        ? `above ${above}`
        : below !== undefined
          ? `below ${below}`
          : "too few games to tell";
  return like.length === 0 ? between : `${between}, not told apart from ${like.join(", ")}`;
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
  const on = isSameDeals ? "on the same deals" : "on deals of their own";
  const verdict = isSignificant ? `${a} plays better` : "not told apart";
  return `${a} wins ${percent(difference)} % of the games more than ${b} (95 % interval ${percent(low)} to ${percent(high)}), ${on}: ${verdict}.`;
}
