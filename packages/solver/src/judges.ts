import { type AnyGame, games } from "@tetrarch/engine";
import { isFourGods } from "@tetrarch/engine/four-gods";
import type { Analysts } from "./analysis/analysing.js";
import type { AnyFairJudge, Measures } from "./evaluation/fair-judge.js";
import { godsJudge } from "./games/four-gods/fair-judge.js";
import { committedWorth } from "./games/four-kingdoms/committed-worth.js";
import { evaluatorPlayer } from "./games/four-kingdoms/evaluator.js";
import { kingdomsJudge } from "./games/four-kingdoms/fair-judge.js";
import { keysJudge } from "./games/kings-keys/fair-judge.js";
import { napoleonsJudge } from "./games/napoleons-tomb/fair-judge.js";
import { tombJudge } from "./games/tomb-of-four-kings/fair-judge.js";
import type { TombGame } from "./games/tomb-of-four-kings/types.js";
import type { AnyPlayer } from "./players/player.js";
import { agentsOf } from "./registry.js";

type JudgeOf = (game: AnyGame, measures?: Measures) => AnyFairJudge;

/** Who judges which game: apart from the registry, so that only who looks back at games loads what judges need. */
const judges: Readonly<Record<string, JudgeOf>> = {
  "tomb-of-four-kings": (game, measures) => tombJudge(game as TombGame, measures),
  "kings-keys": keysJudge,
  "four-kingdoms": kingdomsJudge,
  "four-gods": (game, measures) => {
    if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
    return godsJudge(game, measures);
  },
  "napoleons-tomb": napoleonsJudge,
};

/**
 * The judge of a game as it is played here: with its built-in cards or with a player's own; undefined for a game that has none.
 * @param measures others than those that were measured of it
 */
export function judgeOf(game: AnyGame, measures?: Measures): AnyFairJudge | undefined {
  return judges[game.id]?.(game, measures);
}

/** The reference player, whose chances the judge tells: the strongest of the players, or one that is none of them. */
export function referencePlayerOf(game: AnyGame): AnyPlayer | undefined {
  if (game.id === "four-kingdoms") return evaluatorPlayer(game, committedWorth()) as AnyPlayer;
  return agentsOf(game)?.players.at(-1);
}

/**
 * Who looks back at a game; undefined for a game that nobody judges, and for one with a player's own cards: what was measured
 * of the judges does not hold for them.
 */
export function analystsOf(game: AnyGame): Analysts | undefined {
  if (!games.includes(game)) return undefined;
  const judge = judgeOf(game);
  const agents = agentsOf(game);
  return judge && agents ? { judge, solver: agents.solver } : undefined;
}
