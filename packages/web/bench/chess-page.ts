// The page of the yardstick: a chessboard by chessground, its legal moves by chessops. Both are GPL-3: see
// docs/decisions/bench-yardstick.md. Bundled for the bench alone.
import { Chessground } from "chessground";
import type { Key } from "chessground/types";
import { Chess } from "chessops/chess";
import { chessgroundDests } from "chessops/compat";
import { makeFen } from "chessops/fen";
import { parseSquare } from "chessops/util";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
import "chessground/assets/chessground.cburnett.css";
import { played } from "./chess-rules.js";

declare global {
  /** Lays the pieces for a new game. */
  var newGame: () => void;
  /** The pieces as they stand, as in a FEN. */
  var piecesOnBoard: () => string;
  /** Settles when no piece flies any more and what has changed is drawn. */
  var atRest: () => Promise<void>;
}

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

globalThis.newGame = () => {
  position = Chess.default();
  ground.set({ lastMove: [] });
  show();
};
globalThis.piecesOnBoard = () => ground.getFen();
globalThis.atRest = async () => {
  do await new Promise(requestAnimationFrame);
  while (ground.state.animation.current);
};
newGame();
