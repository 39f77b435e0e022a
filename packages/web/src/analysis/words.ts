import type {
  Account,
  AnalysedPly,
  Analysis,
  Grade,
  JudgedMove,
  Thoughtful,
} from "@tetrarch/solver/analysis";
import { RESIGN } from "@tetrarch/solver/analysis";
import { isFault } from "./marks.js";

/** From here to the ends a whole per cent is too coarse. */
const NEAR_THE_END = 0.1;
const LEAST_TOLD = 0.0005;
/** What chance or a choice must weigh to be named: half a point. */
const LEAST_NAMED = 0.005;

/** A chance as `31 %`, near 0 and 1 as `4.8 %`; nothing is told to be certain that is not. */
export function chanceInWords(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < LEAST_TOLD) return "under 0.1 %";
  if (chance > 1 - LEAST_TOLD) return "over 99.9 %";
  const isNear = chance < NEAR_THE_END || chance > 1 - NEAR_THE_END;
  return `${(100 * chance).toFixed(isNear ? 1 : 0)} %`;
}

/** A difference of chances in points, without its sign: `22`, `4.8`. */
export function pointsInWords(difference: number): string {
  const points = Math.abs(100 * difference);
  return points.toFixed(points < 10 && points.toFixed(1) !== points.toFixed(0) ? 1 : 0).replace(/\.0$/, "");
}

/** A difference of chances as `1 point`, `4.8 points`. */
export function pointsCounted(difference: number): string {
  const text = pointsInWords(difference);
  return `${text} ${text === "1" ? "point" : "points"}`;
}

/** A difference with its sign: `+4.8`, `−22`. */
export function signed(difference: number): string {
  const text = pointsInWords(difference);
  if (text === "0") return "0";
  return `${difference < 0 ? "−" : "+"}${text}`;
}

export const GRADES: Readonly<Record<Grade, string>> = {
  forced: "The only move",
  good: "Good",
  unclear: "Unclear",
  inaccuracy: "Inaccuracy",
  mistake: "Mistake",
  blunder: "Blunder",
};

export const VERDICTS: Readonly<Record<Thoughtful, string>> = {
  won: "can still be won",
  lost: "is lost",
  unproven: "is not settled",
};

/** Whether the deal could have been won by who knows all cards, and until when. */
export function dealtInWords({ dealt, lostAt, plies }: Analysis): string {
  if (dealt === "lost") return "This deal was lost from the start, even with all cards known.";
  if (dealt !== "won") return "Whether this deal could be won with all cards known is not settled.";
  if (lostAt === undefined) return "With all cards known this deal could be won.";
  return plies[lostAt]?.played === RESIGN
    ? "With all cards known this deal could still be won when you gave up."
    : `With all cards known this deal could be won; it slipped away with move ${lostAt + 1}.`;
}

/** What a move is worth on the scale that it was graded by. */
export function worthInWords({ win, points }: Pick<JudgedMove, "win" | "points">, scale?: string): string {
  return scale === "points" && points !== undefined ? `score ${points.toFixed(1)}` : chanceInWords(win);
}

/** What a fault cost: `26 % → 21 %`. */
export function costInWords(ply: AnalysedPly): string {
  const [best] = ply.moves;
  const played = ply.moves.find(({ word }) => word === ply.played) ?? { win: 0 };
  return best ? `${worthInWords(best, ply.scale)} → ${worthInWords(played, ply.scale)}` : "";
}

/** What is said of a move that might have been made: how good it is, beside the best. */
export function priceInWords(ply: AnalysedPly, word: string): string {
  const [best] = ply.moves;
  const move = ply.moves.find((one) => one.word === word);
  if (!best || !move) return "That move has not been weighed.";
  if (word === best.word) return `That is the best that was found: ${worthInWords(move, ply.scale)}.`;
  if (ply.scale === "points")
    return `With that: ${worthInWords(move, ply.scale)}. The best found has ${worthInWords(best, ply.scale)}.`;
  const lost = pointsInWords(best.win - move.win);
  const cost =
    lost === "0" ? "as good as the best" : `${pointsCounted(best.win - move.win)} less than the best`;
  return `With that: ${chanceInWords(move.win)}, ${cost}.`;
}

