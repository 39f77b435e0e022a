import type { Puzzle } from "@tetrarch/play/puzzles";
import { routes } from "../../ui/routes.js";

/** The address of a puzzle in a list. */
export function puzzleAddress(list: readonly Puzzle[], puzzle: Puzzle, isOwn: boolean): string {
  const { game, deal } = puzzle;
  if (puzzle.kind === "chance") return routes.puzzles.chance(game, list.indexOf(puzzle) + 1);
  return isOwn ? routes.puzzles.own(game, deal) : routes.puzzles.win(game, deal);
}
