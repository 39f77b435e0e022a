// The page of the yardstick: a chessboard by chessground, its legal moves by chessops. Bundled for the bench alone.
import { Chessground } from "chessground";
import type { Key } from "chessground/types";
import { Chess } from "chessops/chess";
import { chessgroundDests } from "chessops/compat";
import { makeBoardFen, makeFen } from "chessops/fen";
import { parseSquare } from "chessops/util";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
import "chessground/assets/chessground.cburnett.css";
import type { ChessBoard } from "../../web/bench/chess-board.js";
import { legalMoves, played } from "./rules.js";

const element = document.createElement("div");
element.style.width = element.style.height = "min(100vw, 100vh)";
document.body.style.margin = "0";
document.body.append(element);

let position = Chess.default();
const ground = Chessground(element, {
  movable: { free: false, events: { after: (from, to) => move(from, to) } },
});

function move(from: Key, to: Key): void {
  const [start, end] = [parseSquare(from), parseSquare(to)];
  if (start === undefined || end === undefined) throw new Error(`no squares: ${from} ${to}`);
  position = played(position, { from: start, to: end });
  show();
}

function show(): void {
  ground.set({
    fen: makeFen(position.toSetup()),
    turnColor: position.turn,
    check: position.isCheck(),
    movable: { color: position.turn, dests: chessgroundDests(position) as Map<Key, Key[]> },
  });
}

const board: ChessBoard = {
  newGame() {
    position = Chess.default();
    ground.set({ lastMove: [] });
    show();
  },
  moveCount: () => (position.isEnd() ? 0 : legalMoves(position).length),
  legalMove(index) {
    const move = legalMoves(position)[index];
    if (!move) throw new Error(`there is no move ${index}`);
    const { from, to } = move;
    return { from, to, piecesAfter: makeBoardFen(played(position, move).board) };
  },
  pieces: () => ground.getFen(),
  async atRest() {
    do await new Promise(requestAnimationFrame);
    while (ground.state.animation.current);
  },
};
globalThis.chessBoard = board;
board.newGame();
