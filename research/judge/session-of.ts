import {
  type AnyGame,
  formatDealCode,
  outcomeOf,
  playWord,
  type Session,
  STANDARD,
  seededRandom,
  startSession,
  unwrap,
} from "@tetrarch/engine";
import { type GradedGame, gradingGame } from "../../packages/solver/src/analysis/move-prices.js";
import { type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";
import { analystsOf } from "../../packages/solver/src/registry.js";
import { MOST_MOVES } from "./measuring.js";

/**
 * A game as a player plays it on a numbered deal, with all its moves.
 * @param most the moves after which it must resign
 */
export function sessionOf(
  game: AnyGame,
  player: AnyPlayer,
  deal: number,
  variant: string = STANDARD,
  most = MOST_MOVES,
): Session {
  const random = seededRandom(deal);
  let session = unwrap(startSession(game, formatDealCode(game.dealCode, deal), variant));
  while (outcomeOf(session).status === "playing") {
    const { state, number } = session.now;
    const { move, resigns } = runToEnd(player.advise(observe(game, state), random, player.nodesAMove));
    if (resigns || number >= most) return { ...session, resigned: true };
    session = unwrap(playWord(session, game.formatMove(move)));
  }
  return session;
}

/** Judges a game; what only the hidden cards know is not asked. */
export function evaluatedGame(session: Session): GradedGame {
  return runToEnd(gradingGame(session, analystsOf(session.game)));
}
