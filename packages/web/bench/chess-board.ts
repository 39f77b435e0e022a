/** A legal move of chess, its squares counted from a1 by rows, and the pieces after it as in a FEN. */
export interface ChessMove {
  readonly from: number;
  readonly to: number;
  readonly piecesAfter: string;
}

/** What the yardstick's page offers: see packages/yardstick. */
export interface ChessBoard {
  /** Lays the pieces for a new game. */
  newGame(): void;
  /** How many legal moves there are; none when the game is over. */
  moveCount(): number;
  legalMove(index: number): ChessMove;
  /** The pieces as they stand, as in a FEN. */
  pieces(): string;
  /** Settles when no piece flies any more and what has changed is drawn. */
  atRest(): Promise<void>;
}

declare global {
  var chessBoard: ChessBoard;
}
