import { type AnyGame, type GameEvent, knowledgeOf, type Prospect, seededRandom } from "@tetrarch/engine";
import type { AnyMoveEvaluator, EvaluatedMove, InSteps, ViewValue } from "../evaluation/evaluation.js";
import { ADVICE_SEED, type AnyPlayer, type MoveValue, observe } from "../players/player.js";
import type { PlyAnalysis, RatedMove, Reason, Scale } from "./analysis.js";
import { type GradedMove, gradeOf, isFault, SURE, scaleOf } from "./grades.js";
import { gradingIn } from "./grading.js";
import { MistakeKinds } from "./mistake-kinds.js";
import { type PlayedPly, RESIGN } from "./record.js";
import { isSurelyLost } from "./sure-loss.js";

/** The game, its evaluator and what each search may take. */
export interface EvaluationContext {
  readonly game: AnyGame;
  readonly evaluator: AnyMoveEvaluator;
  /** The player that gives the hints: its own moves are no faults. */
  readonly adviser?: AnyPlayer | undefined;
  readonly nodes: number;
}

type Estimates = EvaluatedMove | undefined;

/**
 * Q of the legal moves, each looked at as far as the next card or roll.
 * Q of a move that turns nothing up is f itself, which looks less far than a mean over cards. Where f is too high, moves to and
 * fro would seem best. So such a move is worth the best move after it that turns something up.
 * @param played the index of the move made, −1 for none
 */
export function* evaluatingDeeper(
  { game, evaluator, nodes }: EvaluationContext,
  view: unknown,
  legal: readonly unknown[],
  played: number,
): InSteps<readonly Estimates[]> {
  const evaluated = yield* evaluator.evaluatingMoves(view, legal, played, nodes);
  if (!evaluator.isNearsighted) return evaluated;
  // Whether something comes up does not depend on what is hidden, and nor does what lies open if nothing does.
  const sample = game.sample(view, seededRandom(1));
  const next = legal.map((move) => choiceAfter(game, evaluator, view, sample, move));
  const onward = most(evaluated.filter((_, index) => next[index] === undefined));
  if (!onward) return evaluated;
  /** Moves that come to the same position are looked through once. */
  const known = new Map<string, EvaluatedMove | undefined>();
  const further: Estimates[] = [];
  for (const [index, found] of evaluated.entries()) {
    const state = next[index];
    if (!found || state === undefined || (index !== played && found.win <= onward.win)) {
      further.push(found);
      continue;
    }
    const key = JSON.stringify(state);
    if (!known.has(key)) known.set(key, yield* bestAfter({ game, evaluator, nodes }, state));
    const best = known.get(key);
    // The player may have planned more than one move ahead.
    const isEnough = !best || (index === played && best.win <= found.win);
    further.push(isEnough ? found : { ...best, mean: found.win });
  }
  return further;
}

/** The position after a move that turns up nothing; undefined after one that does, or that ends the game. */
function choiceAfter(
  game: AnyGame,
  evaluator: AnyMoveEvaluator,
  view: unknown,
  sample: unknown,
  move: unknown,
): unknown {
  const { state, events } = game.play(sample, move);
  const isChoice = evaluator.chanceIn(view, events) === undefined && game.legalMoves(state).length > 0;
  return isChoice ? state : undefined;
}

/** The best move of a position that turns something up; undefined where there is none. */
function* bestAfter(
  { game, evaluator, nodes }: EvaluationContext,
  state: unknown,
): InSteps<EvaluatedMove | undefined> {
  const view = game.view(state);
  const legal = game.legalMoves(state).filter((move) => !choiceAfter(game, evaluator, view, state, move));
  return legal.length === 0 ? undefined : most(yield* evaluator.evaluatingMoves(view, legal, -1, nodes));
}

function most(evaluated: readonly Estimates[]): EvaluatedMove | undefined {
  return evaluated.reduce(
    (a, b) => (a && b && b.selectionEstimate <= a.selectionEstimate ? a : (b ?? a)),
    undefined,
  );
}

/** The key of the reason for a better move that could have been made first at no cost, and cannot after the one played. */
export const AT_NO_COST = "at-no-cost";
const NO_COST: Reason = { of: "better", key: AT_NO_COST, values: {} };

/** The most reasons given for a move. */
const MOST_REASONS = 3;

/** The sure differences between two moves by what the player knew (C-11); keys are the game's events. */
export function reasonsOf(
  game: AnyGame,
  view: unknown,
  playedWord: string,
  betterWord: string,
): readonly Reason[] {
  const played = factsOf(game, view, playedWord);
  const better = factsOf(game, view, betterWord);
  return [...onlyIn(played, better, "played"), ...onlyIn(better, played, "better")];
}

function factsOf(game: AnyGame, view: unknown, word: string): readonly Prospect<GameEvent>[] {
  const move = game.parseMove(word);
  if (move === undefined) return [];
  const { prospects, routine = [] } = knowledgeOf(game.id);
  return prospects(view, move).filter(({ event }) => !routine.includes(event.type));
}

