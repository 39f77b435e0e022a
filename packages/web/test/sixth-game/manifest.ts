import icon from "virtual:game-icon/stairs";
import { plainManifest } from "../../src/games/plain-manifest.js";

export const nineSteps = plainManifest({
  id: "nine-steps",
  line: "Nine cards, three shelves, one way up",
  icon,
  by: "the tests",
  rules: async () => (await import("virtual:rules/nine-steps")).default,
});
