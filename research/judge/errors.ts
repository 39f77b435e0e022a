import type { AnyGame } from "@tetrarch/engine";
import type { Grade, PlyAnalysis } from "../../packages/solver/src/analysis/analysis.js";
import type { PlayerErrors } from "../../packages/solver/src/evaluation/evaluation.js";
import { type AnyPlayer, agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { randomPlayer } from "../../packages/solver/src/players/player.js";
import { referencePlayerOf } from "../../packages/solver/src/registry.js";
import { beginnerPlayer } from "../common/beginner.js";
import { sumOf } from "../statistics/mean-interval.js";
import { evaluatedGame, sessionOf } from "./session-of.js";

const FIRST_DEAL = 8_000_001;

/** The players of a game, the weakest first: the last is the strongest, or whom the judge tells the chances of. */
export function playersOf(game: AnyGame): readonly AnyPlayer[] {
  const agents = agentsOf(game);
  const reference = referencePlayerOf(game);
  if (!agents || !reference) throw new Error(`${game.id} has no judge`);
  const others = agents.players.filter(({ name }) => name !== reference.name && name !== randomPlayer.name);
  return [randomPlayer, beginnerPlayer(greedyOf(agents)), ...others, reference];
}

/** How often a player errs, over the games of so many deals. */
export function errorsOf(game: AnyGame, player: AnyPlayer, games: number): PlayerErrors {
  const lost: number[] = [];
  const decided: number[] = [];
  const marks = new Map<Grade, number>();
  for (let deal = FIRST_DEAL; deal < FIRST_DEAL + games; deal++) {
    const decisions = evaluatedGame(sessionOf(game, player, deal)).plies.filter(isDecision);
    decided.push(decisions.length);
    lost.push(decisions.reduce((sum, { loss = 0 }) => sum + loss, 0));
    for (const { grade } of decisions) if (grade) marks.set(grade, (marks.get(grade) ?? 0) + 1);
  }
  const decisions = sumOf(decided);
  const mean = sumOf(lost) / decisions;
  const squares = sumOf(lost.map((each, game) => (each - mean * (decided[game] as number)) ** 2));
  const of100 = (grade: Grade) => rounded((100 * (marks.get(grade) ?? 0)) / decisions, 2);
  return {
    player: player.name,
    games,
    decisions,
    lost: rounded(mean, 5),
    error: rounded(Math.sqrt(squares) / decisions, 5),
    inaccuracies: of100("inaccuracy"),
    mistakes: of100("mistake"),
    blunders: of100("blunder"),
  };
}

/** Whether there was a choice, and a win to lose by it. */
function isDecision({ grade, scale }: PlyAnalysis): boolean {
  return grade !== "forced" && scale === "win";
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
