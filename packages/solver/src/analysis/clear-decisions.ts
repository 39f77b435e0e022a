import type { Analysis, PlyAnalysis, RatedMove } from "./analysis.js";
import { gradeOf, isFault, SURE } from "./grades.js";
import { RESIGNED } from "./mistake-kinds.js";

/** A decision in which one move is clearly better than another, while there was a win to play for: one that can be asked. */
export interface ClearDecision {
  readonly ply: PlyAnalysis;
  /** Whether the player made a mistake. Otherwise the best move was made, and another one would have been a mistake. */
  readonly isMistake: boolean;
  /** The kind of the mistake, or the kinds of which one could have been made. */
  readonly kinds: readonly string[];
  /** A chance of 0 to 1: what the mistake cost, more than twice its standard error; or what a guess would cost in the mean by such mistakes. */
  readonly loss: number;
}

/** The clear decisions of an analysed game, but for resigning, in their order. */
export function clearDecisionsOf({ plies, by }: Pick<Analysis, "plies" | "by">): readonly ClearDecision[] {
  return plies.flatMap((ply): readonly ClearDecision[] => {
    if (ply.scale !== "win" || ply.moves.length < 2) return [];
    const { loss = 0, lossError = 0, lapse, kinds = [] } = ply;
    if (isFault(ply.grade)) {
      const isClear = lapse !== undefined && lapse !== RESIGNED && loss > SURE * lossError;
      return isClear ? [{ ply, isMistake: true, kinds: [lapse], loss }] : [];
    }
    const guess = ply.grade === "good" && kinds.length > 0 ? costOfGuess(ply, by.sigma) : 0;
    return guess > 0 ? [{ ply, isMistake: false, kinds, loss: guess }] : [];
  });
}

/** What a move taken at random costs in the mean, counting clear mistakes alone; 0 where the best was not made. */
function costOfGuess({ moves, played, win }: PlyAnalysis, sigma: number): number {
  const [best] = moves;
  if (best?.word !== played) return 0;
  const losses = moves.map((move) => {
    const { grade, loss } = gradeOf({
      best,
      played: move,
      legal: moves.length,
      sigma: { win: sigma, points: 0 },
      misjudged: sigma === 0 ? 0 : Math.abs(best.win - win),
    });
    return isFault(grade) ? loss : 0;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / moves.length;
}

/** A move tried in a decision that is asked again. */
export interface TriedMove {
  readonly word: string;
  /** Undefined where the judge did not weigh it, as it cannot be better than the one played. */
  readonly judged: RatedMove | undefined;
  readonly isBest: boolean;
  readonly isRight: boolean;
}

/** A move as an answer to the question what is best. */
export function triedMove(decision: PlyAnalysis, word: string): TriedMove {
  const judged = decision.moves.find((move) => move.word === word);
  return {
    word,
    judged,
    isBest: word === decision.moves[0]?.word,
    isRight: judged !== undefined && isAcceptedAnswer(decision, judged),
  };
}

/**
 * Whether a move is as good an answer as the best: the same function that marked the one played calls it good, or cannot tell
 * for certain that it costs anything; and it is better than the one played, if that was not the best.
 */
export function isAcceptedAnswer(
  { moves, played, scale, lossError = 0 }: PlyAnalysis,
  tried: RatedMove,
): boolean {
  const [best] = moves;
  if (!best) return false;
  if (tried.word === best.word) return true;
  const blamed = played === best.word ? undefined : moves.find(({ word }) => word === played);
  if (blamed?.word === tried.word) return false;
  // What the judge's own error was in the mark, it is in the answer.
  const own = Math.sqrt(Math.max(0, lossError ** 2 - (blamed?.error ?? 0) ** 2));
  const { grade } = gradeOf({ best, played: tried, legal: moves.length, sigma: { win: own, points: own } });
  if (grade !== "good" && grade !== "unclear") return false;
  const worth = (move: RatedMove) => (scale === "points" ? (move.points ?? 0) : move.win);
  return !blamed || worth(tried) > worth(blamed);
}

/** A decision while there was a win to play for: its kinds, and the kind of the clear mistake that was made in it. */
export interface KindsOfDecision {
  readonly kinds: readonly string[];
  /** Undefined where no clear mistake was made, or one of no kind. */
  readonly mistake: string | undefined;
}

/** The decisions of an analysed game by kind, as progress is counted. */
export function kindsOfDecisions(analysis: Pick<Analysis, "plies" | "by">): readonly KindsOfDecision[] {
  const mistakes = new Map(
    clearDecisionsOf(analysis).flatMap(({ ply, isMistake, kinds }) =>
      isMistake ? [[ply.ply, kinds[0]] as const] : [],
    ),
  );
  return analysis.plies.flatMap(({ ply, scale, kinds = [] }) => {
    if (scale !== "win" || kinds.length === 0) return [];
    return [{ kinds, mistake: kinds.find((kind) => kind === mistakes.get(ply)) }];
  });
}
