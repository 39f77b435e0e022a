import { messagesOf, outcomeOf, type Session } from "@tetrarch/engine";
import {
  byOpenCards,
  counted,
  partInWords,
  reachInWords,
  resignationInWords,
  trialsInWords,
  unsureInWords,
} from "@tetrarch/play";
import {
  type Analysis,
  type EvaluationSource,
  type Grade,
  type Heaviest,
  inTenths,
  isFault,
  type LuckReport,
  type PlyAnalysis,
  type Summary,
  summaryOf,
  verdictAtResignation,
} from "@tetrarch/solver/analysis";
import wrapAnsi from "wrap-ansi";
import { dealOf, stateOf } from "./game.js";

const WIDTH = 78;
/** The most lines of the curve; longer games show every nth move. */
const CURVE_LINES = 30;
/** The characters for a chance of 100 per cent. */
const BAR = 40;
const MARKS: Partial<Record<Grade, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** The least luck or cost that is named: half a per cent of a win. */
const LEAST_SHOWN = 0.005;

/** How far an analysis has come. */
export function weighedInWords(weighed: number, moves: number): string {
  return `${weighed} of ${moves} moves weighed`;
}

/** An analysis for people: plain characters, a sentence a thing, so that it can be listened to. */
export function analysisInWords(session: Session, analysis: Analysis): string {
  const state = stateOf(session);
  const parts = [
    [`${dealOf(session)}: ${counted(session.now.number, "move")}, ${state}`],
    curve(analysis, state, wholeWinOf(session)),
    wrapped(story(session, analysis)),
    costlyMoves(analysis),
    wrapped(hiddenCards(analysis, wholeWinOf(session))),
    wrapped(judge(analysis.by)),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function judge({ player, version, sigma, trials }: EvaluationSource): string {
  if (trials !== undefined) return trialsInWords(trials);
  return `Judged by a program that sees what you saw (${player}, version ${version}); a difference may be off by ${percent(sigma)}.`;
}

/** The chance before each move, with marks where a move cost something. */
function curve({ plies, account }: Analysis, state: string, wholeWin: string | undefined): readonly string[] {
  if (plies.length === 0) return [];
  const step = Math.ceil(plies.length / CURVE_LINES);
  const shown = plies.filter((ply, index) => index % step === 0 || isMarked(ply));
  const lines = shown.map((ply) => line(`move ${ply.ply + 1}`, ply.win, ply.grade && MARKS[ply.grade]));
  if (!account) return lines;
  if (wholeWin !== undefined) return [...lines, `the end   ${state}`];
  return [...lines, line(state === "still playing" ? "now" : "the end", account.result)];
}

function line(place: string, chance: number, mark = ""): string {
  const bar = "#".repeat(Math.round(BAR * chance));
  return `${place.padEnd(9)} ${percent(chance).padStart(8)}  ${bar.padEnd(BAR)} ${mark}`.trimEnd();
}

/** What a game that ended in a way of its own fell short of: `all four kings`; undefined for a win or a plain loss. */
function wholeWinOf(session: Session): string | undefined {
  const { status } = outcomeOf(session);
  const isOwn = session.game.ownEndings?.some((each) => each === status);
  return isOwn ? messagesOf(session.game.id).wholeWin : undefined;
}

/** The game in a few sentences, and what its result is made of. */
function story(session: Session, analysis: Analysis): string {
  const summary = summaryOf(analysis);
  if (!summary || !analysis.account) return "";
  const unsure = unsureInWords(summary.unsureOf);
  const wholeWin = wholeWinOf(session);
  if (wholeWin !== undefined) return joined([unsure, shortOfWin(session, analysis, summary, wholeWin)]);
  return joined([
    resignationInWords(verdictAtResignation(analysis), stateOf(session)),
    unsure,
    luckAndChoices(summary),
    sum(analysis.account),
  ]);
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function shortOfWin(session: Session, { dealt }: Analysis, { luck, luckiest }: Summary, wholeWin: string) {
  const { status, score } = outcomeOf(session);
  const could = joined([reachInWords(dealt, wholeWin), dealt === "lost" ? byOpenCards : ""]);
  const turn = luck < 0 && luckiest ? `; luck turned at ${named(luckiest)}` : "";
  return `${could} You ${status} with ${messagesOf(session.game.id).score(score)}${turn}.`;
}

function luckAndChoices({ began, luck, luckiest, given, costliest }: Summary): string {
  const fortune =
    Math.abs(luck) < LEAST_SHOWN
      ? "had neither luck nor bad luck"
      : `were ${luck > 0 ? "lucky" : "unlucky"} by ${shareOfWin(luck)}${luckiest?.isMost ? `, mainly after ${named(luckiest)}` : ""}`;
  const lost =
    given < LEAST_SHOWN
      ? "gave nothing away"
      : `gave away ${percent(given)}${costliest ? `, ${partInWords(costliest)} with ${named(costliest)}` : ""}`;
  return `You began with ${percent(began)}, ${fortune}, and ${lost}.`;
}

function named({ ply }: Heaviest): string {
  return `move ${ply.ply + 1}, ${ply.played}`;
}

function sum(account: LuckReport): string {
  const { mean, result, deal, luck, choice, misjudged } = inTenths(account);
  return (
    `Deals are worth ${(mean / 10).toFixed(1)} % on average; this one ${signed(deal)}, luck ${signed(luck)}, ` +
    `choices ${signed(choice)}, the rest, which these do not explain, ${signed(misjudged)}: together ${(result / 10).toFixed(1)} %.`
  );
}

function costlyMoves({ plies }: Analysis): readonly string[] {
  return plies.filter(isMarked).flatMap((ply) => {
    const [best] = ply.moves;
    const better = best && best.word !== ply.played ? `; better ${best.word}` : "";
    const text = `Move ${ply.ply + 1}, ${ply.played}: ${article(ply.grade)}, cost ${lossOf(ply)}${better}.`;
    return wrapped(text);
  });
}

function isMarked({ grade }: PlyAnalysis): boolean {
  return isFault(grade);
}

function article(grade: Grade | undefined): string {
  return grade === "inaccuracy" ? "an inaccuracy" : `a ${grade}`;
}

function lossOf({ scale, loss = 0, lossError = 0 }: PlyAnalysis): string {
  if (scale === "points") return `${loss.toFixed(1)} ± ${lossError.toFixed(1)} of the score`;
  return `${(100 * loss).toFixed(1)} ± ${(100 * lossError).toFixed(1)} % of a win`;
}

/** What only who knows all cards can say. */
function hiddenCards({ dealt, lostAt, line: way, plies }: Analysis, wholeWin: string | undefined): string {
  // Of a game that fell short of a win its story has said so.
  if (dealt === undefined || (wholeWin !== undefined && lostAt === undefined)) return "";
  if (dealt === "lost") return `With all cards known: this deal cannot be won. ${byOpenCards}`;
  if (lostAt !== undefined) {
    const way_ =
      way && way.length > 0 ? ` From there ${counted(way.length, "move")} would win: ${way.join(" ")}` : "";
    return `With all cards known: the deal could be won until move ${lostAt + 1}, ${plies[lostAt]?.played}.${way_}`;
  }
  if (dealt === "unproven") return "With all cards known: whether this deal can be won was not found out.";
  return "With all cards known: this deal can be won.";
}

function wrapped(text: string): readonly string[] {
  return text === "" ? [] : wrapAnsi(text, WIDTH).split("\n");
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(1).replace(/^(0|100)\.0$/, "$1")} %`;
}

function shareOfWin(part: number): string {
  return `${percent(Math.abs(part))} of a win`;
}

/** Tenths of a per cent with their sign. */
function signed(tenths: number): string {
  return `${tenths < 0 ? "−" : "+"}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
