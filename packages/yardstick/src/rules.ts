import { type Chess, normalizeMove } from "chessops/chess";
import type { NormalMove } from "chessops/types";

/** The position after a move between two squares; pawns that reach the end become queens. */
export function played(before: Chess, { from, to }: NormalMove): Chess {
  const after = before.clone() as Chess;
  const isPawn = before.board.pawn.has(from);
  const isEnd = to >> 3 === 0 || to >> 3 === 7;
  const move: NormalMove = isPawn && isEnd ? { from, to, promotion: "queen" } : { from, to };
  after.play(normalizeMove(before, move));
  return after;
}

/** Every legal move between two squares. */
export function legalMoves(position: Chess): readonly NormalMove[] {
  return [...position.allDests()].flatMap(([from, dests]) => [...dests].map((to) => ({ from, to })));
}