function onlyIn(
  facts: readonly Prospect<GameEvent>[],
  others: readonly Prospect<GameEvent>[],
  of: Reason["of"],
): readonly Reason[] {
  const types = new Set(others.map(({ event }) => event.type));
  const sure = facts.filter(({ sure, event }) => sure && !types.has(event.type));
  return sure
    .slice(0, MOST_REASONS)
    .map(({ rule, event }) => ({ of, key: event.type, values: { rule, ...plain(event) } }));
}

/** Event fields that reasons may use: texts, numbers, and lists of texts. */
function plain(event: object): Readonly<Record<string, string | number>> {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "type") continue;
    if (typeof value === "string" || typeof value === "number") values[field] = value;
    else if (Array.isArray(value) && value.every((each) => typeof each === "string"))
      values[field] = value.join(" ");
  }
  return values;
}

/** A ply as far as f alone goes; points are told where they count without a win. */
export function viewPlyAnalysis(
  ply: number,
  { word }: PlayedPly,
  { win, points, isOpen }: ViewValue,
  hasPoints: boolean,
): PlyAnalysis {
  const known = isOpen ? { isOpen } : {};
  return {
    ply,
    played: word,
    win,
    ...known,
    ...(hasPoints && points !== undefined ? { points } : {}),
    moves: [],
  };
}

/** A ply of a game that is proved lost: no move is better than another. */
export function lostPlyAnalysis(game: AnyGame, seen: PlyAnalysis, { state, word }: PlayedPly): PlyAnalysis {
  const grade = choicesIn(game.legalMoves(state), word) < 2 ? "forced" : "good";
  return { ...seen, grade, scale: "win", loss: 0, lossError: 0, luck: 0, misjudged: 0 };
}

/** How many choices there were. Who gives up has not made the only move there was. */
function choicesIn(legal: readonly unknown[], word: string): number {
  return legal.length + (word === RESIGN ? 1 : 0);
}

/**
 * A ply with every legal move weighed.
 * @param next f of the view after the move
 */
export function* analysePly(
  { game, evaluator, adviser, nodes }: EvaluationContext,
  seen: PlyAnalysis,
  { state, word, events }: PlayedPly,
  next: number,
): InSteps<PlyAnalysis> {
  const legal = game.legalMoves(state);
  const view = game.view(state);
  const words = legal.map((move) => game.formatMove(move));
  const evaluated = yield* evaluatingDeeper({ game, evaluator, nodes }, view, legal, words.indexOf(word));
  const all = words.flatMap((each, index): readonly WordedMove[] => {
    const found = evaluated[index];
    return found
      ? [{ ...found, ...(found.isOpen ? { win: seen.win, selectionEstimate: seen.win } : {}), word: each }]
      : [];
  });
  const made =
    all.find((move) => move.word === word) ?? resigning(game.resignedScore(state).value, evaluator);
  const best = bestOf(all, made);
  const scale = scaleOf(best.win, evaluator.hasPoints);
  const found = scale === "points" ? mostPoints(all, made) : best;
  const dominant = harmlessBefore(game, evaluator, view, legal[words.indexOf(word)]);
  // It is as good as any: whatever the others do can be done after it.
  const first = dominant === undefined ? found : { ...found, word: dominant };
  const played = against(first)(made);
  const { measures } = evaluator;
  const sigma = { win: measures.sigma, points: measures.pointsSigma ?? 0 };
  const choices = choicesIn(legal, word);
  // Where σ is 0, proofs alone mark a move.
  const misjudged = sigma.win === 0 ? undefined : misjudgedBy(scale, seen, first);
  const isThrownAway = losesAlone(game, view, legal, words.indexOf(word));
  const graded = gradeOf({
    best: first,
    played,
    legal: choices,
    sigma,
    misjudged,
    isSurelyLost: isThrownAway,
    isDominated: dominant !== undefined,
  });
  const isDoubtful = word !== RESIGN && isLargeDoubt(graded);
  const isDefended =
    adviser !== undefined &&
    !isThrownAway &&
    dominant === undefined &&
    (isFault(graded.grade) || isDoubtful) &&
    (yield* isAsGoodFor(adviser, { game, evaluator }, state, word));
  // Of an open position no more is known than before.
  const isOpen = made.isOpen && graded.grade === "good";
  const grade = isOpen || isDefended ? "unclear" : graded.grade;
  const reasons = !isFault(grade)
    ? []
    : dominant === undefined
      ? reasonsOf(game, view, word, first.word)
      : [NO_COST];
  const mistakeKinds = new MistakeKinds(game, view, evaluator.decisionFeatures);
  const hasLost = graded.loss > 0 && first.word !== word;
  const chance = evaluator.chanceIn(view, events);
  const luck = next - (made.mean ?? made.win);
  const choice = Math.min(0, made.win - best.win);
  return {
    ...seen,
    moves: all
      .map((move) => (move.word === first.word ? first : move))
      .sort(byWorth(scale, first))
      .map(against(first)),
    ...graded,
    grade,
    ...(isDoubtful && adviser !== undefined && !isDefended ? { isDoubtful } : {}),
    luck,
    ...(chance === undefined ? {} : { chance }),
    misjudged: next - luck - choice - seen.win,
    ...(reasons.length > 0 ? { reasons } : {}),
    kinds: mistakeKinds.atStake(word, words),
    ...(hasLost ? { lapse: mistakeKinds.between(word, first.word) } : {}),
  };
}

