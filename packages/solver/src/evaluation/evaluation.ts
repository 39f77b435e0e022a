import type { EventForecast, GameEvent } from "@tetrarch/engine";

/** What is to be expected of a position by the play of the reference player, which looks one card ahead with this same f. */
export interface Expectation {
  /** The chance to win, 0 to 1. */
  readonly win: number;
  /** The expected points, in games that have any; {@link MoveEvaluator.hasPoints} says whether they count without a win. */
  readonly points?: number;
}

/** Pairs of a predicted chance and the observed share, 0 to 1, both rising. */
export type CalibrationPoints = readonly (readonly [predicted: number, observed: number])[];

/** Calibration points by kind of moment; predictions of a missing kind are used as they are. */
export type CalibrationCurves = Readonly<Record<string, CalibrationPoints>>;

/** The calibrated chance of a prediction. */
export type Curve = (predicted: number) => number;

export function curveOf(curves: CalibrationCurves, moment: string): Curve {
  return curveThrough(curves[moment] ?? []);
}

/** Straight lines between the points, from 0 to 0 and from 1 to 1: what is settled stays settled. */
function curveThrough(points: CalibrationPoints): Curve {
  const all: CalibrationPoints = [[0, 0], ...points, [1, 1]];
  return (predicted) => {
    let next = 1;
    while (next < all.length - 1 && predicted > (all[next]?.[0] as number)) next++;
    const [[from, least], [to, most]] = [all[next - 1], all[next]] as [
      CalibrationPoints[number],
      CalibrationPoints[number],
    ];
    return to === from ? most : least + ((most - least) * (predicted - from)) / (to - from);
  };
}

/** How one may have erred by something: one did it, left it undone, or did it otherwise than the better move does. */
export type Way = "done" | "left" | "otherwise";

/** A feature of moves that classifies decisions: to turn back, to fill an empty land. The rules foretell it (C-11). */
export interface DecisionFeature<Event extends GameEvent, Type extends Event["type"] = Event["type"]> {
  readonly name: string;
  /** The event by which it is done. */
  readonly event: Type;
  /** In which ways one may err by it: each makes a kind of decision, for which the game's catalogue has words. */
  readonly ways: readonly Way[];
  /** How it is done by such an event: the same text where it is done alike; undefined where the event is none of it. */
  how(event: EventForecast<Extract<Event, { readonly type: Type }>>): string | undefined;
}

/** The features of a game; the first by which a move and a better one differ names the decision. */
export type DecisionFeatures<Event extends GameEvent> = readonly {
  [Type in Event["type"]]: DecisionFeature<Event, Type>;
}[Event["type"]][];

export type AnyDecisionFeatures = readonly DecisionFeature<GameEvent>[];

