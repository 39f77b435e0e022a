import { formatVariant, numberedDeal, type Session, withOpenCards } from "@tetrarch/engine";
import type { AnyMoveEvaluator, InSteps, ViewValue } from "../evaluation/evaluation.js";
import type { AnyPlayer } from "../players/player.js";
import type { Limits } from "../search/budget.js";
import { type AnySolver, solving } from "../solver.js";
import type { Analysis, LuckReport, PlyAnalysis, Thoughtful } from "./analysis.js";
import { GRADING_VERSION } from "./grades.js";
import { hasKinds } from "./mistake-kinds.js";
import { analysePly, lostPlyAnalysis, viewPlyAnalysis } from "./ply-analysis.js";
import { type PlayedPly, playedGame, RESIGN } from "./record.js";
import { ThoughtfulLine } from "./thoughtful-line.js";

/** The fields of an analysis that are known from the start. */
type Heading = Pick<Analysis, "game" | "variant" | "by">;

/**
 * Evaluated plies of an interrupted analysis of the same deal, by ply number.
 * They hold as far as both games agree and the evaluator is the same. Verdicts are dropped: they may belong to a shorter game.
 */
function reusablePlies(
  kept: Analysis | undefined,
  heading: Heading,
  record: readonly PlayedPly[],
): ReadonlyMap<number, PlyAnalysis> {
  const judged = new Map<number, PlyAnalysis>();
  if (!kept || !isSame(kept, heading)) return judged;
  for (const [index, { verdict: _, ...ply }] of kept.plies.entries()) {
    if (ply.played !== record[index]?.word) break;
    if (ply.grade !== undefined && hasKinds(ply)) judged.set(index, ply);
  }
  return judged;
}

/** Whether both are of the same game, evaluated by the same evaluator with the same effort, and graded alike. */
function isSame(kept: Heading, { game, variant, by }: Heading): boolean {
  const { player, version, nodes, sigma, grading } = kept.by;
  return (
    kept.game === game &&
    kept.variant === variant &&
    player === by.player &&
    version === by.version &&
    nodes === by.nodes &&
    sigma === by.sigma &&
    grading === by.grading
  );
}

/** What a move gave away, 0 at most; `end` is f of the view after it. */
function choiceOf({ win, luck = 0, misjudged = 0 }: PlyAnalysis, end: number): number {
  return Math.min(0, end - luck - (win + misjudged));
}

/** What the moves of these numbers, from 1, gave away together: a part of `LuckReport.choice`. */
export function choiceIn({ plies, account }: Analysis, numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => {
    const ply = plies[number - 1];
    const end = plies[number]?.win ?? account?.result;
    return ply && end !== undefined ? sum + choiceOf(ply, end) : sum;
  }, 0);
}

/**
 * Splits a game's result into luck, choice and the remainder that f misjudged.
 * @param ends f of the view after each ply, the last of them the result
 */
function accountOf(plies: readonly PlyAnalysis[], ends: readonly number[], mean: number): LuckReport {
  let luck = 0;
  let choice = 0;
  let misjudged = 0;
  for (const [index, ply] of plies.entries()) {
    const lucky = ply.luck ?? 0;
    const wrong = ply.misjudged ?? 0;
    luck += lucky;
    misjudged += wrong;
    choice += choiceOf(ply, ends[index] as number);
  }
  const result = ends.at(-1) ?? mean;
  return { mean, result, deal: (plies[0]?.win ?? result) - mean, luck, choice, misjudged };
}

/** The move evaluator, the solver and the player that analyse a game. */
export interface Analysts {
  readonly evaluator: AnyMoveEvaluator;
  /** The player that gives the hints, where its moves may not be those of the evaluator. */
  readonly adviser?: AnyPlayer | undefined;
  readonly solver: AnySolver;
}

/** What each search may take: an evaluator that searches, and the solver for each position. */
export const ANALYSIS_LIMITS: Limits = { nodes: 300_000, memory: 2 ** 27 };

/** A running analysis: it yields its state every few milliseconds and is cancelled by not being resumed. */
export type RunningAnalysis = Generator<Analysis, Analysis, void>;

/**
 * Analyses a game: f of every view, then Q of every move with the account, then the deal with all cards known.
 * The result is the same on every machine. A game by memory (TK-32) is evaluated as if nothing were forgotten.
 * @param kept the last state of an interrupted analysis; its plies are not evaluated again, and the result does not change
 */
