import type { standardCards, tombOfFourKings } from "@tetrarch/engine";
import { highestBit } from "../../structures/bits.js";
import { lootOf, packedCard } from "./cards.js";
import { forcedMove } from "./dominance.js";
import { DELVE, DISCARD, DODGE, DROP, LEAVE, PLAY, playMove, RETREAT, SKILL, TAKE } from "./moves.js";
import { packedTomb } from "./packed.js";
import type { TombGame, TombMove, TombState } from "./types.js";

/** The engine's moves for a variation of packed ones, with those that the search played along as forced. */
export function engineMoves(game: TombGame, start: TombState, variation: readonly number[]): TombMove[] {
  const tomb = packedTomb(start);
  const moves: TombMove[] = [];
  let state = start;
  const play = (packed: number) => {
    const move = engineMove(game.legalMoves(state), packed);
    moves.push(move);
    state = game.play(state, move).state;
    playMove(tomb, packed);
  };
  for (const packed of variation) {
    play(packed);
    for (let next = forcedMove(tomb); next >= 0; next = forcedMove(tomb)) play(next);
  }
  return moves;
}

/** The one of the legal moves that a packed move stands for. */
export function engineMove(legal: readonly TombMove[], packed: number): TombMove {
  const move = legal.find((candidate) => packedMove(candidate) === packed);
  if (move === undefined) throw new Error(`packed move ${packed} is not legal`);
  return move;
}

const MOVES = {
  delve: DELVE,
  retreat: RETREAT,
  play: PLAY,
  skill: SKILL,
  take: TAKE,
  dodge: DODGE,
  discard: DISCARD,
};

/** An engine's move as a number; a king stands for all kings. */
export function packedMove(move: tombOfFourKings.Move): number {
  switch (move.type) {
    case "drop":
      return DROP + treasureOf(move.card);
    case "leave":
      return LEAVE + treasureOf(move.card);
    default:
      return MOVES[move.type];
  }
}

/** The number of a treasure: 0–8 the diamonds, 9 the joker, 10 a king. */
function treasureOf(card: standardCards.Card): number {
  return highestBit(lootOf(packedCard(card)));
}
