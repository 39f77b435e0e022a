import type { createFourGods, fourGods, Random } from "../src/index.js";
import { sensibleMove } from "./four-gods-sensible-player.js";

type Game = ReturnType<typeof createFourGods>;
type Move = fourGods.Move;
type State = fourGods.State;

/** Chooses one of the legal moves. Whoever plays fairly looks at `game.view(state)` alone. */
export type Player = (game: Game, state: State, moves: readonly Move[]) => Move;

export function randomPlayer(random: Random): Player {
  return (_game, _state, moves) => moves[random(moves.length)] as Move;
}

export const sensiblePlayer: Player = (game, state, moves) => sensibleMove(game.view(state), moves);

/**
 * Looks ahead by trial: deals the hidden cards and rolls anew many times, tries every legal move on each, lets the
 * sensible player finish the game, and takes the move that won most often (on a tie: that won most artifacts). The
 * true hidden cards are never looked at.
 */
export function samplingPlayer(random: Random, samples: number): Player {
  return (game, state, moves) => {
    if (moves.length === 1 || moves[0]?.type === "choose") return moves[0] as Move;
    const view = game.view(state);
    const values = moves.map(() => 0);
    for (let trial = 0; trial < samples; trial++) {
      const dealt = game.sample(view, random);
      for (const [index, move] of moves.entries()) {
        const { status, score } = game.outcome(playOut(game, game.play(dealt, move).state, sensiblePlayer));
        values[index] = (values[index] as number) + (status === "won" ? 10 : 0) + score.value;
      }
    }
    return moves[values.indexOf(Math.max(...values))] as Move;
  };
}

/** The position at the end of a game. */
export function playOut(game: Game, start: State, player: Player): State {
  let state = start;
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    state = game.play(state, player(game, state, moves)).state;
  }
  return state;
}
