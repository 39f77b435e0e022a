/**
 * An analysis of a played game: the value of each position, the cost of each move, and luck.
 * Chances are those of the reference player (f), 0 to 1, from the player's view; only `verdict` knows the hidden cards.
 */

/** What a move cost, in words; `grades.ts` says where one ends and the next begins. */
export type Grade =
  /** There was no other. */
  | "forced"
  /** Nothing better was found, or it cost less than an inaccuracy. */
  | "good"
  /** It may have cost something, but less than twice what the estimate may be off. */
  | "unclear"
  | "inaccuracy"
  | "mistake"
  | "blunder";

/** What a move is graded by: the chance to win or, where that is as good as gone and points count, the points. */
export type Scale = "win" | "points";

/** Whether the deal can still be won with all cards known; `unproven` without a proof. */
export type Thoughtful = "won" | "lost" | "unproven";

/** A legal move of one position. */
export interface RatedMove {
  readonly word: string;
  /** Q: the mean of f over everything that the move may turn up; of one that turns nothing up, of the best after it where that matters. */
  readonly win: number;
  /** The expected points of the finished game, in games where points count without a win. */
  readonly points?: number;
  /** The standard error of its difference from the best move, 0 where the means are exact. */
  readonly error: number;
}

/** A true statement about what a move does and the better one does not, or the other way round. */
export interface Reason {
  /** Who does it: the move played or the better one. */
  readonly of: "played" | "better";
  /** A key of the game's reasons, for which its catalogue has words. */
  readonly key: string;
  /** What the words need: card codes, pile names, numbers. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A position of the game and the move made in it. */
export interface PlyAnalysis {
  /** How many moves came before. */
  readonly ply: number;
  /** The word of the move made; `resign` where the player gave up. */
  readonly played: string;
  /** f of the view before the move. */
  readonly win: number;
  /** Neither a win nor a loss was proved, and `win` is no chance: it only goes on from the position before. */
  readonly isOpen?: boolean;
  readonly points?: number;
  /** Every legal move, best first; empty until they are weighed, and in a lost game. A search may leave out worse moves. */
  readonly moves: readonly RatedMove[];
  /** Undefined as long as it may change. */
  readonly grade?: Grade;
  readonly scale?: Scale;
  /** Whether a move of the grade `unclear` may have cost much: by the judge's estimates, and for the player of the hints, too. */
  readonly isDoubtful?: boolean;
  /** What the move cost on its scale, at least 0: a chance of 0 to 1, or points. */
  readonly loss?: number;
  /** The standard error of `loss`, the errors of f itself included. */
  readonly lossError?: number;
  /** f of the next view − its mean over all that the move played may turn up: chance alone. 0 where nothing came up. */
  readonly luck?: number;
  /** The kind of chance event: a key of the game's (`turn`, `roll`, `draw` …); undefined where nothing came up. */
  readonly chance?: string;
  /** The remainder: the step to the next f less luck and choice. Q of the best move − f, what f itself did not know, but for moves to and fro. */
  readonly misjudged?: number;
  /** What can be said for certain of the difference; only for graded faults. */
  readonly reasons?: readonly Reason[];
  /** The kinds of the decision (`stock-left`: the better move deals); none without alternatives, undefined until they are known. */
  readonly kinds?: readonly string[];
  /** In which of them the move made lost something; `other` where it is of none, `gave-up` where the player gave up. */
  readonly lapse?: string;
  /** The very deal after the move; undefined until it is searched. */
  readonly verdict?: Thoughtful;
}

/** result − mean = deal + luck + choice + misjudged, as the last is the remainder. All of them chances to win. */
export interface LuckReport {
  /** μ: f of a deal before its first move, over all deals. */
  readonly mean: number;
  /** 1 for a win, 0 for anything else; for a game in play f of the last view. */
  readonly result: number;
  /** f of this start − mean. */
  readonly deal: number;
  readonly luck: number;
  /** Never positive: what the choices gave away. */
  readonly choice: number;
  /** What the others leave: the sum of the plies' remainders. */
  readonly misjudged: number;
}

/** The evaluator and its effort, so that the same request gives the same answer. */
export interface EvaluationSource {
  readonly player: string;
  /** The version of its weights. */
  readonly version: number;
  /** What the evaluation of one move may take. */
  readonly nodes: number;
  /** σ: the root mean square error of differences of f against paired play-outs, a chance of 0 to 1. */
  readonly sigma: number;
  /** The number of trial games for one estimate, where it was made by play-outs. */
  readonly trials?: number | undefined;
  /** `GRADING_VERSION` of its grades; undefined for 0. */
  readonly grading?: number | undefined;
}

export interface Analysis {
  /** The game's id. */
  readonly game: string;
  readonly variant: string;
  readonly by: EvaluationSource;
  /** Position by position, the first move first. The position after the last move has no entry. */
  readonly plies: readonly PlyAnalysis[];
  /** Undefined until every ply is evaluated. */
  readonly account?: LuckReport;
  /** The verdict of the deal before the first move. */
  readonly dealt?: Thoughtful;
  /** The ply whose move is the last made from a position that could still be won with all cards known; undefined where that was not proved or never happened. */
  readonly lostAt?: number;
  /** From there, a way to the win (move words): the best line to look at. */
  readonly line?: readonly string[];
  /** Whether nothing of it will change any more. */
  readonly final: boolean;
}
