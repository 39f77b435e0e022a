import { type GameEvent, outcomeOf, type Ply, type Session } from "@tetrarch/engine";

/** The word of giving up, in place of a move. */
export const RESIGN = "resign";

/** A position of a game that was played, and what was done in it. */
export interface PlayedPly {
  readonly state: unknown;
  readonly word: string;
  /** The events of the move; none for a resignation. */
  readonly events: readonly GameEvent[];
}

/** The way of a game, from the deal to where it stands. */
export interface PlayedGame {
  readonly plies: readonly PlayedPly[];
  /** The position after the last move. */
  readonly last: unknown;
  /** 1 or 0 of a game that is over. */
  readonly result: number | undefined;
}

/** Takes a session apart; moves that were taken back are left out. */
export function playedGame(session: Session): PlayedGame {
  const plies: PlayedPly[] = [];
  const { now, resigned } = session;
  if (resigned) plies.push({ state: now.state, word: RESIGN, events: [] });
  for (let ply: Ply = now; ply.before; ply = ply.before) {
    plies.push({ state: ply.before.state, word: ply.word, events: ply.events });
  }
  const { status } = outcomeOf(session);
  const result = status === "playing" ? undefined : status === "won" ? 1 : 0;
  return { plies: plies.reverse(), last: now.state, result };
}
