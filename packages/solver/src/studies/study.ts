import { STANDARD } from "@tetrarch/engine";
import { DEFAULT_LIMITS } from "../search/budget.js";

/** The name that stands for the solver where a player's is expected: everything is known. */
export const THOUGHTFUL = "thoughtful";

export const MIB = 2 ** 20;
/** The memory a solver has when nothing else is said, in MiB. */
export const USUAL_MEMORY = DEFAULT_LIMITS.memory / MIB;

/** A study: the same question for many deals. Only results of one study may be put together. */
export interface Study {
  /** The id of the game. */
  readonly game: string;
  readonly variant: string;
  /** {@link THOUGHTFUL} or the name of a fair player. */
  readonly player: string;
  /** The player's own version (`Player.version`), or the solver's; absent in records of before there were such versions. */
  readonly playerVersion?: number;
  /** A digest of all that the player has learnt; absent where it has learnt nothing, and in records of before. */
  readonly weights?: string;
  /** Nodes: of a deal for the solver, of a move for a player; 0 for a player that does not search. */
  readonly budget: number;
  /** MiB. Only the solver has tables; for a player it is {@link USUAL_MEMORY}. */
  readonly memory: number;
  /** The version of the program. */
  readonly version: string;
  /** Whether the solver's moves are written down. */
  readonly moves: boolean;
  /** The version of the game's evaluator by which the luck of a fair player's games is written down; absent where it is not. */
  readonly luckBy?: number;
}

/** What a record says of its study, in front of the result; what is as usual is left out. */
export interface StudyHead {
  readonly game: string;
  readonly deal: string;
  readonly variant?: string;
  readonly player: string;
  readonly playerVersion?: number;
  readonly weights?: string;
  readonly budget: number;
  readonly memory?: number;
  readonly version: string;
}

/** @param deal a deal code */
export function headOf(study: Study, deal: string): StudyHead {
  const { game, variant, player, playerVersion, weights, budget, memory, version } = study;
  return {
    game,
    deal,
    ...(variant === STANDARD ? {} : { variant }),
    player,
    ...(playerVersion === undefined ? {} : { playerVersion }),
    ...(weights === undefined ? {} : { weights }),
    budget,
    ...(memory === USUAL_MEMORY ? {} : { memory }),
    version,
  };
}

/** A player and its own version, for people: `evaluator version 2, weights 93c1d5f2ab60e471`. */
export function playerInWords({ player, playerVersion, weights }: Study): string {
  const version = `${player} version ${playerVersion ?? "unknown"}`;
  return weights === undefined ? version : `${version}, weights ${weights}`;
}

/** In what one study differs from another, for people: `player greedy, not random`; undefined when they are the same. */
export function differenceOf(found: Study, expected: Study): string | undefined {
  for (const key of ["game", "variant", "player", "budget", "memory", "version"] as const) {
    if (found[key] !== expected[key]) return `${key} ${found[key]}, not ${expected[key]}`;
  }
  const [own, other] = [playerInWords(found), playerInWords(expected)];
  if (own !== other) return `${own}; not ${other}`;
  if (found.moves !== expected.moves)
    return found.moves ? "with the moves, not without" : "without the moves, not with";
  if (found.luckBy !== expected.luckBy) return `${luckInWords(found)}, not ${luckInWords(expected)}`;
  return undefined;
}

function luckInWords({ luckBy }: Study): string {
  return luckBy === undefined ? "without the luck" : `with the luck by version ${luckBy} of the evaluator`;
}