export function* analysing(
  session: Session,
  { evaluator, adviser, solver }: Analysts,
  limits: Limits = ANALYSIS_LIMITS,
  kept?: Analysis,
): RunningAnalysis {
  const open = withOpenCards(session);
  const { game, variant } = open;
  const { plies: record, last, result } = playedGame(open);
  const { nodes } = limits;
  const { player, version, trials, measures } = evaluator;
  const plies: PlyAnalysis[] = [];
  let sofar: Analysis = {
    game: game.id,
    variant: formatVariant(variant),
    by: {
      player,
      version,
      nodes,
      sigma: measures.sigma,
      ...(trials === undefined ? {} : { trials }),
      grading: GRADING_VERSION,
    },
    plies: [],
    final: false,
  };
  const report = (more: Partial<Analysis> = {}): Analysis => {
    sofar = { ...sofar, plies: plies.slice(), ...more };
    return sofar;
  };

  const judged = reusablePlies(kept, sofar, record);
  const views: ViewValue[] = [];
  for (const [ply, each] of record.entries()) {
    const had = judged.get(ply);
    if (had) {
      views.push(viewValueOf(had));
      plies.push(had);
      continue;
    }
    const before = views[ply - 1];
    const f = before?.isLost
      ? before
      : yield* reporting(evaluator.evaluatingView(game.view(each.state), nodes), report);
    views.push(withOpenCarried(f, before));
    plies.push(viewPlyAnalysis(ply, each, views[ply] as ViewValue, evaluator.hasPoints));
    yield report();
  }
  const end =
    result ??
    withOpenCarried(yield* reporting(evaluator.evaluatingView(game.view(last), nodes), report), views.at(-1))
      .win;
  const ends = [...plies.slice(1).map(({ win }) => win), end];
  for (const [ply, each] of record.entries()) {
    if (judged.has(ply)) continue;
    const seen = plies[ply] as PlyAnalysis;
    const running = analysePly({ game, evaluator, adviser, nodes }, seen, each, ends[ply] as number);
    plies[ply] = views[ply]?.isLost ? lostPlyAnalysis(game, seen, each) : yield* reporting(running, report);
    yield report();
  }
  const mean =
    measures.means[formatVariant(variant)] ?? (yield* reporting(meanOfDeals(open, evaluator, nodes), report));
  yield report({ account: accountOf(plies, ends, mean) });

  const line = new ThoughtfulLine(
    record.map(({ word }) => word),
    result === undefined ? undefined : result === 1,
  );
  const states = [...record.map(({ state }) => state), last];
  for (let position = line.next; position !== undefined; position = line.next) {
    const running = solving(game, solver, states[position], limits);
    const { verdict, moves } = yield* reporting(running, report);
    line.answered(position, verdict, moves);
  }
  const { lostAt } = line;
  const settled = plies.map((each, ply) => {
    const isKnown = each.isOpen && game.knowsAll(game.view(states[ply]));
    return { ...settledPly(each, isKnown ? line.at(ply) : "unproven"), verdict: line.at(ply + 1) };
  });
  for (const [ply, each] of settled.entries()) {
    // A change is the fault of the move that is proved to have lost the game; any other was misjudged before.
    if (ply === lostAt) continue;
    const isSettled = plies[ply]?.isOpen === true && !each.isOpen;
    const before = isSettled ? each.win : (plies[ply + 1]?.win ?? end);
    const wrong = (settled[ply + 1]?.win ?? end) - before;
    if (wrong !== 0) settled[ply] = { ...each, misjudged: (each.misjudged ?? 0) + wrong };
  }
  plies.splice(0, plies.length, ...settled);
  // However rough the estimate was: a resignation of what could be won is proved to have lost it.
  const fatal = lostAt === undefined ? undefined : plies[lostAt];
  if (fatal?.played === RESIGN) plies[fatal.ply] = { ...fatal, grade: "blunder" };
  else if (fatal && game.knowsAll(game.view(states[fatal.ply])))
    plies.splice(fatal.ply, plies.length, ...provedLoss(plies.slice(fatal.ply), line.line));
  return report({
    dealt: line.at(0),
    account: accountOf(plies, [...plies.slice(1).map(({ win }) => win), end], mean),
    ...(lostAt === undefined ? {} : { lostAt, line: line.line }),
    final: true,
  });
}

/** Deals by which μ is estimated where it was not measured. */
const DEALS_OF_MEAN = 20;

/** μ of an evaluator that was not measured: the mean of f over the starts of some deals, the same ones every time. */
function* meanOfDeals(
  { game, variant }: Session,
  evaluator: AnyMoveEvaluator,
  nodes: number,
): InSteps<number> {
  let sum = 0;
  for (let number = 1; number <= DEALS_OF_MEAN; number++) {
    const start = game.setup(numberedDeal(game.pack, number), variant);
    sum += (yield* evaluator.evaluatingView(game.view(start), nodes)).win;
  }
  return sum / DEALS_OF_MEAN;
}

/** f of the view of a ply that was evaluated: its moves were weighed, unless it was proved lost. */
function viewValueOf({ win, points, moves, isOpen }: PlyAnalysis): ViewValue {
  const open = isOpen ? { isOpen } : {};
  return { win, ...(points === undefined ? {} : { points }), ...open, isLost: moves.length === 0 };
}

/** Where nothing was proved, the estimate of the position before still holds. */
function withOpenCarried(f: ViewValue, before: ViewValue | undefined): ViewValue {
  return f.isOpen && before ? { ...before, isOpen: true } : f;
}

/** A ply of an open position that the solver settled later, nothing being hidden: its chance is 1 or 0, and no luck is in it. */
function settledPly(ply: PlyAnalysis, verdict: Thoughtful): PlyAnalysis {
  if (verdict === "unproven") return ply;
  const { isOpen: _, ...known } = ply;
  return { ...known, win: verdict === "won" ? 1 : 0, luck: 0, misjudged: 0 };
}

/**
 * The plies from the one on that lost a game in which nothing was hidden: the proof is worth more than any estimate.
 * @param line a way to the win from there
 */
function provedLoss(
  [fatal, ...others]: readonly PlyAnalysis[],
  line: readonly string[],
): readonly PlyAnalysis[] {
  const [word] = line;
  if (!fatal || word === undefined) return [];
  const rest = fatal.moves
    .filter((move) => move.word !== word)
    .map((move) => (move.word === fatal.played ? { ...move, win: 0, error: 0 } : move));
  const moves = [{ word, win: fatal.win, error: 0 }, ...rest];
  const lost = { grade: "blunder", scale: "win", loss: fatal.win, lossError: 0 } as const;
  return [
    { ...fatal, ...lost, moves },
    ...others.map((ply) => (ply.grade === "unclear" ? { ...ply, grade: "good" as const, loss: 0 } : ply)),
  ];
}

/** Runs a part of the work and yields the analysis so far after every step. */
function* reporting<Result>(
  running: InSteps<Result> | Generator<unknown, Result, void>,
  report: () => Analysis,
): Generator<Analysis, Result, void> {
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
    yield report();
  }
}
