import { findGameAmong } from "@tetrarch/engine";
import { firstOf, identityOfTry, type PuzzleTry, readTry } from "../puzzles/tries.js";
import type { Kind } from "./kind.js";

const findGame = findGameAmong([]);

/** First tries at puzzles: the player's rating follows from all of them. */
export const puzzleTries: Kind<PuzzleTry, "puzzle"> = {
  field: "puzzle",
  version: 1,
  read: (stored) => readTry(stored, findGame),
  key: identityOfTry,
  merge: firstOf,
};
