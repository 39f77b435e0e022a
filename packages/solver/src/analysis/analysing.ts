import { formatVariant, openly, type Session } from "@tetrarch/engine";
import type { AnyFairJudge, InSteps, JudgedView } from "../evaluation/fair-judge.js";
import type { Limits } from "../search/limits.js";
import { type AnySolver, solving } from "../solver.js";
import { accountOf } from "./account.js";
import type { AnalysedPly, Analysis } from "./analysis.js";
import { judgedPly, lostPly, seenPly } from "./judged-ply.js";
import { judgedBefore } from "./kept-plies.js";
import { playedGame } from "./record.js";
import { ThoughtfulLine } from "./thoughtful-line.js";

/** Who is asked about a game. */
export interface Analysts {
  readonly judge: AnyFairJudge;
  readonly solver: AnySolver;
}

/** What each search may take: of a judge that searches, and of the solver for every position that it is asked about. */
export const ANALYSIS_LIMITS: Limits = { nodes: 300_000, memory: 2 ** 27 };

/**
 * An analysis on its way: it yields all that is known so far every few milliseconds, and is cancelled by not being resumed. It
 * takes nothing of its surroundings, so it runs in a browser's worker as well as in Node.
 */
export type RunningAnalysis = Generator<Analysis, Analysis, void>;

/**
 * Looks back at a game: first the curve, f of every view; then every move weighed against all others, and the account; then the
 * deal with all cards known. The same session, analysts and limits give the same analysis on every machine. What was played by
 * memory (TK-32) is judged as if nothing were forgotten.
 * @param kept what was told last of an analysis of the same deal that was left: what it judged is not judged again, and in the
 * end the analysis is the same as without it
 */
export function* analysing(
  session: Session,
  { judge, solver }: Analysts,
  limits: Limits = ANALYSIS_LIMITS,
  kept?: Analysis,
): RunningAnalysis {
  const open = openly(session);
  const { game, variant } = open;
  const { plies: record, last, result } = playedGame(open);
  const { nodes } = limits;
  const { player, version, measures } = judge;
  const plies: AnalysedPly[] = [];
  let sofar: Analysis = {
    game: game.id,
    variant: formatVariant(variant),
    by: { player, version, nodes, sigma: measures.sigma },
    plies: [],
    final: false,
  };
  const told = (more: Partial<Analysis> = {}): Analysis => {
    sofar = { ...sofar, plies: plies.slice(), ...more };
    return sofar;
  };

  const judged = judgedBefore(kept, sofar, record);
  const views: JudgedView[] = [];
  for (const [ply, each] of record.entries()) {
    const had = judged.get(ply);
    if (had) {
      views.push(seenIn(had));
      plies.push(had);
      continue;
    }
    const before = views[ply - 1];
    const f = before?.isLost ? before : yield* telling(judge.judging(game.view(each.state), nodes), told);
    views.push(carried(f, before));
    plies.push(seenPly(ply, each, views[ply] as JudgedView));
    yield told();
  }
  const end =
    result ?? carried(yield* telling(judge.judging(game.view(last), nodes), told), views.at(-1)).win;
  const ends = [...plies.slice(1).map(({ win }) => win), end];
  for (const [ply, each] of record.entries()) {
    if (judged.has(ply)) continue;
    const seen = plies[ply] as AnalysedPly;
    const running = judgedPly({ game, judge, nodes }, seen, each, ends[ply] as number);
    plies[ply] = views[ply]?.isLost ? lostPly(game, seen, each) : yield* telling(running, told);
    yield told();
  }
  const mean = measures.means[formatVariant(variant)] as number;
  yield told({ account: accountOf(plies, ends, mean) });

  const line = new ThoughtfulLine(
    record.map(({ word }) => word),
    result === undefined ? undefined : result === 1,
  );
  const states = [...record.map(({ state }) => state), last];
  for (let position = line.next; position !== undefined; position = line.next) {
    const running = solving(game, solver, states[position], limits);
    const { verdict, moves } = yield* telling(running, told);
    line.answered(position, verdict, moves);
  }
  for (const [ply, each] of plies.entries()) plies[ply] = { ...each, verdict: line.at(ply + 1) };
  const { lostAt } = line;
  return told({
    dealt: line.at(0),
    ...(lostAt === undefined ? {} : { lostAt, line: line.line }),
    final: true,
  });
}

/** f of the view of a ply that was judged: its moves were weighed, unless it was proved lost. */
function seenIn({ win, points, moves }: AnalysedPly): JudgedView {
  return { win, ...(points === undefined ? {} : { points }), isLost: moves.length === 0 };
}

/** Where nothing was proved, what was told before still holds. */
function carried(f: JudgedView, before: JudgedView | undefined): JudgedView {
  return f.isOpen && before ? { ...before, isOpen: true } : f;
}

/** Runs a part of the work, telling after every step what is known so far. */
function* telling<Result>(
  running: InSteps<Result> | Generator<unknown, Result, void>,
  told: () => Analysis,
): Generator<Analysis, Result, void> {
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
    yield told();
  }
}
