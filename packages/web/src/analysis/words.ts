import { chanceInWords, pointsCounted, pointsInWords } from "@tetrarch/play";
import {
  type Account,
  type AnalysedPly,
  type Analysis,
  type Grade,
  type Heaviest,
  inTenths,
  type JudgedMove,
  RESIGN,
  summaryOf,
  type Thoughtful,
} from "@tetrarch/solver/analysis";

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
export function sentenceOf(analysis: Analysis): string {
  const summary = summaryOf(analysis);
  if (!summary) return "";
  const { began, luck, luckiest, given, costliest } = summary;
  const chance = isNothing(luck)
    ? "had as much good luck as bad"
    : `were ${luck < 0 ? "unlucky" : "lucky"} by ${pointsCounted(luck)}${luckiest?.isMost ? `, mainly after ${moveOf(luckiest)}` : ""}`;
  const part = costliest?.isMost ? "most of it" : "the largest part";
  const gave = isNothing(given)
    ? "gave nothing away"
    : `gave away ${pointsInWords(given)}${costliest ? `, ${part} with ${moveOf(costliest)}` : ""}`;
  return `You began with ${chanceInWords(began)}, ${chance}, and ${gave}.`;
}

function isNothing(difference: number): boolean {
  return pointsInWords(difference) === "0";
}

function moveOf({ ply }: Heaviest): string {
  return `move ${ply.ply + 1}`;
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
  const { mean, deal, luck, choice, misjudged, result } = inTenths(account);
  const rows = [
    { label: "An average deal", note: "what the judge wins of all deals", tenths: mean },
    { label: "This deal", note: "as it lay there at first", tenths: deal },
    { label: "Luck", note: "what chance brought", tenths: luck },
    { label: "Your choices", note: "what was given away", tenths: choice },
    { label: "The rest", note: "what these do not explain", tenths: misjudged },
  ];
  return { rows, result };
}

/** Tenths of a point with their sign: `−22.0`. */
export function tenthsInWords(tenths: number, withSign: boolean): string {
  const text = (Math.abs(tenths) / 10).toFixed(1);
  if (tenths < 0) return `−${text}`;
  return withSign && tenths > 0 ? `+${text}` : text;
}
