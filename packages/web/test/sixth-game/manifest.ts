import icon from "virtual:game-icon/stairs";
import type { Manifest } from "../../src/games/place.js";
import "./door.css";

export const nineSteps: Manifest = {
  id: "nine-steps",
  line: "Nine cards, three shelves, one way up",
  icon,
  by: "the tests",
  load: () => import("./index.js"),
};
