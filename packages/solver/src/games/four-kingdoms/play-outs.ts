import { type AnyGame, type fourKingdoms, type Random, shuffled } from "@tetrarch/engine";
import type { Judgement, Trials } from "../../players/racing-player.js";
import { playMove } from "./moves.js";
import { ALL_HOME, Packed, ZONES } from "./packed.js";
import { Policy } from "./policy.js";
import { engineMoves } from "./to-engine.js";

type Move = fourKingdoms.Move;
type State = fourKingdoms.State;

/** The packed moves worth weighing. */
export function candidateMoves(state: State): readonly number[] {
  const policy = new Policy();
  const count = policy.list(new Packed(state));
  return [...policy.moves.subarray(0, count)];
}

/** The first of the engine's moves that a packed move stands for. */
export function firstEngineMove(state: State, move: number): Move {
  return engineMoves(state, [move])[0] as Move;
}

/** Trials of moves: the hidden cards are dealt anew, the move is played, and the learnt policy plays on. */
export function playOuts(game: AnyGame, state: State): Trials<Move> {
  const packed = new Packed(state);
  const start = packed.words.slice();
  const hidden = packed.hiddenCards();
  const policy = new Policy();
  const packedMoves = new Map(
    candidateMoves(state).map((move) => [game.formatMove(firstEngineMove(state, move)), move] as const),
  );
  return {
    deal(random: Random) {
      packed.words.set(start);
      packed.redeal(shuffled(hidden, random));
    },
    judge(move: unknown): Judgement {
      packed.words.set(start);
      playMove(packed, packedMoves.get(game.formatMove(move)) as number);
      const nodes = 1 + playOn(packed, policy);
      return { value: packed.words[ZONES] === ALL_HOME ? 1 : 0, comfort: packed.cardsHome(), nodes };
    },
  };
}

/** Plays the policy's moves until there is none, and counts them. */
function playOn(packed: Packed, policy: Policy): number {
  for (let nodes = 0; ; nodes++) {
    const move = policy.choose(packed);
    if (move < 0) return nodes;
    playMove(packed, move);
  }
}
