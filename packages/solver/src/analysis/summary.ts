import type { Analysis, LuckReport, PlyAnalysis, Thoughtful } from "./analysis.js";
import { isFault } from "./grades.js";
import { RESIGN } from "./record.js";

/** What chance or a choice must weigh to be named: half a per cent of a win. */
const LEAST_NAMED = 0.005;

/** The ply that weighs most in a sum. */
export interface Heaviest {
  readonly ply: PlyAnalysis;
  /** Whether it makes up half of the sum, or more. */
  readonly isMost: boolean;
  /** Whether what is left of the sum is too little to be named. */
  readonly isAll: boolean;
}

/** The summary of an analysed game, in chances to win of 0 to 1. */
export interface Summary {
  readonly began: number;
  /** Below 0 for bad luck. */
  readonly luck: number;
  /** The ply with most of the luck; undefined where no ply had any to speak of. */
  readonly luckiest?: Heaviest | undefined;
  /** What the choices gave away, at least 0. */
  readonly given: number;
  /** The marked move that gave away most. */
  readonly costliest?: Heaviest | undefined;
  /** What neither luck nor choices explain: the remainder of the result, of either sign. */
  readonly rest: number;
  /** Which of luck and choices the remainder is as large as, or larger than. */
  readonly unsureOf: readonly ("luck" | "choices")[];
}

/** Whether a game that was resigned could still be won then with all cards known; undefined where it was not resigned. */
export function verdictAtResignation({ plies, dealt }: Analysis): Thoughtful | undefined {
  if (plies.at(-1)?.played !== RESIGN) return undefined;
  return (plies.length === 1 ? dealt : plies.at(-2)?.verdict) ?? "unproven";
}

/** Undefined as long as not all of a game is evaluated. */
export function summaryOf({ account, plies }: Analysis): Summary | undefined {
  const [first] = plies;
  if (!account || !first) return undefined;
  const { luck } = account;
  const given = Math.abs(account.choice);
  const rest = account.misjudged;
  const isUnsure = (part: number) => Math.min(part, Math.abs(rest)) > LEAST_NAMED && Math.abs(rest) >= part;
  const unsureOf = [
    ...(isUnsure(Math.abs(luck)) ? (["luck"] as const) : []),
    ...(isUnsure(given) ? (["choices"] as const) : []),
  ];
  return {
    began: first.win,
    luck,
    luckiest: heaviest(plies, Math.abs(luck), ({ luck: each = 0 }) => Math.sign(luck) * each),
    given,
    costliest: heaviest(plies, given, lossOf),
    rest,
    unsureOf,
  };
}

function lossOf({ grade, scale, loss = 0 }: PlyAnalysis): number {
  return isFault(grade) && scale === "win" ? loss : 0;
}

function heaviest(
  plies: readonly PlyAnalysis[],
  sum: number,
  weightOf: (ply: PlyAnalysis) => number,
): Heaviest | undefined {
  let found: PlyAnalysis | undefined;
  let most = LEAST_NAMED;
  for (const ply of plies) {
    if (weightOf(ply) <= most) continue;
    found = ply;
    most = weightOf(ply);
  }
  return found && { ply: found, isMost: 2 * most >= sum, isAll: Math.abs(sum - most) < LEAST_NAMED };
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
