import {
  type AnyGame,
  formatDealCode,
  numberedDeal,
  outcomeOf,
  parseVariant,
  playWord,
  type Session,
  seededRandom,
  startSession,
  unwrap,
} from "@tetrarch/engine";
import type { Agents } from "../agents.js";
import type { Analysts } from "../analysis/analysing.js";
import { gradingGame } from "../analysis/move-prices.js";
import { playingOut } from "../players/play-out.js";
import type { AnyPlayer } from "../players/player.js";
import { runToEnd } from "../search/resumable-search.js";
import { solve } from "../solver.js";
import type { PlayedResult, SolvedResult, StudyRecord } from "./record.js";
import { headOf, MIB, type Study, THOUGHTFUL } from "./study.js";

/** A player's seed in a deal is the deal's number plus this: never the seed of a shuffle, as deal numbers end below it. */
const FIRST_SEED = 1_000_000_000;
/** Luck is written down to a hundred-thousandth of a win. */
const LUCK_STEPS = 100_000;

/**
 * Asks a study's question of one deal. The answer depends on nothing else.
 * @param analysts evaluate the luck in a player's game; it is left out without them
 */
export function studyDeal(
  study: Study,
  game: AnyGame,
  agents: Agents,
  number: number,
  analysts?: Analysts,
): StudyRecord {
  const variant = unwrap(parseVariant(game.options, study.variant));
  const start = game.setup(numberedDeal(game.pack, number), variant);
  const code = formatDealCode(game.dealCode, number);
  const head = headOf(study, code);
  if (study.player === THOUGHTFUL) return { ...head, ...solved(study, game, agents, start) };
  const random = seededRandom(FIRST_SEED + number);
  const playing = playingOut(game, start, playerNamed(agents, study.player), random, study.budget);
  const { outcome, words, nodes } = runToEnd(playing);
  const result: PlayedResult = { ...outcome, length: words.length, nodes };
  if (!analysts) return { ...head, ...result };
  const { account } = runToEnd(gradingGame(replayed(game, code, study.variant, words), analysts));
  const luck = Math.round(account.luck * LUCK_STEPS) / LUCK_STEPS;
  return { ...head, ...result, luck, luckBy: analysts.evaluator.version };
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

/** A game that a player has played, resigned where it goes on. */
function replayed(game: AnyGame, deal: string, variant: string, words: readonly string[]): Session {
  let session = unwrap(startSession(game, deal, variant));
  for (const word of words) session = unwrap(playWord(session, word));
  return outcomeOf(session).status === "playing" ? { ...session, resigned: true } : session;
}

function playerNamed({ players }: Agents, name: string): AnyPlayer {
  const player = players.find((candidate) => candidate.name === name);
  if (!player) throw new Error(`no player ${name}`);
  return player;
}
