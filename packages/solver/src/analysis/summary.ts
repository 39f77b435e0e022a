import { choiceIn } from "./analysing.js";
import type { Analysis, LuckReport, PlyAnalysis, Thoughtful } from "./analysis.js";
import { givenUpBy } from "./faults.js";
import { isFault } from "./grades.js";
import { RESIGN } from "./record.js";

/** The least luck that is blamed for a result: two per cent of a win. */
const LEAST_LUCK = 0.02;
/** The least error of the estimates for which an account is too rough: five per cent of a win. */
const LEAST_ROUGH = 0.05;
/** The least luck that turns a game by itself: fifteen per cent of a win. */
const LEAST_TURNING_LUCK = 0.15;
const AS_GOOD_AS_WON = 0.995;

/** The summary of an analysed game: what a verdict on it goes by. */
export interface Summary {
  readonly moves: number;
  /** 1 for a win; of a game in play the chance of the last position. */
  readonly result: number;
  /** The marked moves but for a resignation, in their order. */
  readonly faults: readonly PlyAnalysis[];
  /** Below 0 for bad luck; 0 where it is little, or not to be told from what the estimates were off by. */
  readonly luck: number;
  /** What the player's own moves gave away together but for a resignation, 0 to 1; 0 where that cannot be told from what the estimates were off by. */
  readonly cost: number;
  /** The same of the moves that hints made. */
  readonly costOfHints: number;
  /** The ply with at least half of that luck; without one the ply whose chance event alone turned the game, a roll where the estimates are rough. */
  readonly luckiest?: PlyAnalysis | undefined;
  /** Whether the estimates were off by so much that the shares of luck and moves are not worth telling. */
  readonly isRough: boolean;
  /** Whether the chance of some position is not known: then nothing is added up from it. */
  readonly isOpen: boolean;
  /** What the player gave up by resigning, a chance of 0 to 1; undefined where the game was not resigned, or it is not known. */
  readonly givenUp?: number | undefined;
  /** Whether every position was as good as won, and proved winnable: no move put that at stake. */
  readonly isNeverAtStake: boolean;
  readonly dealt?: Thoughtful | undefined;
  /** Whether a game that was resigned could still be won then with all cards known; undefined where it was not resigned. */
  readonly resigned?: Thoughtful | undefined;
  /** The ply that lost the deal with all cards known; undefined where it was the resignation, or is not known. */
  readonly fatal?: PlyAnalysis | undefined;
}

function verdictAtResignation({ plies, dealt }: Analysis): Thoughtful | undefined {
  if (plies.at(-1)?.played !== RESIGN) return undefined;
  return (plies.length === 1 ? dealt : plies.at(-2)?.verdict) ?? "unproven";
}

/**
 * Undefined as long as not all of a game is evaluated.
 * @param hinted the numbers of the moves that hints made, from 1
 */
export function summaryOf(analysis: Analysis, hinted: readonly number[] = []): Summary | undefined {
  const { account, plies, dealt, lostAt, by } = analysis;
  if (!account || plies.length === 0) return undefined;
  const made = plies.filter(({ played }) => played !== RESIGN);
  const rough = isRough(account);
  const isClear = !rough && Math.abs(account.luck) >= Math.max(LEAST_LUCK, Math.abs(account.misjudged));
  const luck = isClear ? account.luck : 0;
  const fatal = lostAt === undefined ? undefined : plies[lostAt];
  const isOpen = plies.some((ply) => ply.isOpen);
  const givenUp = plies.map(givenUpBy).at(-1);
  const byHints = choiceIn(analysis, hinted);
  return {
    moves: made.length,
    result: account.result,
    faults: made.filter(({ grade }) => isFault(grade)),
    luck,
    cost: rough || isOpen ? 0 : Math.max(0, byHints - account.choice - (givenUp ?? 0)),
    costOfHints: rough || isOpen ? 0 : Math.abs(byHints),
    luckiest: luckiestOf(plies, luck) ?? turningPointOf(plies, account.result, rough),
    isRough: rough,
    isOpen,
    // Where proofs alone are known it is no chance.
    givenUp: by.sigma === 0 && by.trials === undefined ? undefined : givenUp,
    isNeverAtStake:
      dealt === "won" &&
      made.every(({ win, isOpen, verdict }) => !isOpen && win >= AS_GOOD_AS_WON && verdict === "won"),
    dealt,
    resigned: verdictAtResignation(analysis),
    fatal: fatal?.played === RESIGN ? undefined : fatal,
  };
}

