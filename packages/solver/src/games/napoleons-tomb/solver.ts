import type { napoleonsTomb } from "@tetrarch/engine";
import type { Solver } from "../../solver.js";
import { search } from "./search.js";

/** Won or lost, all cards known. */
export const exactSolver: Solver<napoleonsTomb.State, napoleonsTomb.Move> = {
  version: 1,
  hasPoints: false,
  answer: search,
};
