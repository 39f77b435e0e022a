import {
  type AnyGame,
  formatDealCode,
  outcomeOf,
  playWord,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";
import { MOST_MOVES } from "./measuring.js";

/** A game as a player plays it on a numbered deal, with all its moves. */
export function sessionOf(game: AnyGame, player: AnyPlayer, deal: number): Session {
  const random = seededRandom(deal);
  let session = found(startSession(game, formatDealCode(game.dealCode, deal)));
  while (outcomeOf(session).status === "playing") {
    const { state, number } = session.now;
    const { move, resigns } = runToEnd(player.advise(observe(game, state), random, player.nodesAMove));
    if (resigns || number >= MOST_MOVES) return { ...session, resigned: true };
    session = found(playWord(session, game.formatMove(move)));
  }
  return session;
}

function found(session: ReturnType<typeof playWord>): Session {
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}
