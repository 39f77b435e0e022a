import * as five from "../../../packages/play/src/puzzles/registry.js";

// What stands here for one more line in packages/play/src/puzzles/registry.ts.
export const puzzleModules: typeof five.puzzleModules = {
  ...five.puzzleModules,
  "nine-steps": () => import("../puzzles.js"),
};
