import { outcomeOf, playedWords, STANDARD } from "@tetrarch/engine";
import {
  analystsOf,
  fieldLevelsOf,
  type MovePrices,
  pricingMoves,
  takesLuckOff,
} from "@tetrarch/solver/analysis";
import {
  bestRateOf,
  type LadderPlace,
  type PlayedDeal,
  placeOnLadder,
  type WinRate,
  winRateOf,
} from "@tetrarch/solver/studies";
import { buildDigest } from "../build-digest.js";
import { runSliced } from "../play/inquiries/inquiry.js";
import { VERSION } from "../version.js";
import type { BenchLimits, BenchPlan } from "./referee.js";
import { type Ending, type RefereedGame, sessionOf } from "./refereed-game.js";
import { commitmentOf } from "./secret-deals.js";

export interface BenchGame {
  /** The number of the deal, from 1. */
  readonly deal: number;
  readonly status: string;
  readonly score: number;
  /** The words of the moves, blanks between them. */
  readonly moves: string;
  readonly ending: Ending;
  readonly illegal: number;
  readonly unreadable: number;
  /** Absent where moves are not priced. */
  readonly prices?: MovePrices;
}

export interface Benchmark {
  readonly plan: BenchPlan;
  /** The program's name in the report. */
  readonly program: string;
  /** Whether its report says what moves gave away. */
  readonly isPriced: boolean;
}

/** What a benchmark is, whatever came of it. */
interface BenchHead {
  readonly format: "tetrarch-benchmark";
  readonly formatVersion: 1;
  /** Of the program that refereed. */
  readonly version: string;
  readonly game: string;
  readonly variant: string;
  readonly program: string;
  readonly form: BenchPlan["form"];
  readonly limits: BenchLimits;
  /** The SHA-256 of the seed, published before the first deal. */
  readonly commitment: string;
  /** How many deals were to be played; `games` may have fewer when it was stopped. */
  readonly deals: number;
}

export interface BenchReport extends BenchHead {
  /** The build of the program that refereed last: see `buildDigest`. Absent in reports of before. */
  readonly build?: string;
  /** Absent while the benchmark can be resumed: its deals are secret. */
  readonly seed?: string;
  /** After how many games the benchmark was resumed, once for each time; absent where it was never stopped. */
  readonly resumptions?: readonly number[];
  readonly summary: BenchSummary | undefined;
  readonly games: readonly BenchGame[];
}

export interface BenchSummary {
  readonly won: number;
  readonly winRate: WinRate;
  readonly meanScore: number;
  readonly ladder: LadderPlace | undefined;
  readonly prices: PriceSummary | undefined;
  readonly illegal: number;
  readonly unreadable: number;
  /** How many games ended how; endings that did not happen are left out. */
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
}

/** What moves gave away, in chances to win of 0 to 1. */
export interface PriceSummary {
  readonly perGame: number;
  /** The standard error of `perGame`. */
  readonly error: number;
  readonly decisions: number;
  readonly perDecision: number;
  readonly marks: MovePrices["marks"];
}

export function gameInReport(deal: number, game: RefereedGame, prices: MovePrices | undefined): BenchGame {
  const session = sessionOf(game);
  const { status, score } = outcomeOf(session);
  const { ending = "played", illegal, unreadable } = game;
  const moves = playedWords(session).join(" ");
  const priced = prices && { prices: rounded(prices) };
  return { deal, status, score: score.value, moves, ending, illegal, unreadable, ...priced };
}

/** What the moves of a game that is over gave away; undefined when it was stopped. */
export function pricesOf(game: RefereedGame, goesOn: () => boolean): Promise<MovePrices | undefined> {
  const session = sessionOf(game);
  return runSliced(pricingMoves(session, analystsOf(session.game)), goesOn);
}

/** Numbers that are read are short: a ten-thousandth of a win is less than any of them can be off. */
function rounded({ moves, decisions, marks, chance }: MovePrices): MovePrices {
  return { moves: moves.map(short), decisions, marks, chance: short(chance) };
}

function short(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}

/** How the games of a report came about. */
export interface BenchProgress {
  readonly games: readonly BenchGame[];
  readonly resumptions: readonly number[];
  /** Whether there are deals to play, now or later. */
  readonly isSeedSecret: boolean;
}

/** The report on the games played so far. */
export function reportOn(benchmark: Benchmark, progress: BenchProgress): BenchReport {
  const { plan } = benchmark;
  const { games, resumptions, isSeedSecret } = progress;
  return {
    ...reportHead(benchmark),
    build: buildDigest(),
    ...(isSeedSecret ? {} : { seed: plan.seed }),
    ...(resumptions.length === 0 ? {} : { resumptions }),
    summary: games.length === 0 ? undefined : summaryOf(plan, games),
    games,
  };
}

/** The settings of a benchmark, as its report has them. */
export function reportHead({ plan, program }: Benchmark): BenchHead {
  const { game, variant, form, limits, seed, deals } = plan;
  return {
    format: "tetrarch-benchmark",
    formatVersion: 1,
    version: VERSION,
    game: game.id,
    variant,
    program,
    form,
    limits,
    commitment: commitmentOf(seed),
    deals,
  };
}

function summaryOf({ game, variant }: BenchPlan, games: readonly BenchGame[]): BenchSummary {
  const isStandard = variant === STANDARD;
  const winRate = winRateOf(playedDeals(games, isStandard && takesLuckOff(game)));
  const levels = isStandard ? fieldLevelsOf(game) : [];
  return {
    won: games.filter(isWon).length,
    winRate,
    meanScore: sumOf(games.map(({ score }) => score)) / games.length,
    ladder: levels.length === 0 ? undefined : placeOnLadder(bestRateOf(winRate), levels),
    prices: priceSummary(games),
    illegal: sumOf(games.map(({ illegal }) => illegal)),
    unreadable: sumOf(games.map(({ unreadable }) => unreadable)),
    endings: endingsOf(games),
  };
}

/** Games as the estimates take them. @param withChance whether luck is to be taken off */
export function playedDeals(games: readonly BenchGame[], withChance: boolean): readonly PlayedDeal[] {
  return games.map((game) => ({
    isWon: isWon(game),
    chance: withChance ? game.prices?.chance : undefined,
  }));
}

function isWon({ status }: BenchGame): boolean {
  return status === "won";
}

function priceSummary(games: readonly BenchGame[]): PriceSummary | undefined {
  const priced = games.flatMap(({ prices }) => (prices ? [prices] : []));
  if (priced.length === 0) return undefined;
  const totals = priced.map(({ moves }) => sumOf(moves));
  const perGame = sumOf(totals) / totals.length;
  const squares = sumOf(totals.map((total) => (total - perGame) ** 2));
  const decisions = sumOf(priced.map((each) => each.decisions));
  const marked = (grade: keyof MovePrices["marks"]) => sumOf(priced.map(({ marks }) => marks[grade]));
  return {
    perGame,
    error: Math.sqrt(squares / Math.max(1, totals.length - 1) / totals.length),
    decisions,
    perDecision: decisions === 0 ? 0 : sumOf(totals) / decisions,
    marks: { inaccuracy: marked("inaccuracy"), mistake: marked("mistake"), blunder: marked("blunder") },
  };
}

function endingsOf(games: readonly BenchGame[]): Readonly<Partial<Record<Ending, number>>> {
  const counts: Partial<Record<Ending, number>> = {};
  for (const { ending } of games) counts[ending] = (counts[ending] ?? 0) + 1;
  return counts;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
