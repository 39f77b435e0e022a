import { type AnyGame, games, ownSetOf } from "@tetrarch/engine";
import { adviserOf, type GameFacts, type GradedAgents, type Manifest } from "./agents.js";
import type { Analysts } from "./analysis/analysing.js";
import { defaultFacts, defaultManifest } from "./default-game/manifest.js";
import type { AnyMoveEvaluator, Measures, PlayerErrors } from "./evaluation/evaluation.js";
import type { Model } from "./evaluation/model.js";
import * as gods from "./games/four-gods/manifest.js";
import * as kingdoms from "./games/four-kingdoms/manifest.js";
import * as keys from "./games/kings-keys/manifest.js";
import * as napoleon from "./games/napoleons-tomb/manifest.js";
import * as tomb from "./games/tomb-of-four-kings/manifest.js";
import type { FieldLevel } from "./players/field-levels.js";
import { type AnyPlayer, randomPlayer } from "./players/player.js";

// The only file that lists the games. Each list names what it takes of a manifest, so that a bundler leaves the solvers out of
// a page that needs the facts alone. A game that is not listed has what needs nothing but the rules (`default-game`).

function factsOf(gameId: string): GameFacts | undefined {
  const listed: Readonly<Record<string, GameFacts>> = {
    "tomb-of-four-kings": tomb.facts,
    "kings-keys": keys.facts,
    "four-kingdoms": kingdoms.facts,
    "four-gods": gods.facts,
    "napoleons-tomb": napoleon.facts,
  };
  return listed[gameId] ?? (games.some(({ id }) => id === gameId) ? defaultFacts : undefined);
}

function manifestOf(gameId: string): Manifest {
  const listed: Readonly<Record<string, Manifest>> = {
    "tomb-of-four-kings": tomb.manifest,
    "kings-keys": keys.manifest,
    "four-kingdoms": kingdoms.manifest,
    "four-gods": gods.manifest,
    "napoleons-tomb": napoleon.manifest,
  };
  return listed[gameId] ?? defaultManifest;
}

/** The solver and the players of a game; of one that is not listed, those that need nothing but the rules. */
export function agentsOf(game: AnyGame): GradedAgents {
  const agents = manifestOf(game.id).agentsOf(game);
  const { easeBounds } = factsOf(game.id) ?? defaultFacts;
  return { ...agents, players: [randomPlayer, ...agents.players], easeBounds };
}

/** The net of a game; undefined for a game without one. */
export function trainedModelOf(gameId: string): Model | undefined {
  return manifestOf(gameId).model;
}

/**
 * The evaluator of a game with its built-in cards or with a player's own.
 * @param measures others than those that were measured of it
 */
export function moveEvaluatorOf(game: AnyGame, measures?: Measures): AnyMoveEvaluator {
  return manifestOf(game.id).moveEvaluatorOf(game, measures);
}

/** The reference player, whose chances the evaluator estimates: the strongest of the players, or one that is none of them. */
export function referencePlayerOf(game: AnyGame): AnyPlayer {
  return manifestOf(game.id).referencePlayerOf?.(game) ?? (agentsOf(game).players.at(-1) as AnyPlayer);
}

/** The player whose errors make the upper levels of a field: the reference player, or a quicker one. */
export function skilledPlayerOf(game: AnyGame): AnyPlayer {
  return manifestOf(game.id).skilledPlayerOf?.(game) ?? referencePlayerOf(game);
}

/** The levels of a game's field, weakest first; none with a player's own cards, for which they were not measured. */
export function fieldLevelsOf(game: AnyGame): readonly FieldLevel[] {
  return ownSetOf(game) ? [] : (factsOf(game.id)?.fieldLevels ?? []);
}

/** Whether the win rate in a game is told with luck taken off, too; never with a player's own cards. */
export function takesLuckOff(game: AnyGame): boolean {
  return !ownSetOf(game) && (factsOf(game.id)?.takesLuckOff ?? false);
}

/** The evaluator and the solver for an analysis. */
export function analystsOf(game: AnyGame): Analysts {
  const agents = agentsOf(game);
  const adviser = adviserOf(agents);
  const evaluator = moveEvaluatorOf(game);
  const reference = manifestOf(game.id).referencePlayerOf?.(game);
  // Where the hints are the reference player's, and the analysis looks as far, both find the same moves.
  const maySeeOtherwise = evaluator.isNearsighted || agents.adviser !== undefined || reference !== undefined;
  return { evaluator, ...(maySeeOtherwise && adviser ? { adviser } : {}), solver: agents.solver };
}

/** The current version of the evaluator of a game (`Judged.version`); undefined for an unknown game. */
export function evaluatorVersionOf(gameId: string): number | undefined {
  return factsOf(gameId)?.evaluatorVersion;
}

/**
 * The cost of a decision for each player of a game, from random to the strongest, to compare a person with.
 * Losses need not fall in that order: a player that soon stands badly has little left to lose. A person's own number is the mean of
 * `loss` over the plies graded on the scale of wins and not forced. Empty for a game whose players were not measured.
 */
export function playerErrorsOf(gameId: string): readonly PlayerErrors[] {
  return factsOf(gameId)?.playerErrors ?? [];
}
