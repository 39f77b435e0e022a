import type { Game, tombOfFourKings } from "@tetrarch/engine";

export type TombState = tombOfFourKings.State;
export type TombMove = tombOfFourKings.Move;
export type TombView = tombOfFourKings.View;

/** The engine's game with its types. */
export type TombGame = Game<TombState, TombMove, TombView, tombOfFourKings.Event, tombOfFourKings.OwnEnding>;
