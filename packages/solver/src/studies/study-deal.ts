import { type AnyGame, formatDealCode, numberedDeal, parseVariant, seededRandom } from "@tetrarch/engine";
import type { Agents } from "../agents.js";
import { playingOut } from "../players/play-out.js";
import type { AnyPlayer } from "../players/player.js";
import { runToEnd } from "../search/resumable-search.js";
import { solve } from "../solver.js";
import type { PlayedResult, SolvedResult, StudyRecord } from "./record.js";
import { headOf, MIB, type Study, THOUGHTFUL } from "./study.js";

/** A player's seed in a deal is the deal's number plus this: never the seed of a shuffle, as deal numbers end below it. */
const FIRST_SEED = 1_000_000_000;

/** Asks a study's question of one deal. The answer depends on nothing else. */
export function studyDeal(study: Study, game: AnyGame, agents: Agents, number: number): StudyRecord {
  const variant = parseVariant(game.options, study.variant);
  if (!variant.ok) throw new Error(variant.error.message);
  const start = game.setup(numberedDeal(game.pack, number), variant.value);
  const head = headOf(study, formatDealCode(game.dealCode, number));
  const result =
    study.player === THOUGHTFUL
      ? solved(study, game, agents, start)
      : played(study, game, playerNamed(agents, study.player), start, number);
  return { ...head, ...result };
}

function solved(study: Study, game: AnyGame, { solver }: Agents, start: unknown): SolvedResult {
  const limits = { nodes: study.budget, memory: study.memory * MIB };
  const { verdict, moves, best, nodes, states, stop } = solve(game, solver, start, limits);
  return {
    verdict,
    length: moves.length,
    ...(study.moves ? { moves } : {}),
    ...(best ? { best } : {}),
    nodes,
    states,
    ...(stop ? { stop } : {}),
  };
}

function played(
  study: Study,
  game: AnyGame,
  player: AnyPlayer,
  start: unknown,
  number: number,
): PlayedResult {
  const random = seededRandom(FIRST_SEED + number);
  const { outcome, moves, nodes } = runToEnd(playingOut(game, start, player, random, study.budget));
  return { ...outcome, length: moves, nodes };
}

function playerNamed({ players }: Agents, name: string): AnyPlayer {
  const player = players.find((candidate) => candidate.name === name);
  if (!player) throw new Error(`no player ${name}`);
  return player;
}
