import type { AnyGame } from "@tetrarch/engine";
import type { EaseBounds } from "./difficulty.js";
import type { AnyMoveEvaluator, Measures, PlayerErrors } from "./evaluation/evaluation.js";
import type { Model } from "./evaluation/model.js";
import type { ChoiceEvaluator } from "./evaluation/net-evaluator.js";
import type { FieldLevel } from "./players/field-levels.js";
import type { Advice, AnyPlayer, MoveValue } from "./players/player.js";
import type { AnySolver } from "./solver.js";

/** The agents of a game: its exact search, and its fair players, weakest first. */
export interface Agents {
  readonly solver: AnySolver;
  readonly players: readonly AnyPlayer[];
  /** Who gives the hints, where that is not the strongest player. */
  readonly adviser?: AnyPlayer;
  /**
   * What a move gives up, as the view says it; undefined for a move that is not compared by that. Of moves that are about
   * as good a hint names the one that gives up least.
   */
  readonly costOf?: (view: unknown, move: unknown) => number | undefined;
  /** Whether a move may do harm by a roll of the die: beside one that does not, a hint names it not as about as good. */
  readonly isGamble?: (view: unknown, move: unknown) => boolean;
  /**
   * Whether a move only gives something up, and reveals nothing: before it is advised, the hint after it is compared with
   * the other moves.
   */
  readonly isGiveUp?: (move: unknown) => boolean;
  /** By name, why a player is missing that the game has with other cards. */
  readonly untrained?: Readonly<Record<string, string>>;
}

/** The agents of a game with the bounds of easy, medium and hard deals. */
export interface GradedAgents extends Agents {
  /** What parts its deals into thirds. */
  readonly easeBounds: EaseBounds;
}

/** Figures of a game that cost little to load: a page needs them without any solver. */
export interface GameFacts {
  /** The version of its evaluator (`AnyMoveEvaluator.version`). */
  readonly evaluatorVersion: number;
  /** What parts its deals into easy, medium and hard: `npm run research -- difficulty` prints it. */
  readonly easeBounds: EaseBounds;
  /** How often its players err, from random to the strongest: `npm run research -- judge errors GAME` prints it. */
  readonly playerErrors: readonly PlayerErrors[];
  /** Who plays beside a person, weakest first: `npm run research -- field GAME` prints what each wins. */
  readonly fieldLevels?: readonly FieldLevel[];
  /** Whether win rates are told with luck taken off, too: where that was measured to make their intervals narrower. */
  readonly takesLuckOff?: boolean;
}

/** The programs that solve, play and evaluate one game: what its folder's `manifest.ts` says and the registry lists. */
export interface Manifest {
  /** The agents of the game as it is played here: with its built-in cards or with a player's own. */
  readonly agentsOf: (game: AnyGame) => Agents;
  /** Its evaluator. @param measures others than those that were measured of it */
  readonly moveEvaluatorOf: (game: AnyGame, measures?: Measures) => AnyMoveEvaluator;
  /** The reference player, whose chances the evaluator estimates; none where it is the strongest of the players. */
  readonly referencePlayerOf?: (game: AnyGame) => AnyPlayer | undefined;
  /** The player whose errors make the upper levels of a field; absent where it is the reference player. A phone has it play 100 games. */
  readonly skilledPlayerOf?: (game: AnyGame) => AnyPlayer;
  /** The net that says what its positions are worth, once it was learnt. */
  readonly model?: Model;
}

/** The sensible player of a game: each has one. */
export function greedyOf({ players }: Agents): AnyPlayer {
  const greedy = players.find(({ name }) => name === "greedy");
  if (!greedy) throw new Error("a game without a greedy player");
  return greedy;
}

/** The strongest player of a game that sees what a person sees. */
export function strongestOf(agents: Agents): AnyPlayer {
  return agents.players.at(-1) ?? greedyOf(agents);
}

/** The player that gives the hints. */
export function adviserOf({ adviser, players }: Agents): AnyPlayer | undefined {
  return adviser ?? players.at(-1);
}

/**
 * What a net advises in a position: the best of the moves worth trying, the next card turned up in the search.
 * @param pointsAUnit what 1 of the net's points stands for; without it no points are told
 */
export function netAdvice<Belief, Move>(
  net: ChoiceEvaluator<Belief>,
  belief: Belief,
  engineMove: (packed: number) => Move,
  otherwise: Move,
  pointsAUnit?: number,
): Advice<Move> {
  const before = net.evaluations;
  const moves = net.movesByUtility(belief, (packed): MoveValue<Move> => {
    const value = { move: engineMove(packed), value: net.win, error: 0, visits: 0 };
    return pointsAUnit === undefined ? value : { ...value, points: pointsAUnit * net.points };
  });
  return { move: moves[0]?.move ?? otherwise, moves, nodes: net.evaluations - before };
}
