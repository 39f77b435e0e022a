import type { AnyGame } from "@tetrarch/engine";
import type { Expected } from "../evaluation/evaluation.js";
import type { AnyFairJudge, InSteps, WeighedMove } from "../evaluation/fair-judge.js";
import type { AnalysedPly, JudgedMove, Scale } from "./analysis.js";
import { gradeOf, isFault, scaleOf } from "./grades.js";
import { Lapses } from "./lapses.js";
import { reasonsOf } from "./reasons.js";
import { type PlayedPly, RESIGN } from "./record.js";
import { weighingFurther } from "./weighing-further.js";

/** A ply as far as f alone goes. */
export function seenPly(ply: number, { word }: PlayedPly, { win, points }: Expected): AnalysedPly {
  return { ply, played: word, win, ...(points === undefined ? {} : { points }), moves: [] };
}

/** A ply of a game that is proved lost: no move is better than another. */
export function lostPly(game: AnyGame, seen: AnalysedPly, { state, word }: PlayedPly): AnalysedPly {
  const grade = choicesIn(game.legalMoves(state), word) < 2 ? "forced" : "good";
  return { ...seen, grade, scale: "win", loss: 0, lossError: 0, luck: 0, misjudged: 0 };
}

/** How many choices there were. Who gives up has not made the only move there was. */
function choicesIn(legal: readonly unknown[], word: string): number {
  return legal.length + (word === RESIGN ? 1 : 0);
}

/** What is known of a game for judging its plies. */
export interface Judging {
  readonly game: AnyGame;
  readonly judge: AnyFairJudge;
  readonly nodes: number;
}

/**
 * A ply with every legal move weighed, and what the move made was worth.
 * @param next f of the view that came of it
 */
export function* judgedPly(
  { game, judge, nodes }: Judging,
  seen: AnalysedPly,
  { state, word, events }: PlayedPly,
  next: number,
): InSteps<AnalysedPly> {
  const legal = game.legalMoves(state);
  const view = game.view(state);
  const words = legal.map((move) => game.formatMove(move));
  const weighed = yield* weighingFurther({ game, judge, nodes }, view, legal, words.indexOf(word));
  const all = words.flatMap((each, index): readonly Weighed[] => {
    const found = weighed[index];
    return found
      ? [{ ...found, ...(found.isOpen ? { win: seen.win, promise: seen.win } : {}), word: each }]
      : [];
  });
  const made = all.find((move) => move.word === word) ?? resigning(game.resignedScore(state).value, judge);
  const best = bestOf(all, made);
  const scale = scaleOf(best.win, judge.hasPoints);
  const first = scale === "points" ? mostPoints(all, made) : best;
  const played = against(first)(made);
  const { measures } = judge;
  const sigma = { win: measures.sigma, points: measures.pointsSigma ?? 0 };
  const choices = choicesIn(legal, word);
  const graded = gradeOf({ best: first, played, legal: choices, sigma });
  // Of an open position no more is known than before.
  const grade = made.isOpen && graded.grade === "good" ? "unclear" : graded.grade;
  const reasons = isFault(graded.grade) ? reasonsOf(game, view, word, first.word) : [];
  const lapses = new Lapses(game, view, judge.deeds);
  const hasLost = graded.loss > 0 && first.word !== word;
  const chance = judge.chanceIn(view, events);
  const luck = next - (made.mean ?? made.win);
  const choice = Math.min(0, made.win - best.win);
  return {
    ...seen,
    moves: all.sort(byWorth(scale, first)).map(against(first)),
    ...graded,
    grade,
    luck,
    ...(chance === undefined ? {} : { chance }),
    misjudged: next - luck - choice - seen.win,
    ...(reasons.length > 0 ? { reasons } : {}),
    kinds: lapses.atStake(word, words),
    ...(hasLost ? { lapse: lapses.between(word, first.word) } : {}),
  };
}

type Weighed = WeighedMove & { readonly word: string };

/** Giving up is a choice, too: it never wins, and keeps the points there are. */
function resigning(points: number, { hasPoints }: AnyFairJudge): Weighed {
  return { word: RESIGN, win: 0, ...(hasPoints ? { points } : {}), promise: 0, error: 0 };
}

/**
 * The move that should have been made. It is chosen by other samples than it is priced by, so that the luckiest of many is not
 * taken for the best; the move made is as good where it is priced no lower.
 */
function bestOf(all: readonly Weighed[], made: Weighed): Weighed {
  const best = all.reduce((a, b) => (b.promise > a.promise ? b : a), made);
  return best.win > made.win ? best : made;
}

function mostPoints(all: readonly Weighed[], made: Weighed): Weighed {
  return all.reduce((a, b) => ((b.points ?? 0) > (a.points ?? 0) ? b : a), made);
}

/** The best first. */
function byWorth(scale: Scale, best: Weighed) {
  return (a: Weighed, b: Weighed) => {
    if (a === best || b === best) return a === best ? -1 : 1;
    const [wins, points] = [b.win - a.win, (b.points ?? 0) - (a.points ?? 0)];
    return scale === "win" ? wins || points : points || wins;
  };
}

/** A move as it is told, its error that of its difference from the best. */
function against(best: Weighed) {
  return (move: Weighed): JudgedMove => {
    const { word, win, points, error } = move;
    const both = move === best ? 0 : Math.sqrt(error * error + best.error * best.error);
    return { word, win, ...(points === undefined ? {} : { points }), error: both };
  };
}