/** The sentence of the game; empty as long as not all of it is judged. */
export function sentenceOf({ account, plies }: Analysis): string {
  const [first] = plies;
  if (!account || !first) return "";
  const { luck, choice } = account;
  const turn = heaviest(plies, ({ luck: each = 0 }) => Math.sign(luck) * each);
  const costliest = heaviest(plies, (ply) => (isFault(ply) && ply.scale !== "points" ? ply.loss : 0));
  const chance = isNothing(luck)
    ? "had as much good luck as bad"
    : `were ${luck < 0 ? "unlucky" : "lucky"} by ${pointsCounted(luck)}${isMost(turn, luck) ? `, mainly after move ${turn.move}` : ""}`;
  const gave = isNothing(choice)
    ? "gave nothing away"
    : `gave away ${pointsInWords(choice)}${partWith(costliest, choice)}`;
  return `You began with ${chanceInWords(first.win)}, ${chance}, and ${gave}.`;
}

function isNothing(difference: number): boolean {
  return pointsInWords(difference) === "0";
}

/** What one move weighs in a sum. */
interface Weighty {
  /** Its number, 1 the first. */
  readonly move: number;
  readonly weight: number;
}

/** Whether a move makes up half of a sum, or more. */
function isMost(one: Weighty | undefined, sum: number): one is Weighty {
  return one !== undefined && 2 * one.weight >= Math.abs(sum);
}

function partWith(one: Weighty | undefined, sum: number): string {
  if (!one) return "";
  return `, ${isMost(one, sum) ? "most of it" : "the largest part"} with move ${one.move}`;
}

/** The move with the greatest weight; undefined where none has any to speak of. */
function heaviest(
  plies: readonly AnalysedPly[],
  weightOf: (ply: AnalysedPly) => number,
): Weighty | undefined {
  let found: Weighty | undefined;
  for (const ply of plies) {
    const weight = weightOf(ply);
    if (weight > (found?.weight ?? LEAST_NAMED)) found = { move: ply.ply + 1, weight };
  }
  return found;
}

/** A part of the result: what it is, and how much of the chance to win it gave or took. */
export interface AccountRow {
  readonly label: string;
  readonly note: string;
  /** In tenths of a point, a whole number. */
  readonly tenths: number;
}

/** The account as it is shown: rounded to tenths of a point so that the shown numbers add up, too. */
export function accountRows(account: Account): {
  readonly rows: readonly AccountRow[];
  readonly result: number;
} {
  const { mean, deal, luck, choice, misjudged, result } = account;
  const parts = [
    { label: "An average deal", note: "what the judge wins of all deals", value: mean },
    { label: "This deal", note: "as it lay there at first", value: deal },
    { label: "Luck", note: "what chance brought", value: luck },
    { label: "Your choices", note: "what was given away", value: choice },
    { label: "Misjudged", note: "what the judge did not foresee", value: misjudged },
  ];
  const total = Math.round(1000 * result);
  const floors = parts.map(({ value }) => Math.floor(1000 * value));
  let left = total - floors.reduce((sum, tenths) => sum + tenths, 0);
  const byRest = parts
    .map(({ value }, index) => ({ index, rest: 1000 * value - (floors[index] ?? 0) }))
    .sort((one, other) => other.rest - one.rest);
  const raised = new Set<number>();
  for (const { index } of byRest) if (left-- > 0) raised.add(index);
  const rows = parts.map(({ label, note }, index) => ({
    label,
    note,
    tenths: (floors[index] ?? 0) + (raised.has(index) ? 1 : 0),
  }));
  return { rows, result: total };
}

/** Tenths of a point with their sign: `−22.0`. */
export function tenthsInWords(tenths: number, withSign: boolean): string {
  const text = (Math.abs(tenths) / 10).toFixed(1);
  if (tenths < 0) return `−${text}`;
  return withSign && tenths > 0 ? `+${text}` : text;
}
