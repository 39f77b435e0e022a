import type { Session } from "@tetrarch/engine";
import {
  type AnalysedEnd,
  analysedEndOf,
  chanceInWords,
  counted,
  dealtInWords,
  differenceInWords,
  GRADES,
  isByProof,
  provedInWords,
  trialsInWords,
  verdictInWords,
} from "@tetrarch/play";
import {
  type Analysis,
  choiceIn,
  type EvaluationSource,
  type Grade,
  isFault,
  type PlyAnalysis,
  RESIGN,
  resultParts,
  type Summary,
  summaryOf,
} from "@tetrarch/solver/analysis";
import { dealOf, stateOf } from "./game.js";

/** The most lines of the curve; longer games show every nth move. */
const CURVE_LINES = 30;
/** The characters for a chance of 100 per cent: a line fits the page of a window of 60 columns. */
const BAR = 28;
/** The characters of the longest chance: `under 0.1 %`. */
const CHANCE = 11;
/** The same of what is known by proofs alone: `still winnable`. */
const PROOF = 14;
const MARKS: Partial<Record<Grade, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

const MARKED_BY_PROOF = "a move is marked only where it is proved to be worse than another";

/** How far an analysis has come. */
export function weighedInWords({ plies }: Analysis, moves: number): string {
  return `${plies.filter(({ grade }) => grade !== undefined).length} of ${moves} moves weighed`;
}

/** An analysis for people: plain characters, a sentence a thing, so that it can be listened to; sentences are not broken. */
export function analysisInWords(session: Session, analysis: Analysis): string {
  const state = stateOf(session);
  const ending = analysedEndOf(session);
  const summary = summaryOf(analysis, ending.hinted);
  const parts = [
    `${dealOf(session)}: ${counted(session.now.number, "move")}, ${state}`,
    curve(analysis, state, ending.wholeWin).join("\n"),
    summary ? verdictInWords(summary, ending) : "",
    summary && !summary.isRough && !summary.isOpen && !isByProof(analysis.by)
      ? sum(analysis, ending, summary)
      : "",
    summary ? dealtInWords(summary, ending) : "",
    wayToWin(analysis),
    costlyMoves(analysis).join("\n"),
    judge(analysis.by),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function judge({ player, version, sigma, trials }: EvaluationSource): string {
  if (trials !== undefined) return trialsInWords(trials);
  // Where σ was not measured, it is 0.
  const marks = sigma === 0 ? MARKED_BY_PROOF : `a difference may be off by ${differenceInWords(sigma)}`;
  return `Judged by a program that sees what you saw (${player}, version ${version}); ${marks}.`;
}

/** The chance before each move, with marks where a move cost something. */
function curve(
  { plies, account, by }: Analysis,
  state: string,
  wholeWin: string | undefined,
): readonly string[] {
  if (plies.length === 0) return [];
  const step = Math.ceil(plies.length / CURVE_LINES);
  const shown = plies.filter((ply, index) => index % step === 0 || isMarked(ply));
  const lines = shown.map((ply) => positionLine(ply, by));
  if (!account) return lines;
  if (wholeWin !== undefined) return [...lines, `the end   ${state}`];
  return [...lines, line(state === "still playing" ? "now" : "the end", account.result, by)];
}

/** A position whose chance is not known has no bar; giving up has no mark. */
function positionLine(ply: PlyAnalysis, by: EvaluationSource): string {
  const place = `move ${ply.ply + 1}`;
  if (ply.isOpen) return `${place.padEnd(9)} ${"?".padStart(CHANCE)}`;
  return line(place, ply.win, by, ply.grade && ply.played !== RESIGN ? MARKS[ply.grade] : "");
}

function line(place: string, chance: number, by: EvaluationSource, mark = ""): string {
  const bar = "#".repeat(Math.round(BAR * chance));
  const said = isByProof(by) ? provedInWords(chance).padEnd(PROOF) : chanceInWords(chance).padStart(CHANCE);
  return `${place.padEnd(9)} ${said}  ${bar.padEnd(BAR)} ${mark}`.trimEnd();
}

/** What the result is made of; empty where that was not found out. */
function sum(analysis: Analysis, { hinted = [], helpedWin }: AnalysedEnd, { givenUp }: Summary): string {
  if (!analysis.account) return "";
  const choiceOfHints = hinted.length === 0 ? undefined : choiceIn(analysis, hinted);
  const { mean, result, deal, luck, own, byHints, resigning, misjudged } = resultParts(
    analysis.account,
    givenUp,
    choiceOfHints,
  );
  const parts = [
    `An average deal ${(mean / 10).toFixed(1)} %`,
    `this deal ${signed(deal)}`,
    `luck ${signed(luck)}`,
    `your moves ${signed(own)}`,
    byHints === undefined ? [] : `moves by hints ${signed(byHints)}`,
    resigning === 0 ? [] : `resigning ${signed(resigning)}`,
    `errors of the program ${signed(misjudged)}`,
  ];
  const whole = `${parts.flat().join(", ")}: together ${(result / 10).toFixed(1)} % of a win`;
  return helpedWin === undefined ? `${whole}.` : `${whole}, not counting the help.`;
}

function costlyMoves({ plies }: Analysis): readonly string[] {
  return plies.filter(isMarked).map((ply) => {
    const [best] = ply.moves;
    const better = best && best.word !== ply.played ? `; better ${best.word}` : "";
    return `Move ${ply.ply + 1}, ${ply.played}: ${GRADES[ply.grade ?? "mistake"].toLowerCase()}, cost ${lossOf(ply)}${better}.`;
  });
}

function isMarked({ grade, played }: PlyAnalysis): boolean {
  return isFault(grade) && played !== RESIGN;
}

function lossOf({ scale, loss = 0, lossError = 0 }: PlyAnalysis): string {
  if (scale === "points") return `${loss.toFixed(1)} ± ${lossError.toFixed(1)} of the score`;
  return differenceInWords(loss);
}

/** A way to the win from the move that lost the deal. */
function wayToWin({ lostAt, line: way = [] }: Analysis): string {
  if (lostAt === undefined || way.length === 0) return "";
  return `From move ${lostAt + 1} on ${counted(way.length, "move")} would win: ${way.join(" ")}`;
}

/** Tenths of a per cent with their sign. */
function signed(tenths: number): string {
  return `${tenths < 0 ? "−" : "+"}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