/** The word of a move that could be made first at no cost, and cannot after the one made. */
function harmlessBefore(
  game: AnyGame,
  evaluator: AnyMoveEvaluator,
  view: unknown,
  made: unknown,
): string | undefined {
  const move = made === undefined ? undefined : evaluator.harmlessBefore?.(view, made);
  return move === undefined ? undefined : game.formatMove(move);
}

/** Whether a move surely ends the game lost, and another does not. */
function losesAlone(game: AnyGame, view: unknown, legal: readonly unknown[], index: number): boolean {
  const move = legal[index];
  if (move === undefined || !isSurelyLost(game, view, move)) return false;
  return legal.some((other) => !isSurelyLost(game, view, other));
}

/** How far f of a position is off its best move, on a scale. */
function misjudgedBy(scale: Scale, seen: PlyAnalysis, best: WordedMove): number {
  return Math.abs(scale === "win" ? best.win - seen.win : (best.points ?? 0) - (seen.points ?? 0));
}

/** What a loss must come to, if it were certain, to be named although it is not: that of a blunder, 4 % of a win. */
const LARGE = 0.04;

/** Whether a move is not marked only because f misjudged its position: it cost much, and more than the error of its estimate. */
function isLargeDoubt({ grade, scale, loss, lossError }: GradedMove): boolean {
  return grade === "unclear" && scale === "win" && loss >= LARGE && loss > SURE * lossError;
}

/** How many standard errors another move must be ahead for the adviser. */
const CLEARLY_BETTER = 2;

/** Whether a player makes this move, or finds none that is clearly better, or gives hints that call it about as good. */
function* isAsGoodFor(
  player: AnyPlayer,
  { game, evaluator }: Pick<EvaluationContext, "game" | "evaluator">,
  state: unknown,
  word: string,
): InSteps<boolean> {
  if (word === RESIGN) return false;
  const { view, legal } = observe(game, state);
  // In the order in which a hint is asked for: trials draw from one random number after the other.
  const sorted = [...legal].sort((a, b) => (game.formatMove(a) < game.formatMove(b) ? -1 : 1));
  const search = player.advise({ view, legal: sorted }, seededRandom(ADVICE_SEED), player.nodesAMove);
  let step = search.next();
  for (; !step.done; step = search.next()) yield;
  const { move, moves } = step.value;
  if (game.formatMove(move) === word) return true;
  const [best] = moves;
  const made = moves.find((each) => game.formatMove(each.move) === word);
  // The player has dismissed a move that it tried less often.
  if (!best || !made || made.visits < best.visits) return false;
  const error = Math.hypot(best.error, made.error);
  if (best.value - made.value <= CLEARLY_BETTER * error) return true;
  const rated = ({ move: each, value, ...rest }: MoveValue<unknown>) => ({
    ...rest,
    word: game.formatMove(each),
    win: value,
  });
  return !isFault(gradingIn(game, { evaluator }, view)(rated(best), rated(made), error, moves.length));
}

type WordedMove = EvaluatedMove & { readonly word: string };

/** Giving up is a choice, too: it never wins, and keeps the points there are. */
function resigning(points: number, { hasPoints }: AnyMoveEvaluator): WordedMove {
  return { word: RESIGN, win: 0, ...(hasPoints ? { points } : {}), selectionEstimate: 0, error: 0 };
}

/**
 * The move that should have been made, chosen by other samples than those that price it.
 * So the luckiest of many is not taken for the best; the move made is as good where it is priced no lower.
 */
function bestOf(all: readonly WordedMove[], made: WordedMove): WordedMove {
  const best = all.reduce((a, b) => (b.selectionEstimate > a.selectionEstimate ? b : a), made);
  return best.win > made.win ? best : made;
}

function mostPoints(all: readonly WordedMove[], made: WordedMove): WordedMove {
  return all.reduce((a, b) => ((b.points ?? 0) > (a.points ?? 0) ? b : a), made);
}

/** The best first. */
function byWorth(scale: Scale, best: WordedMove) {
  return (a: WordedMove, b: WordedMove) => {
    if (a === best || b === best) return a === best ? -1 : 1;
    const [wins, points] = [b.win - a.win, (b.points ?? 0) - (a.points ?? 0)];
    return scale === "win" ? wins || points : points || wins;
  };
}

/** A move with the standard error of its difference from the best move. */
function against(best: WordedMove) {
  return (move: WordedMove): RatedMove => {
    const { word, win, points, error } = move;
    const both = move === best ? 0 : Math.sqrt(error * error + best.error * best.error);
    return { word, win, ...(points === undefined ? {} : { points }), error: both };
  };
}