/** How often a player errs in one game, in the evaluator's eyes: printed by `npm run research -- judge errors GAME`. */
export interface PlayerErrors {
  /** `random`, `beginner` (one move in three at random, else greedy's) or a player of the game. */
  readonly player: string;
  /** How many games were measured. */
  readonly games: number;
  /** Moves that had an alternative, while there was a win to play for. */
  readonly decisions: number;
  /** The chance to win that a decision gave away on average, 0.01 for a point. */
  readonly lost: number;
  /** The standard error of `lost`, games being independent of each other. */
  readonly error: number;
  /** Marks for 100 decisions. */
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** A row of the table that `npm run research -- judge errors GAME` prints; the columns are fields of {@link PlayerErrors}. */
type PlayerErrorsRow = readonly [
  player: string,
  decisions: number,
  lost: number,
  error: number,
  inaccuracies: number,
  mistakes: number,
  blunders: number,
];

/** The errors of a game's players, from random to the strongest: not always in the order of their losses. */
export function playerErrorsTable(games: number, rows: readonly PlayerErrorsRow[]): readonly PlayerErrors[] {
  return rows.map(([player, decisions, lost, error, inaccuracies, mistakes, blunders]) => {
    return { player, games, decisions, lost, error, inaccuracies, mistakes, blunders };
  });
}

/** Q of a move: what it leads to on average, over everything that it may turn up. */
export interface EvaluatedMove extends Expectation {
  /** The chance to win by which the best move is chosen: of samples other than those of `win`; the same where means are exact. */
  readonly selectionEstimate: number;
  /** The standard error of `win`; 0 where the mean is exact. */
  readonly error: number;
  /** The mean of f over the next views, where `win` looks further because nothing comes up. Luck counts from here. */
  readonly mean?: number;
  /** Nothing was proved of it, either way: the estimate of the position before it still holds. */
  readonly isOpen?: boolean;
}

/** f of a view. */
export interface ViewValue extends Expectation {
  /** Proved: nothing wins any more, and there are no points to play for. */
  readonly isLost?: boolean;
  /** Nothing was proved, either way: the estimate of the position before still holds, and `win` is for a game that begins here. */
  readonly isOpen?: boolean;
}

/** What was measured of an evaluator, by `npm run research -- judge`; docs/analysis.md has the numbers and how they came about. */
export interface Measures {
  /** μ, by variant: the mean of f over the deals before their first move. */
  readonly means: Readonly<Record<string, number>>;
  /** σ: the root mean square error of differences of f between moves, against paired play-outs of the reference player. */
  readonly sigma: number;
  /** The same of points, in games where points count without a win. */
  readonly pointsSigma?: number;
  /** Calibration of the predicted chances; undefined where they are used as they are. */
  readonly curves?: CalibrationCurves;
}

/** Work that can be given up between any two steps: a step takes a few milliseconds. */
export type InSteps<Result> = Generator<void, Result, void>;

/**
 * f and Q of one game, the values of views and moves: the only ones by which hints and analyses judge.
 * Q is the mean of f over the views that a move may lead to, hidden cards and rolls as likely as `Game.sample` makes them.
 * A view in which the game is over is never evaluated: f is the result there.
 */
export interface MoveEvaluator<View, Move> {
  /** The reference player, whose chances f estimates. */
  readonly player: string;
  /** The version of the weights, and of the curves after them. */
  readonly version: number;
  /** The number of trial games for one estimate, of an evaluator by play-outs. */
  readonly trials?: number;
  readonly measures: Measures;
  /** Whether there are points to play for where a win is out of reach. */
  readonly hasPoints: boolean;
  /** Whether f looks no further than the next move, so that moves which turn up nothing are to be looked through. */
  readonly isNearsighted: boolean;
  /** The features by which its decisions are classified. */
  readonly decisionFeatures: AnyDecisionFeatures;
  /**
   * Whether players are told the chance of a view: it was measured within 3 points in games like that (`docs/evaluation.md`).
   * Absent where it never is: by play-outs, or where the hints have chances of their own.
   */
  isCalibrated?(view: View): boolean;
  /** The kind of moment of a view: each kind has a calibration curve of its own. */
  momentOf(view: View): string;
  /** f. @param nodes what a search may take, where there is one */
  evaluatingView(view: View, nodes: number): InSteps<ViewValue>;
  /**
   * Q of the legal moves, in their order.
   * @param played the index of the move made, −1 for none; a searching evaluator may leave out what cannot be better
   */
  evaluatingMoves(
    view: View,
    legal: readonly Move[],
    played: number,
    nodes: number,
  ): InSteps<readonly (EvaluatedMove | undefined)[]>;
  /**
   * The kind of chance among the events of a move: `turn`, `roll`, `draw`; undefined where nothing came up.
   * The kind is known before the move, so that the luck of each kind has mean zero.
   */
  chanceIn(view: View, events: readonly GameEvent[]): string | undefined;
  /**
   * A legal move that does no harm whatever lies hidden, and that a move puts out of reach: its card is buried.
   * Undefined where there is none; left out where a game has none.
   */
  harmlessBefore?(view: View, move: Move): Move | undefined;
}

/** A judge whose view and moves are its own affair. */
export type AnyMoveEvaluator = MoveEvaluator<unknown, unknown>;

/** The first kind of chance that one of the events is, by the events' types. */
export function chanceAmong(kinds: Readonly<Record<string, string>>) {
  return (_view: unknown, events: readonly GameEvent[]): string | undefined => {
    for (const { type } of events) if (kinds[type] !== undefined) return kinds[type];
    return undefined;
  };
}

/** What took no time worth dividing. */
export function* inOneStep<Result>(result: Result): InSteps<Result> {
  yield;
  return result;
}

/** A mean that was taken exactly. */
export function exactly({ win, points }: Expectation): EvaluatedMove {
  return { win, ...(points === undefined ? {} : { points }), selectionEstimate: win, error: 0 };
}