/** Whether an account says little: the estimates were off by more than half of all that luck and moves did, or by more than the moves did. */
function isRough({ luck, choice, misjudged }: LuckReport): boolean {
  const errors = Math.abs(misjudged);
  const cost = Math.abs(choice);
  if (errors < LEAST_ROUGH) return false;
  return errors > Math.max(Math.abs(luck), cost) / 2 || (cost >= LEAST_ROUGH && errors > cost);
}

/** The ply with most of the luck, if that is half of it or more. */
function luckiestOf(plies: readonly PlyAnalysis[], luck: number): PlyAnalysis | undefined {
  return luck === 0 ? undefined : mostLuck(plies, Math.sign(luck), Math.abs(luck) / 2);
}

/**
 * The ply with most of the luck that speaks for the result. Where the estimates are rough, rolls alone: whose chances are
 * equal, and seen.
 */
function turningPointOf(
  plies: readonly PlyAnalysis[],
  result: number,
  rough: boolean,
): PlyAnalysis | undefined {
  const known = rough ? plies.filter(({ chance }) => chance === "roll") : plies;
  return mostLuck(known, result < 0.5 ? -1 : 1, LEAST_TURNING_LUCK);
}

function mostLuck(plies: readonly PlyAnalysis[], sign: number, least: number): PlyAnalysis | undefined {
  const partOf = ({ luck = 0 }: PlyAnalysis) => sign * luck;
  const enough = plies.filter((ply) => partOf(ply) >= least);
  return enough.sort((a, b) => partOf(b) - partOf(a))[0];
}

/** An account in whole tenths of a per cent whose parts still add up to the result (largest remainders). */
export function inTenths(account: LuckReport): LuckReport {
  const names = ["mean", "deal", "luck", "choice", "misjudged"] as const;
  const exact = names.map((name) => 1000 * account[name]);
  const tenths = exact.map(Math.floor);
  const result = Math.round(1000 * account.result);
  const left = result - tenths.reduce((sum, each) => sum + each, 0);
  const rest = (index: number) => (exact[index] as number) - (tenths[index] as number);
  const byRest = names.map((_, index) => index).sort((one, other) => rest(other) - rest(one));
  for (const index of byRest.slice(0, left)) tenths[index] = (tenths[index] as number) + 1;
  const [mean = 0, deal = 0, luck = 0, choice = 0, misjudged = 0] = tenths;
  return { mean, result, deal, luck, choice, misjudged };
}

/** The parts of a result in tenths of a per cent, whole numbers that add up to it. What the moves cost is 0 at most, as a rule. */
export interface ResultParts extends Omit<LuckReport, "choice"> {
  /** What the player's own moves cost. */
  readonly own: number;
  /** What the moves cost that hints made; undefined where they made none. */
  readonly byHints: number | undefined;
  /** What a resignation gave up: it is no mistake of play. */
  readonly resigning: number;
}

/**
 * Splits a result into its parts.
 * @param givenUp the chance that a resignation gave up
 * @param hinted what the moves that hints made gave away, 0 at most; undefined where they made none
 */
export function resultParts(account: LuckReport, givenUp = 0, hinted?: number): ResultParts {
  const { choice, ...others } = inTenths(account);
  const played = choice + Math.max(0, Math.min(-choice, Math.round(1000 * givenUp)));
  const byHints = hinted && Math.max(played, Math.min(0, Math.round(1000 * hinted)));
  return { ...others, own: played - (byHints ?? 0), byHints, resigning: choice - played };
}
